// SPDX-License-Identifier: MIT
#include "common/keeping/saved/game_keeper.h"
#include "common/session/deals/known_deals.h"
#include "common/session/rules_session.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

/// A pad of paper: every move writes another page over the one before.
struct Pad {
    struct Options {
        bool operator==(const Options&) const = default;
    };
    struct Start {
        std::string page;
        bool operator==(const Start&) const = default;
    };
    struct State {
        std::string page;
        bool operator==(const State&) const = default;
    };
    struct Move {
        std::string page;
        bool operator==(const Move&) const = default;
    };
    static State begin(const Options&, const Start& start) { return {start.page}; }
    static plt::Result<State> apply(const State&, const Move& move) { return State{move.page}; }
    static std::vector<Move> legalMoves(const State&) { return {}; }
    static plt::Outcome outcome(const State&) { return plt::Outcome::playing; }
    static plt::Message describe(const Options&) { return {}; }
    static std::string write(const Options&) { return "pad"; }
    static std::string write(const Start& start) { return start.page; }
    static std::string write(const Move& move) { return move.page; }
    static plt::Result<Options> readOptions(std::string_view) { return Options{}; }
    static plt::Result<Start> readStart(const Options&, std::string_view text) {
        return Start{std::string(text)};
    }
    static plt::Result<Move> readMove(std::string_view text) { return Move{std::string(text)}; }
};
/// The same, with a start for every state.
struct LoosePad : Pad {
    static Start startAt(const State& state) { return {state.page}; }
};

/// Pages of a size in MiB.
std::string page(double size, char letter = 'a') {
    return std::string(static_cast<std::size_t>(size * 1024 * 1024), letter);
}

/// A session that is kept, and the warnings about it.
template <class Rules>
struct Desk {
    explicit Desk(const QString& id)
        : session(false), keeper(id, session), warnings(&keeper, &plt::GameKeeper::warned) {
        if (!keeper.restore()) session.beginGame({}, {});
    }
    bool write(const std::string& text) { return session.play({text}) && keeper.saveAndWait(); }
    QStringList told() const {
        QStringList all;
        for (const auto& warning : warnings) all << warning.first().toString();
        return all;
    }

    plt::RulesSession<Rules> session;
    plt::GameKeeper keeper;
    QSignalSpy warnings;
};

QStringList asideFiles() {
    return QDir(plt::storage::folder(QStringLiteral("saved"))).entryList({QStringLiteral("*.broken-*")});
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

}  // namespace

