// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "tests/launcher/console_for_tests.h"

namespace {

const plt::testing::CleanHome home;
constexpr int aSecond = PLT_SLOW ? 4000 : 1000;

}  // namespace

/// The console follows what happens to the games directories.
class TestLive : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        dir_ = std::make_unique<GamesDir>();
        dir_->add(QStringLiteral("first"), "game: lib\nicon: icon.svg\n");
        console_ = std::make_unique<ConsoleForTests>(*dir_);
        QTRY_VERIFY(console_->isReady());
        // Until the directories are watched.
        QTest::qWait(400);
    }
    void cleanup() {
        console_.reset();
        dir_.reset();
    }

    void droppedIn() {
        const GamesDir elsewhere;
        elsewhere.add(QStringLiteral("second"), "game: lib\nicon: icon.svg\n");
        QVERIFY(
            QFile::rename(elsewhere.file(QStringLiteral("second")), dir_->file(QStringLiteral("second"))));
        QTRY_COMPARE_WITH_TIMEOUT(console_->labels(),
                                  QStringList({QStringLiteral("First"), QStringLiteral("Second")}), aSecond);
        QVERIFY(console_->button(QStringLiteral("second"))->isEnabled());
    }

    void copiedPieceByPiece() {
        QVERIFY(QDir(dir_->path()).mkdir(QStringLiteral("second")));
        QTest::qWait(aSecond);
        QCOMPARE(console_->labels().size(), 1);
        dir_->write(QStringLiteral("second/info.yaml"), "");
        QTest::qWait(aSecond);
        QCOMPARE(console_->labels().size(), 1);
        // The same file grows.
        dir_->write(QStringLiteral("second/info.yaml"), "game: lib\nname: Late\n");
        QTRY_VERIFY_WITH_TIMEOUT(console_->labels().contains(QStringLiteral("Late")), aSecond);
        QVERIFY(!console_->button(QStringLiteral("second"))->isEnabled());
        QFile library(GamesDir::hostile(QStringLiteral("harmless")));
        QVERIFY(library.open(QIODevice::ReadOnly));
        const QByteArray whole = library.readAll();
        dir_->write(QStringLiteral("second/lib.so"), whole.left(100));
        QTest::qWait(aSecond);
        QVERIFY(!console_->button(QStringLiteral("second"))->isEnabled());
        dir_->write(QStringLiteral("second/lib.so"), whole);
        QTRY_VERIFY_WITH_TIMEOUT(console_->button(QStringLiteral("second"))->isEnabled(), aSecond);
    }

    void removed() {
        dir_->add(QStringLiteral("second"), "game: lib\nicon: icon.svg\n");
        QTRY_COMPARE_WITH_TIMEOUT(console_->labels().size(), 2, aSecond);
        console_->button(QStringLiteral("first"))->setFocus();
        QVERIFY(QDir(dir_->file(QStringLiteral("second"))).removeRecursively());
        QTRY_COMPARE_WITH_TIMEOUT(console_->labels(), QStringList{QStringLiteral("First")}, aSecond);
        // A button that stays keeps the focus.
        QVERIFY(console_->button(QStringLiteral("first"))->hasFocus());
    }

    void edited() {
        dir_->write(QStringLiteral("first/info.yaml"),
                    "game: lib\nname: Renamed\ngame-set: New Set\nicon: icon.svg\n");
        QTRY_COMPARE_WITH_TIMEOUT(console_->labels(), QStringList{QStringLiteral("Renamed")}, aSecond);
        QCOMPARE(console_->shelves().current()->set, QStringLiteral("New Set"));
        dir_->write(QStringLiteral("first/info.yaml"), "game: [\n");
        QTRY_VERIFY_WITH_TIMEOUT(!console_->button(QStringLiteral("first"))->isEnabled(), aSecond);
        QTRY_VERIFY(console_->problems().isVisible());
    }

    void directoryThatComesLater() {
        const GamesDir dir;
        const QString root = dir.file(QStringLiteral("not/yet/there"));
        plt::ConsoleWindow console({{root}, QStringLiteral(PLT_PROGRAM), {}});
        console.show();
        QTest::qWait(400);
        QVERIFY(console.shelves().buttons().isEmpty());
        dir.add(QStringLiteral("not/yet/there/game"), "game: lib\nicon: icon.svg\n");
        QTRY_COMPARE_WITH_TIMEOUT(console.shelves().buttons().size(), 1, 2 * aSecond);
    }

    void lookingAgainByKey() {
        QTest::keyClick(console_.get(), Qt::Key_F5);
        QTest::qWait(100);
        QCOMPARE(console_->labels().size(), 1);
    }

    void manyChangesAreFewLooks() {
        Stalls stalls;
        for (int i = 0; i < 60; ++i)
            dir_->add(QStringLiteral("more-%1").arg(i), "game: lib\nicon: icon.svg\n");
        QTRY_COMPARE_WITH_TIMEOUT(console_->labels().size(), 61, 3 * aSecond);
        constexpr qint64 maximumStall = PLT_SLOW ? 2000 : 300;
        QVERIFY2(stalls.longest() < maximumStall, qPrintable(QString::number(stalls.longest())));
    }

  private:
    std::unique_ptr<GamesDir> dir_;
    std::unique_ptr<ConsoleForTests> console_;
};

QTEST_MAIN(TestLive)
#include "test_live.moc"
