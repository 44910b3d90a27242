// SPDX-License-Identifier: MIT
#include "checkers/endgames/endgame_library.h"
#include "checkers/records/dialogs.h"
#include "checkers/records/exchange.h"
#include "checkers/records/game_tags.h"
#include "checkers/records/pdn.h"
#include "checkers/tests/game.h"
#include "common/storage/files.h"
#include "common/window/documents/documents_menu.h"
#include "tests/support/full_disk.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTranslator>

namespace checkers {

/// Games and positions that come from elsewhere and go there: files, the clipboard, dialogs, and the file of
/// the endgames.
class TestCheckersRecords : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    QString write(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly)) qFatal("%s", qPrintable(file.errorString()));
        file.write(bytes);
        return path(name);
    }
    static QByteArray bytesOf(const QString& file) {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    static PdnGames gamesIn(const QString& file) { return readPdn(bytesOf(file).toStdString()); }
    static plt::DocumentsMenu& documents(const Desk& desk) {
        return *desk.window->findChild<plt::DocumentsMenu*>();
    }
    /// Saves the game as the tags dialog has it, and waits for the disk.
    static void save(Desk& desk, const QString& file) {
        plt::testing::withDialog<TagsDialog>([](TagsDialog& dialog) { dialog.accept(); });
        documents(desk).save(file);
        settle();
    }
    static void settle() {
        plt::FileWriter::shared().finish();
        plt::FileWriter::shared().deliver();
        QCoreApplication::processEvents();
    }
    /// The dialog that offers what is in a file.
    static void withContents(const std::function<void(QDialog&, QListWidget&)>& run) {
        plt::testing::withDialog<QDialog>(
            [run](QDialog& dialog) { run(dialog, *dialog.findChild<QListWidget*>()); });
    }
    /// Triggers an action and returns what the window then says.
    template <class Name>
    static QString trigger(const Desk& desk, const Name& name) {
        desk.action(name).trigger();
        return desk.message();
    }
    /// Returns the text of the open box, and closes it.
    static QString box() {
        auto* shown = plt::testing::openDialog<QMessageBox>();
        if (shown == nullptr) return {};
        const QString text = shown->windowTitle() + QLatin1Char('\n') + shown->text();
        delete shown;
        return text;
    }

  private Q_SLOTS:
    void aGameGoesThroughAFile() {
        Desk desk;
        desk.play("11-15 23-19 8-11 22-17 11-16 24-20 16x23 27x11 7x16 20x11");
        const auto moves = desk.moves();
        const auto fen = desk.fen();
        desk.session().play(Move::resign());
        const QString file = path("game.pdn");
        plt::testing::withDialog<TagsDialog>([](TagsDialog& dialog) {
            dialog.findChild<QLineEdit*>(QStringLiteral("Black"))
                ->setText(QStringLiteral("Ann \"A\" O'Neil"));
            dialog.findChild<QLineEdit*>(QStringLiteral("White"))->setText(QStringLiteral("Bj\u00f6rn"));
            dialog.accept();
        });
        documents(desk).save(file);
        settle();
        QCOMPARE(desk.message(), QStringLiteral("Saved as game.pdn."));
        const auto kept = gamesIn(file);
        QVERIFY(kept.problems.empty());
        QCOMPARE(kept.games.size(), std::size_t{1});
        QCOMPARE(kept.games[0].result, std::string("1-0"));
        QCOMPARE(tagOf(kept.games[0], "White"), QStringLiteral("Bj\u00f6rn"));

        // Opened in another game, it lies behind that one in the timeline.
        Desk other(QStringLiteral("person-person:standard"), QStringLiteral("test-checkers-2"));
        other.play("9-14");
        const auto before = other.state();
        QCOMPARE(other.window->openFile(file), QString());
        QVERIFY2(other.message().startsWith(QStringLiteral("Ann \"A\" O'Neil - Bj\u00f6rn, ")),
                 qPrintable(other.message()));
        QCOMPARE(other.moves(), moves + " resigns");
        QVERIFY(endOf(other.state()) == End::resignation);
        QVERIFY(winnerOf(other.state()) == Side::second);
        for (int i = 0; i < 11; ++i) trigger(other, QStringLiteral("One move back"));
        QCOMPARE(other.moves(), std::string());
        trigger(other, QStringLiteral("To the last move"));
        QCOMPARE(other.fen(), fen);
        trigger(other, QStringLiteral("To the beginning"));
        QVERIFY(!other.action(QStringLiteral("One move back")).isEnabled());
        other.session().undo();
        QVERIFY(other.state() == before);
        // It does not count as played here.
        QVERIFY(other.session().games()[other.session().place().game + 1].recorded);

        // Saved again it is the same game with the same names, from wherever it is shown.
        other.session().redo();
        for (int i = 0; i < 3; ++i) trigger(other, QStringLiteral("One move forward"));
        const QString again = path("again.pdn");
        save(other, again);
        QVERIFY(gamesIn(again).games == kept.games);
    }

    void filesAreChosenInDialogs() {
        Desk desk;
        desk.play("11-15 23-19");
        const QString file = path("chosen.pdn");
        plt::testing::withDialog<QFileDialog>([this](QFileDialog& dialog) {
            plt::testing::withDialog<TagsDialog>([](TagsDialog& tags) { tags.accept(); });
            dialog.setDirectory(folder_.path());
            // Without an ending it gets the usual one.
            dialog.findChild<QLineEdit*>()->setText(QStringLiteral("chosen"));
            static_cast<QDialog&>(dialog).accept();
        });
        trigger(desk, QStringLiteral("Save as..."));
        settle();
        QVERIFY(QFile::exists(file));
        desk.session().newGame();
        plt::testing::withDialog<QFileDialog>([&](QFileDialog& dialog) {
            // It begins where the last file was.
            QCOMPARE(dialog.directory(), QDir(folder_.path()));
            dialog.findChild<QLineEdit*>()->setText(file);
            static_cast<QDialog&>(dialog).accept();
        });
        trigger(desk, QStringLiteral("Open..."));
        QCOMPARE(desk.moves(), std::string("11-15 23-19"));
        // A cancelled dialog changes nothing.
        plt::testing::withDialog<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
        trigger(desk, QStringLiteral("Open..."));
        plt::testing::withDialog<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
        trigger(desk, QStringLiteral("Save as..."));
        QCOMPARE(desk.moves(), std::string("11-15 23-19"));
    }

    void oneOfSeveralGamesIsChosen() {
        const QString file =
            write("three.pdn",
                  "[Event \"One\"]\n\n1. 11-15 *\n\n[Event \"Two\"]\n[Result \"1/2-1/2\"]\n\n"
                  "1. 11-16 24-19 1/2-1/2\n\n[Event \"Three\"]\n\n1. 9-13 *\n");
        Desk desk;
        withContents([](QDialog& dialog, QListWidget& list) {
            QCOMPARE(list.count(), 3);
            QCOMPARE(list.item(1)->text(), QStringLiteral("2. Two, 1/2-1/2, 1 move"));
            list.setCurrentRow(1);
            dialog.accept();
        });
        QCOMPARE(desk.window->openFile(file), QString());
        QCOMPARE(desk.moves(), std::string("11-16 24-19 draw"));
        QVERIFY(endOf(desk.state()) == End::agreement);
        QCOMPARE(tagOf(desk.view->record(), "Event"), QStringLiteral("Two"));
        // Not choosing changes nothing.
        const auto before = desk.state();
        plt::testing::withDialog<QDialog>([](QDialog& dialog) { dialog.reject(); });
        QCOMPARE(desk.window->openFile(file), QString());
        QVERIFY(desk.state() == before);
    }

    void goodGamesAreOfferedBadOnesNamed() {
        const QString file =
            write("mixed.pdn",
                  "[Event \"One\"]\n\n1. 11-15 12-16 *\n\n[Event \"Two\"]\n\n1. 11-16 24-19 *\n"
                  "\n[GameType \"20\"]\n\n1. 32-28 *\n");
        Desk desk;
        withContents([](QDialog& dialog, QListWidget& list) {
            QCOMPARE(list.count(), 1);
            QCOMPARE(list.item(0)->text(), QStringLiteral("2. Two, *, 1 move"));
            const auto* problems = dialog.findChild<QPlainTextEdit*>();
            QCOMPARE(problems->toPlainText(),
                     QStringLiteral("Line 3: Game 1: 12-16 is not a move here.\n"
                                    "Line 9: Game 3 is of another kind of draughts."));
            QTest::keyClick(&list, Qt::Key_Return);
        });
        QCOMPARE(desk.window->openFile(file), QString());
        QCOMPARE(desk.moves(), std::string("11-16 24-19"));
        // The same by the clipboard.
        desk.session().newGame();
        withContents([](QDialog& dialog, QListWidget& list) {
            QCOMPARE(list.count(), 1);
            dialog.accept();
        });
        desk.view->exchange().importText(QString::fromLatin1(bytesOf(file)));
        QCOMPARE(desk.moves(), std::string("11-16 24-19"));
    }

    /// The old file stays wherever the disk is full, and the player is told.
    void whatCannotBeWrittenWholeIsSaid() {
        Desk desk;
        desk.play("11-15");
        const QString file = path("kept.pdn");
        save(desk, file);
        const QByteArray good = bytesOf(file);
        QVERIFY(good.contains("11-15"));
        desk.play("23-19");
        for (const int room : {0, 1, 20, int(good.size())}) {
            {
                const plt::testing::FullDisk full(static_cast<rlim_t>(room));
                save(desk, file);
            }
            const QString told = box();
            QVERIFY2(told.contains(QStringLiteral("kept.pdn cannot be saved")), qPrintable(told));
            QCOMPARE(bytesOf(file), good);
        }
        QCOMPARE(QDir(folder_.path()).entryList({QStringLiteral("kept.pdn*")}, QDir::Files).size(), 1);
        save(desk, file);
        QCOMPARE(box(), QString());
        QVERIFY(bytesOf(file).contains("23-19"));
    }

    void badFilesAreExplained() {
        Desk desk;
        desk.play("11-15");
        const auto before = desk.state();
        const auto problem = [&](const QString& file) {
            documents(desk).openOrWarn(file);
            const QString text = box();
            if (!(desk.state() == before)) return QStringLiteral("the game has changed");
            return text;
        };
        const QString nowhere = path("nowhere.pdn");
        QVERIFY(problem(nowhere).contains(
            QStringLiteral("There is no file %1.").arg(QDir::toNativeSeparators(nowhere))));
        QVERIFY(problem(folder_.path()).contains(QStringLiteral("is not a file")));
        QVERIFY(problem(write("empty.pdn", "")).contains(QStringLiteral("no game")));
        const QString illegal = problem(write("illegal.pdn", "1. 11-15 23-19 2. 8-11 22-17 3. 15-19 *\n"));
        QVERIFY2(illegal.contains(QStringLiteral("illegal.pdn")) &&
                     illegal.contains(QStringLiteral("Line 1")) &&
                     illegal.contains(QStringLiteral("Game 1")) && illegal.contains(QStringLiteral("15-19")),
                 qPrintable(illegal));
        QVERIFY(problem(write("kind.pdn", "[GameType \"20\"]\n1. 32-28 *\n"))
                    .contains(QStringLiteral("another kind")));
        QVERIFY(problem(write("fen.pdn", "[FEN \"B:W40:B1\"]\n*\n")).contains(QStringLiteral("position")));
        QVERIFY(problem(write("noise.pdn", QByteArray("\xff\xfe\0\x01[[[\"", 8))).size() > 5);
        QFile large(path("large.pdn"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(17 * 1024 * 1024));
        QVERIFY(problem(path("large.pdn")).contains(QStringLiteral("too large")));
        // Nor can a file be written where there is no folder.
        save(desk, path("no/such/folder.pdn"));
        QVERIFY(box().contains(QStringLiteral("folder.pdn")));
        QVERIFY(desk.state() == before);
    }

    void oldFilesAreInLatin1() {
        Desk desk;
        QCOMPARE(desk.window->openFile(write("old.pdn", "[White \"Bj\xf6rn\"]\n1. 11-15 *\n")), QString());
        QCOMPARE(tagOf(desk.view->record(), "White"), QStringLiteral("Bj\u00f6rn"));
        QCOMPARE(gameTitle(desk.view->record()), QStringLiteral("? - Bj\u00f6rn, *, 1 move"));
    }

    /// So are the dashes and quotation marks of those that were written under Windows.
    void oldFilesAreFromWindows() {
        Desk desk;
        QCOMPARE(desk.window->openFile(
                     write("windows.pdn",
                           "[Event \"Ann\x92s \x93Open\x94\"]\n1. 11\x96\x31\x35 23\xa0-\xa0\x31\x39 *\n")),
                 QString());
        QCOMPARE(tagOf(desk.view->record(), "Event"), QStringLiteral("Ann\u2019s \u201cOpen\u201d"));
        QCOMPARE(desk.moves(), std::string("11-15 23-19"));
    }

    /// A game of another program is saved with all its data, and only the changed parts are changed.
    void whatOthersWroteStays() {
        const QByteArray text =
            "[Event \"The \\\"Big\\\" Open \"]\n[Result \"2 - 0\"]\n[Annotator \"\"]\n[GameType "
            "\"21,W,8,8,A0,0\"]\n"
            "[Opening \"Single Corner\"]\n\n1. 11-15 22-18 2. 15x22 25x18 1-0\n";
        Desk desk;
        QCOMPARE(desk.window->openFile(write("theirs.pdn", text)), QString());
        QVERIFY(endOf(desk.state()) == End::resignation);
        const QString file = path("theirs-again.pdn");
        save(desk, file);
        QCOMPARE(bytesOf(file), text);
        // A tag that is edited changes alone; one that is emptied goes.
        plt::testing::withDialog<TagsDialog>([](TagsDialog& dialog) {
            dialog.findChild<QLineEdit*>(QStringLiteral("Event"))->clear();
            dialog.findChild<QLineEdit*>(QStringLiteral("Site"))->setText(QStringLiteral(" Bath "));
            dialog.accept();
        });
        documents(desk).save(file);
        settle();
        auto edited = gamesIn(file).games.at(0);
        QCOMPARE(tagOf(edited, "Site"), QStringLiteral("Bath"));
        std::erase_if(edited.tags, [](const auto& tag) { return tag.first == "Site"; });
        auto tags = readPdn(text.toStdString()).games.at(0).tags;
        tags.erase(tags.begin());
        QVERIFY(edited.tags == tags);
        // The game goes on to another end.
        desk.session().undo();
        desk.session().play(Move::agreeDraw());
        save(desk, file);
        const auto drawn = gamesIn(file).games.at(0);
        QCOMPARE(drawn.result, std::string("1/2-1/2"));
        QCOMPARE(tagOf(drawn, "Result"), QStringLiteral("1/2-1/2"));
        QCOMPARE(tagOf(drawn, "Opening"), QStringLiteral("Single Corner"));
    }

    void aGameMayGoOnAfterOurDraws() {
        // Four times the same position: our rules would have ended this.
        QByteArray text = "[FEN \"B:WK32:BK1\"]\n";
        for (int i = 0; i < 5; ++i) text += "1-5 32-28 5-1 28-32 ";
        Desk desk;
        desk.view->exchange().importText(QString::fromLatin1(text + "*"));
        QCOMPARE(box(), QString());
        QVERIFY(!desk.view->options().automaticDraws);
        QCOMPARE(desk.session().moveCount(), 20);
        QVERIFY(!desk.isOver());
    }

    /// A reader of the file may speak another language than its player.
    void computersAreNamedInEnglish() {
        struct Foreign : QTranslator {
            bool isEmpty() const override { return false; }
            QString translate(const char*, const char*, const char*, int) const override {
                return QStringLiteral("fremd");
            }
        };
        Desk desk(Desk::at(QStringLiteral("W:W25,26:B18,14"), QStringLiteral("beginner-person")));
        Foreign foreign;
        QCoreApplication::installTranslator(&foreign);
        const auto record = desk.view->record();
        const QString shown = desk.view->session().playerName(plt::Seat::computer("beginner"));
        QCoreApplication::removeTranslator(&foreign);
        QCOMPARE(tagOf(record, "Black"), QStringLiteral("Computer, beginner"));
        QCOMPARE(shown, QStringLiteral("fremd"));
    }
    void textsGoThroughTheClipboard() {
        Desk desk;
        desk.play("11-15 23-18");
        const auto fen = desk.fen();
        QCOMPARE(trigger(desk, "copyPosition"),
                 QStringLiteral("Copied: %1").arg(QString::fromStdString(fen)));
        QCOMPARE(QApplication::clipboard()->text().toStdString(), fen);
        desk.session().newGame();
        trigger(desk, "paste");
        QCOMPARE(desk.fen(), fen);
        QCOMPARE(desk.session().moveCount(), 0);
        desk.view->exchange().importText(QStringLiteral("w:w22,k30:b18,11:H0:F1"));
        QCOMPARE(desk.fen(), std::string("W:W22,K30:B11,18"));
        desk.session().newGame();
        desk.play("11-15 23-18 8-11");
        trigger(desk, "copyGame");
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("1. 11-15 23-18 2. 8-11 *")));
        desk.session().newGame();
        trigger(desk, "paste");
        QCOMPARE(desk.moves(), std::string("11-15 23-18 8-11"));
    }

    void badTextsAreExplained() {
        Desk desk;
        desk.play("11-15");
        const auto before = desk.state();
        const auto problem = [&](const QString& text) {
            desk.view->exchange().importText(text);
            const QString told = box();
            if (!(desk.state() == before)) return QStringLiteral("the game has changed");
            return told;
        };
        QVERIFY(problem(QStringLiteral("  \n")).contains(QStringLiteral("no text")));
        QVERIFY(problem(QStringLiteral("B:W1:B")).contains(QStringLiteral("far row")));
        QVERIFY(problem(QStringLiteral("W:W12:B8,3")).contains(QStringLiteral("no move")));
        QVERIFY(problem(QStringLiteral("W:Wx:B1")).contains(QStringLiteral("written like")));
        QVERIFY(problem(QStringLiteral("Dear Ann, it rains")).contains(QStringLiteral("Dear")));
        QVERIFY(!problem(QString(100'000, QLatin1Char('('))).isEmpty());
    }

    void aPositionIsEntered() {
        Desk desk;
        plt::testing::withDialog<PositionDialog>([](PositionDialog& dialog) {
            auto* line = dialog.findChild<QLineEdit*>();
            QCOMPARE(line->text(), QString::fromStdString(writeFen(standardPosition())));
            auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(ok->isEnabled());
            line->setText(QStringLiteral("W:WK1,K2"));
            QVERIFY(!ok->isEnabled());
            QVERIFY(dialog.findChildren<QLabel*>()[1]->text().contains(QStringLiteral("written like")));
            line->setText(QStringLiteral("W:W12:B8,3"));
            QVERIFY(!ok->isEnabled());
            line->setText(QStringLiteral(" W:WK1,K2:BK14. "));
            QVERIFY(ok->isEnabled());
            const auto seats = dialog.findChildren<QComboBox*>();
            QCOMPARE(seats.size(), 2);
            QCOMPARE(seats[0]->currentIndex(), 0);
            seats[0]->setCurrentIndex(1);
            dialog.accept();
        });
        trigger(desk, "enterPosition");
        QCOMPARE(desk.fen(), std::string("W:WK1,K2:BK14"));
        QCOMPARE(desk.players(), QStringLiteral("beginner-person"));
        // The game before is still there.
        desk.session().undo();
        QCOMPARE(desk.fen(), writeFen(standardPosition()));
    }

    void movesAreTyped() {
        Desk desk(Desk::at(QStringLiteral("W:WK19:B15,14,22,23")));
        plt::testing::withDialog<EntryDialog>([](EntryDialog& dialog) {
            auto* line = dialog.findChild<QLineEdit*>();
            auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(!ok->isEnabled());
            QTest::keyClicks(line, QStringLiteral("19x19"));
            QVERIFY(!ok->isEnabled());
            QVERIFY(dialog.findChildren<QLabel*>()[1]->text().contains(QStringLiteral("more than one")));
            line->clear();
            QTest::keyClicks(line, QStringLiteral("19x10x17x26x19"));
            QVERIFY(ok->isEnabled());
            QTest::keyClick(line, Qt::Key_Return);
        });
        trigger(desk, "enterMove");
        QCOMPARE(desk.moves(), std::string("19x10x17x26x19"));
        QVERIFY(desk.isOver());
        QVERIFY(!desk.action("enterMove").isEnabled());
    }

    // The file of the endgames --------------------------------------------------------------------------
    void endgamesAreKeptInAFile() {
        const QString file = path("deep/endgames");
        const auto wanted = [&] {
            EndgameCache cache(file, 3);
            std::optional<bool> fromFile;
            connect(&cache, &EndgameCache::ready, this, [&](bool read) { fromFile = read; });
            cache.request();
            cache.request();
            [&] { QTRY_VERIFY_WITH_TIMEOUT(fromFile.has_value(), 60000); }();
            return fromFile;
        };
        QVERIFY(!readEndgames(file, 3));
        QVERIFY(wanted() == false);
        const auto kept = readEndgames(file, 3);
        QVERIFY(kept != nullptr);
        QCOMPARE(kept->lookUp(readFen("W:WK1,K2:BK14").value())->plies, 33);
        QVERIFY(wanted() == true);
        QCOMPARE(largeEndgames()->pieces(), 3);
        // Tables of another size are not those that are wanted.
        QVERIFY(!readEndgames(file, 4));
        QFile bytes(file);
        QVERIFY(bytes.open(QIODevice::ReadWrite));
        for (const qint64 place : {qint64(0), bytes.size() / 2, bytes.size() - 1}) {
            bytes.seek(place);
            const char before = bytes.read(1)[0];
            bytes.seek(place);
            const char changed = static_cast<char>(before ^ 1);
            bytes.write(&changed, 1);
            bytes.flush();
            QVERIFY2(!readEndgames(file, 3), qPrintable(QString::number(place)));
            bytes.seek(place);
            bytes.write(&before, 1);
            bytes.flush();
        }
        QVERIFY(readEndgames(file, 3));
        bytes.resize(bytes.size() - 1);
        bytes.close();
        QVERIFY(!readEndgames(file, 3));
        // A broken file is made anew.
        QVERIFY(wanted() == false);
        QVERIFY(readEndgames(file, 3));
    }

    void whereNothingCanBeKeptTheyAreComputed() {
        write("blocked", "a file where a folder would be");
        QVERIFY(!writeEndgames(path("blocked/endgames"), *smallEndgames()));
        EndgameCache cache(path("blocked/endgames"), 2);
        std::optional<bool> fromFile;
        connect(&cache, &EndgameCache::ready, this, [&](bool read) { fromFile = read; });
        cache.request();
        QTRY_VERIFY_WITH_TIMEOUT(fromFile == false, 60000);
        QCOMPARE(largeEndgames()->pieces(), 2);
    }
};

}  // namespace checkers

QTEST_MAIN(checkers::TestCheckersRecords)
#include "test_view_records.moc"
