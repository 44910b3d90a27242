// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "launcher/commands/command_line.h"
#include "tests/plugin/games_dir.h"

#include <QDirIterator>
#include <QProcess>

namespace {

const plt::testing::CleanHome home;

struct Finished {
    int code = -1;
    QString out;
    QString err;
};

/// The output of `plt-games --check --deep` for a game.
Finished checked(const QString& folder, const QString& fault = {}, const QString& memory = {}) {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("PLT_TEST_FAULT"), fault);
    environment.insert(QStringLiteral("PLT_CHECK_PATIENCE"), QStringLiteral("15"));
    if (!memory.isEmpty()) environment.insert(QStringLiteral("PLT_MEMORY_LIMIT"), memory);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PLT_PROGRAM), {QStringLiteral("--check"), QStringLiteral("--deep"), folder});
    constexpr int longWait = 300000;
    if (!process.waitForFinished(longWait)) return {};
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    return {code, QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// A games directory with this plugin, to which --check has no objection.
void addHostile(const GamesDir& dir, const QString& plugin) {
    dir.write(plugin + QLatin1String("/info.yaml"), "game: lib\nicon: icon.svg\n");
    dir.write(plugin + QLatin1String("/icon.svg"), GamesDir::svg());
    dir.addLibrary(plugin, QStringLiteral("lib.so"), plugin);
}

}  // namespace

/// Faults that only show when a game is loaded and played.
class TestDeepCheck : public QObject {
    Q_OBJECT

    const GamesDir dir_{};
    const QString faulty_ = QStringLiteral("has-a-fault");

  private Q_SLOTS:
    void initTestCase() { addHostile(dir_, faulty_); }

    void itIsAskedForWithTheCheck() {
        const auto line = [](const char* text) {
            return plt::parseCommandLine(QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts));
        };
        for (const char* text : {"--check --deep a", "--deep --check a b", "--check a --deep"}) {
            QCOMPARE(line(text).problem, QString());
            QVERIFY(line(text).deep);
        }
        QVERIFY(!line("--check a").deep);
        for (const char* text : {"--deep", "--deep a", "--list --deep", "--play a --deep", "--check --deep",
                                 "--check --deep=1 a", "--try-game", "--try-game a"})
            QVERIFY2(!line(text).problem.isEmpty(), text);
        QVERIFY(plt::usageText().contains(QLatin1String("--check [--deep] FOLDER...")));
    }

    void aGoodGame() {
        const auto good = checked(dir_.file(faulty_));
        QCOMPARE(good.out, QString());
        // A slow build leaves time for less.
        QVERIFY2(good.err.isEmpty() || good.err.contains(QStringLiteral("there was time for")),
                 qPrintable(good.err));
        QCOMPARE(good.code, 0);
        // Nothing of the player's was touched.
        QDirIterator kept(home.path(), {QStringLiteral("*has-a-fault*")}, QDir::AllEntries,
                          QDirIterator::Subdirectories);
        QVERIFY2(!kept.hasNext(), qPrintable(kept.next()));
    }

    void faultsAreNamed_data() {
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* fault, const char* sentence) {
            QTest::newRow(fault) << QString::fromLatin1(sentence);
        };
        row("move-crashes",
            "the game crashed \\(segmentation fault\\) in a random game, at \\d \\(game \\d+#\\d+");
        row("move-hangs", "the game hangs in a random game, at \\d \\(game \\d+#\\d+");
        row("move-throws",
            "the game threw an exception in a random game, at \\d \\(game \\d+#\\d+.*: the seventh stone is "
            "missing");
        row("move-ends-the-program", "the game ended the program in a random game, at \\d");
        row("move-reads-back-wrongly", "a move reads back as another one: 2 \\(game \\d+#\\d+");
        row("move-is-refused", "a legal move is refused: 4: Only 1, 2 or 3, not 4. \\(game \\d+#\\d+");
        row("start-reads-back-wrongly", "options or start read back as others: \\d+:\\d \\(game \\d+#\\d+");
        row("deal-by-luck", "the same number gives another game \\(game \\d+#\\d+");
        row("options-crash", "the game crashed \\(arithmetic error\\) while its options are tried");
        row("damaged-text-crashes",
            "the game crashed \\(it aborted itself\\) while it reads a damaged text, at .* \\(game "
            "\\d+#\\d+");
        row("hint-is-illegal", "a hint is not legal: 9: A move is 1, 2 or 3. \\(game \\d+#\\d+");
        row("hint-hangs", "the game hangs while it looks for a hint, at a hint \\(game \\d+#\\d+");
        row("view-crashes",
            "the game crashed \\(segmentation fault\\) while it is played in its window.*\\(game");
        row("view-throws", "the game threw an exception while it is played in its window.*: no more paint");
    }
    void faultsAreNamed() {
        QFETCH(QString, sentence);
        const auto found = checked(dir_.file(faulty_), QString::fromLatin1(QTest::currentDataTag()));
        const QRegularExpression line(
            QLatin1Char('^') + QRegularExpression::escape(dir_.file(faulty_) + QStringLiteral("/lib.so: ")) +
                sentence,
            QRegularExpression::MultilineOption);
        QVERIFY2(line.match(found.out).hasMatch(), qPrintable(found.out + found.err));
        QCOMPARE(found.code, 1);
    }

    void aGameThatEatsMemory() {
        const auto found = checked(dir_.file(faulty_), QStringLiteral("move-eats-memory"),
                                   PLT_SLOW ? QStringLiteral("1500") : QStringLiteral("400"));
        const QRegularExpression sentence(
            QStringLiteral("lib.so: the game took too much memory in a random game.* it may take "));
        QVERIFY2(sentence.match(found.out).hasMatch(), qPrintable(found.out + found.err));
        QCOMPARE(found.code, 1);
    }

    void otherHostileGames_data() {
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* plugin, const char* sentence) {
            QTest::newRow(plugin) << QString::fromLatin1(sentence);
        };
        row("throws-early", "lib.so: the game was not loaded: it failed while it was loaded: the factory");
        row("throws-while-loading",
            "lib.so: the game was not loaded: it failed while it was loaded: the shop");
        row("unresolved", "lib.so: the game was not loaded: ");
        row("throws", "lib.so: the game threw an exception while it makes its view: no felt left");
        row("no-view", "lib.so: the game has nothing to show");
        row("aborts", "lib.so: the game crashed (it aborted itself) while it makes its view");
        row("segfaults", "lib.so: the game crashed (segmentation fault) while it makes its view");
        row("exits", "lib.so: the game ended the program with code 7 while it makes its view");
        row("loops", "lib.so: the game hangs while it makes its view");
        row("ignores-closing", "lib.so: the window of the game does not close");
    }
    void otherHostileGames() {
        QFETCH(QString, sentence);
        const QString plugin = QString::fromLatin1(QTest::currentDataTag());
        addHostile(dir_, plugin);
        const auto found = checked(dir_.file(plugin));
        QVERIFY2(found.out.contains(sentence), qPrintable(found.out + found.err));
        QCOMPARE(found.code, 1);
    }

    void severalFolders() {
        const auto found = checked(dir_.file(QStringLiteral("nowhere")));
        QCOMPARE(found.code, 1);
        QVERIFY2(found.out.contains(QStringLiteral("no game")), qPrintable(found.out));
    }
};

QTEST_GUILESS_MAIN(TestDeepCheck)
#include "test_deep_check.moc"