/// Nothing is written that would not be read, and damaged lists of deals are not lost.
class TestFullFiles : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        QDir(plt::storage::folder(QStringLiteral("saved"))).removeRecursively();
        plt::storage::makeFolder(QStringLiteral("saved"));
    }

    void readersAndWritersShareALimit() {
        const QString path = plt::storage::folder(QStringLiteral("saved")) + QStringLiteral("/object.json");
        const auto object = [](qint64 size) {
            return QJsonObject{{QStringLiteral("x"), QString(size, QLatin1Char('a'))}};
        };
        const auto around = plt::storage::bytesOf(object(0)).size();
        QCOMPARE(plt::storage::writeObject(path, object(plt::storage::sizeLimit - around)), QString());
        QVERIFY(plt::storage::readObject(path).object);
        QVERIFY(!plt::storage::writeObject(path, object(plt::storage::sizeLimit - around + 1)).isEmpty());
        // The good one is still there.
        QCOMPARE(QFileInfo(path).size(), plt::storage::sizeLimit);
    }

    /// First a warning, then the first moves are left out; the position after them is kept.
    void aFullGameLosesItsFirstMoves() {
        const QString id = QStringLiteral("pad");
        {
            Desk<LoosePad> desk(id);
            QVERIFY(desk.write(page(3)));
            QCOMPARE(desk.told(), QStringList());
            QVERIFY(desk.write(page(2)));
            QCOMPARE(desk.told().size(), 1);
            QVERIFY(desk.told().first().startsWith(QStringLiteral("Half of the room")));
            desk.session.undo();
            QVERIFY(desk.keeper.saveAndWait());
            QVERIFY(desk.write(page(2, 'b')));
            QCOMPARE(desk.told().size(), 1);
            QVERIFY(desk.write(page(2.5, 'c')));
            QCOMPARE(desk.told().size(), 1);
            QVERIFY(desk.write(page(1, 'd')));
            QCOMPARE(desk.told().size(), 2);
            QVERIFY(desk.told().last().startsWith(QStringLiteral("The saved game is full.")));
            QVERIFY(desk.write(page(2, 'e')));
            QCOMPARE(desk.told().size(), 2);
            QCOMPARE(desk.session.moveCount(), 5);
        }
        Desk<LoosePad> desk(id);
        QCOMPARE(desk.keeper.complaint(), QString());
        QVERIFY(desk.session.state().page == page(2, 'e'));
        desk.session.undo();
        QVERIFY(desk.session.state().page == page(1, 'd'));
        desk.session.undo();
        QVERIFY(desk.session.state().page == page(2.5, 'c'));
        QVERIFY(!desk.session.canUndo());
    }

    /// The shown place is never left out, what comes after it only at the last.
    void theShownPlaceStays() {
        const QString id = QStringLiteral("place");
        {
            Desk<LoosePad> desk(id);
            QVERIFY(desk.write(page(2)));
            QVERIFY(desk.write(page(3, 'b')));
            QVERIFY(desk.write(page(4, 'c')));
            desk.session.goTo(1);
            QVERIFY(desk.keeper.saveAndWait());
        }
        Desk<LoosePad> desk(id);
        QVERIFY(desk.session.state().page == page(2));
        QVERIFY(!desk.session.canUndo());
        QVERIFY(!desk.session.canRedo());
    }

    void olderGamesLeaveFirst() {
        const QString id = QStringLiteral("games");
        {
            Desk<Pad> desk(id);
            for (const char letter : {'a', 'b', 'c', 'd'}) {
                if (letter != 'a') desk.session.beginGame({}, {});
                QVERIFY(desk.write(page(3, letter)));
            }
        }
        Desk<Pad> desk(id);
        QCOMPARE(desk.keeper.complaint(), QString());
        QCOMPARE(desk.session.games().size(), std::size_t(3));
        QVERIFY(desk.session.state().page == page(3, 'd'));
        QVERIFY(desk.session.games().front().moves.front().as<Pad::Move>().page == page(3, 'b'));
    }

    /// A game that cannot be made to fit is not written, and says so; the last good file stays.
    void whatDoesNotFitIsNotWritten() {
        const QString id = QStringLiteral("tight");
        {
            Desk<Pad> desk(id);
            QVERIFY(desk.write(page(5)));
            QVERIFY(desk.told().first().contains(QStringLiteral("no longer be saved")));
            QVERIFY(!desk.write(page(4, 'b')));
            QVERIFY2(desk.keeper.trouble().contains(QStringLiteral("too large")),
                     qPrintable(desk.keeper.trouble()));
            desk.session.undo();
            QVERIFY(desk.write(page(1, 'c')));
            QVERIFY(!desk.write(page(4, 'd')));
        }
        Desk<Pad> desk(id);
        QVERIFY(desk.session.state().page == page(1, 'c'));
        QCOMPARE(asideFiles(), QStringList());
    }

    void aForgottenPastMakesRoom() {
        const QString id = QStringLiteral("past");
        {
            Desk<LoosePad> desk(id);
            QVERIFY(desk.write(page(3)));
            QVERIFY(desk.write(page(2, 'b')));
            QCOMPARE(desk.told().size(), 1);
            QSignalSpy changed(&desk.session, &plt::GameSession::changed);
            desk.session.clearPast();
            QCOMPARE(changed.size(), 1);
            QCOMPARE(desk.session.moveCount(), 0);
            QVERIFY(!desk.session.canUndo() && !desk.session.canRedo());
            QVERIFY(desk.keeper.saveAndWait());
            QVERIFY(desk.write("x"));
            // The warning is shown again.
            desk.session.clearPast();
            QVERIFY(desk.keeper.saveAndWait());
            QVERIFY(desk.write(page(5, 'c')));
            QCOMPARE(desk.told().size(), 2);
        }
        Desk<LoosePad> desk(id);
        desk.session.undo();
        QCOMPARE(desk.session.state().page, std::string("x"));
        QVERIFY(!Desk<Pad>(QStringLiteral("other")).session.canClearPast());
    }

    void damagedDealsAreKept_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isUsed");
        QTest::newRow("truncated") << QByteArray("1f\n2a\n3") << true;
        QTest::newRow("a damaged line") << QByteArray("1f\nx!\n3b\n") << true;
        QTest::newRow("other bytes") << QByteArray("\x00\xff\x17\x80", 4) << false;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("too large") << QByteArray(9 * 1024 * 1024, '1') << false;
    }
    /// A damaged list of deals is kept, and said; what can be read of it goes on.
    void damagedDealsAreKept() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isUsed);
        const QString id = QStringLiteral("deals");
        const QString path = plt::SavedGame::dealsPath(id);
        put(path, bytes);
        {
            Desk<Pad> desk(id);
            QVERIFY2(desk.keeper.complaint().contains(QStringLiteral("list of deals")),
                     qPrintable(desk.keeper.complaint()));
            QVERIFY(desk.session.knownDeals().size() == (isUsed ? 2U : 0U));
            desk.session.knownDeals().add("another");
            QVERIFY(desk.write("x"));
        }
        QCOMPARE(asideFiles().size(), 1);
        QFile kept(QFileInfo(path).path() + QLatin1Char('/') + asideFiles().first());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
        Desk<Pad> desk(id);
        QCOMPARE(desk.keeper.complaint(), QString());
        QCOMPARE(desk.session.knownDeals().size(), isUsed ? 3U : 1U);
        QVERIFY(desk.session.knownDeals().contains("another"));
    }

    /// Nothing waits for a list that is no file.
    void dealsThatAreNoFile() {
        const QString path = plt::SavedGame::dealsPath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        Desk<Pad> desk(QStringLiteral("pipe"));
        QVERIFY(desk.keeper.complaint().contains(QStringLiteral("list of deals")));
        desk.session.knownDeals().add("another");
        QVERIFY(desk.write("x"));
        QVERIFY(QFileInfo(path).isFile());
    }
};

QTEST_GUILESS_MAIN(TestFullFiles)
#include "test_full_files.moc"
