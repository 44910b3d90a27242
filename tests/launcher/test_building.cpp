// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "launcher/building/build_status.h"
#include "tests/launcher/console_for_tests.h"

#include <cstdio>

#include <QTemporaryDir>

namespace {

const plt::testing::CleanHome home;
constexpr int aSecond = PLT_SLOW ? 4000 : 1000;

}  // namespace

/// Tests the console while games are being built.
class TestBuilding : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        dir_ = std::make_unique<GamesDir>();
        dir_->add(QStringLiteral("there"), "game: lib\nicon: icon.svg\n");
        for (const QString& id : {QStringLiteral("first"), QStringLiteral("second")}) {
            dir_->write(id + QLatin1String("/info.yaml"), "game: lib\nicon: icon.svg\nsummary: About it\n");
            dir_->write(id + QLatin1String("/icon.svg"), GamesDir::svg());
        }
    }
    void cleanup() {
        console_.reset();
        dir_.reset();
        QFile::remove(file());
    }

    void reading_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QStringList>("games");
        QTest::addColumn<QStringList>("failed");
        QTest::newRow("nothing") << QByteArray() << 0 << QStringList() << QStringList();
        QTest::newRow("no games") << QByteArray("12\n") << 12 << QStringList() << QStringList();
        QTest::newRow("games") << QByteArray("7\na\nb\tno\t/log\n") << 7
                               << QStringList{QStringLiteral("a"), QStringLiteral("b")}
                               << QStringList{QStringLiteral("b")};
        QTest::newRow("something else")
            << QByteArray("\xff\t\t\n\n-1\n") << 0 << QStringList{QStringLiteral("-1")} << QStringList();
    }
    void reading() {
        QFETCH(const QByteArray, text);
        const plt::BuildStatus build = plt::parseBuildStatus(text);
        QTEST(build.percent, "percent");
        QTEST(QStringList(build.games.keys()), "games");
        QStringList failed;
        for (auto game = build.games.cbegin(); game != build.games.cend(); ++game)
            if (game->hasFailed()) failed.append(game.key());
        QTEST(failed, "failed");
    }

    void nothingIsBuilt() {
        open({});
        QVERIFY(console_->button(QStringLiteral("first"))->buildStatus().isEmpty());
        QVERIFY(console_->problems().isVisible());
    }

    void gamesComeAlive() {
        writeStatus("0\nfirst\nsecond\n");
        open(file());
        plt::GameButton* const first = console_->button(QStringLiteral("first"));
        plt::GameButton* const second = console_->button(QStringLiteral("second"));
        QVERIFY(!first->isEnabled());
        QCOMPARE(first->buildStatus(), QStringLiteral("Being built: 0 %"));
        QCOMPARE(first->accessibleDescription(), QStringLiteral("Being built: 0 % About it"));
        QVERIFY(console_->button(QStringLiteral("there"))->isEnabled());
        QVERIFY(console_->button(QStringLiteral("there"))->buildStatus().isEmpty());
        // A game that is not built yet is no problem of its folder.
        QVERIFY(!console_->problems().isVisible());

        for (const char* const percent : {"30", "31", "32"}) {
            writeStatus(percent + QByteArray("\nfirst\nsecond\n"));
            QTRY_COMPARE_WITH_TIMEOUT(first->buildStatus(),
                                      QStringLiteral("Being built: %1 %").arg(QLatin1String(percent)),
                                      aSecond);
        }
        dir_->addLibrary(QStringLiteral("first"));
        QTRY_VERIFY_WITH_TIMEOUT(first->isEnabled(), aSecond);
        QVERIFY(first->buildStatus().isEmpty());
        QCOMPARE(first->accessibleDescription(), QStringLiteral("About it"));
        QVERIFY(!second->isEnabled());
        QVERIFY(!console_->problems().isVisible());

        dir_->addLibrary(QStringLiteral("second"));
        QFile::remove(file());
        QTRY_VERIFY_WITH_TIMEOUT(second->isEnabled(), aSecond);
        QVERIFY(!console_->problems().isVisible());
    }

    void failures() {
        writeStatus("10\nfirst\nsecond\n");
        open(file());
        writeStatus("50\nfirst\tview.cpp:7: no such thing\t/there/first.log\nsecond\n");
        plt::GameButton* const first = console_->button(QStringLiteral("first"));
        QTRY_COMPARE_WITH_TIMEOUT(first->buildStatus(),
                                  QStringLiteral("Could not be built: view.cpp:7: no such thing"), aSecond);
        QVERIFY(!first->isEnabled());
        QCOMPARE(console_->problems().text().trimmed(),
                 QStringLiteral("/there/first.log: could not be built: view.cpp:7: no such thing"));
        // The failure does not concern the other game.
        dir_->addLibrary(QStringLiteral("second"));
        QTRY_VERIFY_WITH_TIMEOUT(console_->button(QStringLiteral("second"))->isEnabled(), aSecond);
        writeStatus("100\nfirst\tview.cpp:7: no such thing\t/there/first.log\nsecond\n");
        QTest::qWait(aSecond / 4);
        QVERIFY(!first->isEnabled());
        QVERIFY(console_->problems().isVisible());
    }

    void halfALibrary() {
        writeStatus("10\nfirst\nsecond\n");
        open(file());
        QFile library(GamesDir::hostile(QStringLiteral("harmless")));
        QVERIFY(library.open(QIODevice::ReadOnly));
        const QByteArray whole = library.readAll();
        dir_->write(QStringLiteral("first/lib.so"), whole.left(100));
        QTest::qWait(aSecond);
        plt::GameButton* const first = console_->button(QStringLiteral("first"));
        QCOMPARE(first->buildStatus(), QStringLiteral("Being built: 10 %"));
        QVERIFY(!console_->problems().isVisible());
        dir_->write(QStringLiteral("first/lib.so"), whole);
        QTRY_VERIFY_WITH_TIMEOUT(first->isEnabled(), aSecond);
    }

  private:
    QString file() const { return folder_.filePath(QStringLiteral("build-status")); }
    /// Replaces the status file, as launcher/build_output.sh does.
    void writeStatus(const QByteArray& text) const {
        const QString fresh = file() + QLatin1String(".new");
        QFile out(fresh);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
        out.close();
        QCOMPARE(std::rename(qPrintable(fresh), qPrintable(file())), 0);
    }
    void open(const QString& building) {
        console_ = std::make_unique<ConsoleForTests>(*dir_, plt::Patience(), true, building);
        QTRY_VERIFY(console_->isReady());
        // The directories are watched from now on.
        QTest::qWait(400);
    }

    const QTemporaryDir folder_;
    std::unique_ptr<GamesDir> dir_;
    std::unique_ptr<ConsoleForTests> console_;
};

QTEST_MAIN(TestBuilding)
#include "test_building.moc"
