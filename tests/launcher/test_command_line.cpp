// SPDX-License-Identifier: MIT
#include "common/language/catalogues/pseudo_language.h"
#include "common/testing/clean_home.h"
#include "launcher/commands/command_line.h"
#include "tests/plugin/games_dir.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>

using plt::CommandLine;
using plt::parseCommandLine;

namespace {

const plt::testing::CleanHome home;

struct Finished {
    int code = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs the real program without any display, or with one that is not there.
Finished run(const QStringList& arguments, const QString& display = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    if (!display.isEmpty()) environment.insert(QStringLiteral("DISPLAY"), display);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PLT_PROGRAM), arguments);
    if (!process.waitForFinished()) return {};
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    return {code, process.readAllStandardOutput(), process.readAllStandardError()};
}

QStringList words(const char* text) {
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

}  // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void accepted_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("task");
        using Task = CommandLine::Task;
        const auto row = [](const char* text, Task task) {
            QTest::newRow(text) << QString::fromLatin1(text) << static_cast<int>(task);
        };
        row("", Task::Console);
        row("--games-dir a --games-dir=b", Task::Console);
        row("-platform offscreen -style fusion", Task::Console);
        row("--play nim", Task::Play);
        row("--play=nim --game 1,2:3 --games-dir a", Task::Play);
        row("--game x --play nim", Task::Play);
        row("--play nim a.pdn", Task::Play);
        row("a.pdn --play nim", Task::Play);
        row("--play nim -- --odd", Task::Play);
        row("--play nim --unconfined", Task::Play);
        row("--unconfined", Task::Console);
        row("--serve-game x", Task::ServeGame);
        row("--list", Task::List);
        row("--json --list", Task::List);
        row("--check a b", Task::Check);
        row("a --check b", Task::Check);
        row("--check -- --odd", Task::Check);
        row("--new-game nim", Task::NewGame);
        row("--new-game=nim cards", Task::NewGame);
        row("--translate nim de", Task::Translate);
        row("--version", Task::Version);
        row("--help", Task::Help);
        row("-h", Task::Help);
    }
    void accepted() {
        QFETCH(QString, arguments);
        QFETCH(int, task);
        const CommandLine line = parseCommandLine(arguments.split(u' ', Qt::SkipEmptyParts));
        QCOMPARE(line.problem, QString());
        QCOMPARE(static_cast<int>(line.task), task);
    }

    void values() {
        const CommandLine play =
            parseCommandLine(words("--play nim --game 10x10#7 --games-dir a --games-dir=b=c"));
        QCOMPARE(play.game, QStringLiteral("nim"));
        QCOMPARE(play.gameId, QStringLiteral("10x10#7"));
        QCOMPARE(play.gamesDirs, words("a b=c"));
        QCOMPARE(play.document, QString());
        QCOMPARE(parseCommandLine(words("--play nim -- --odd")).document, QStringLiteral("--odd"));
        QCOMPARE(parseCommandLine(words("--check a -- --odd")).folders, words("a --odd"));
        const CommandLine cards = parseCommandLine(words("--new-game golf cards"));
        QCOMPARE(cards.newGame, QStringLiteral("golf"));
        QCOMPARE(cards.newGameKind, QStringLiteral("cards"));
        QCOMPARE(parseCommandLine(words("--new-game nim")).newGameKind, QStringLiteral("board"));
        const CommandLine german = parseCommandLine(words("--translate nim de"));
        QCOMPARE(german.folders, words("nim"));
        QCOMPARE(german.language, QStringLiteral("de"));
    }

    void refused_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* text : {"--foo",
                                 "-x",
                                 "nim",
                                 "--play",
                                 "--play=",
                                 "--play a --play b",
                                 "--play a --list",
                                 "--list --check x",
                                 "--game 1",
                                 "--list --game 1",
                                 "--json",
                                 "--play a --json",
                                 "--check",
                                 "--check x --games-dir y",
                                 "--version --games-dir y",
                                 "--help --list",
                                 "--version --version=1",
                                 "--list=all",
                                 "--list x",
                                 "--list --unconfined",
                                 "--check x --unconfined",
                                 "--games-dir",
                                 "--play a b c",
                                 "--play a b --game 1",
                                 "--play a --game",
                                 "--game 1 --game 2 --play a",
                                 "--list -platform x",
                                 "--new-game",
                                 "--new-game nim chess",
                                 "--new-game nim cards more",
                                 "--new-game nim --new-game golf",
                                 "--new-game nim --list",
                                 "--new-game nim --games-dir x",
                                 "--translate",
                                 "--translate nim",
                                 "--translate nim de more",
                                 "--translate nim de --list"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void refused() {
        QFETCH(QString, arguments);
        const QStringList list = arguments.split(u' ');
        QVERIFY(!parseCommandLine(list).problem.isEmpty());
        const Finished finished = run(list);
        QCOMPARE(finished.code, 2);
        QVERIFY(finished.out.isEmpty());
        QVERIFY(finished.err.startsWith("plt-games: "));
        QVERIFY(finished.err.contains("\nUsage:\n"));
    }

    void versionAndHelp() {
        const Finished version = run(words("--version"));
        QCOMPARE(version.code, 0);
        QVERIFY(version.out.startsWith("plt-games 1."));
        const Finished help = run(words("--help"));
        QCOMPARE(help.code, 0);
        QCOMPARE(help.out, plt::usageText().toUtf8());
        QVERIFY(version.err.isEmpty() && help.err.isEmpty());
    }

    void list() {
        const GamesDir dir;
        dir.add(QStringLiteral("four-in-line"), "game: lib\ngame-set: Puzzle Games\nicon: icon.svg\n");
        dir.write(QStringLiteral("broken/info.yaml"), "[");
        const GamesDir second;
        second.add(QStringLiteral("nim"), "game: lib\ngame-set: Puzzle Games\nicon: icon.svg\n");
        const QStringList dirs = {QStringLiteral("--games-dir"), dir.path(), QStringLiteral("--games-dir"),
                                  second.path()};
        const Finished text = run(QStringList{QStringLiteral("--list")} + dirs);
        QCOMPARE(text.code, 0);
        QVERIFY(
            text.out.startsWith("four-in-line\tPuzzle Games\tFour In Line\tok\nnim\tPuzzle Games\tNim\tok\n"
                                "broken\tOther Games\tBroken\tunavailable: malformed"));
        QVERIFY2(text.err.isEmpty(), text.err);
        const Finished json = run(QStringList{QStringLiteral("--list"), QStringLiteral("--json")} + dirs);
        QCOMPARE(json.code, 0);
        QVERIFY(QJsonDocument::fromJson(json.out).object().contains(QLatin1String("sets")));
        const Finished nowhere = run(words("--list --games-dir /nowhere/at/all"));
        QCOMPARE(nowhere.code, 1);
        QVERIFY(nowhere.err.contains("/nowhere/at/all"));
    }

    void outputThatCannotBeWritten_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* text : {"--list", "--list --json", "--version", "--help", "--check /nowhere"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void outputThatCannotBeWritten() {
        QFETCH(QString, arguments);
        const auto redirected = [&](const char* where) {
            QProcess shell;
            shell.start(QStringLiteral("/bin/sh"),
                        {QStringLiteral("-c"),
                         QStringLiteral("exec \"%1\" %2 %3")
                             .arg(QStringLiteral(PLT_PROGRAM), arguments, QLatin1String(where))});
            if (!shell.waitForFinished()) return Finished();
            return Finished{shell.exitCode(), {}, shell.readAllStandardError()};
        };
        const Finished full = redirected(">/dev/full");
        QCOMPARE(full.code, 1);
        QCOMPARE(full.err,
                 QByteArray("plt-games: the output could not be written: No space left on device\n"));
        // A file that the program opens first must not be taken for its output.
        const Finished closed = redirected(">&-");
        QCOMPARE(closed.code, 1);
        QCOMPARE(closed.err, QByteArray("plt-games: the output could not be written: Bad file descriptor\n"));
    }

    void withoutDisplay_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("display");
        QTest::addColumn<QString>("why");
        QTest::newRow("none") << QString() << QString() << QStringLiteral("there is no display");
        QTest::newRow("not there") << QString() << QStringLiteral(":4711")
                                   << QStringLiteral("could not connect to display :4711");
        QTest::newRow("a game") << QStringLiteral("--play ") +
                                       QFileInfo(GamesDir::hostile(QStringLiteral("harmless"))).path()
                                << QString() << QStringLiteral("there is no display");
        QTest::newRow("no such platform")
            << QStringLiteral("-platform nowhere") << QString()
            << QStringLiteral("Could not find the Qt platform plugin \"nowhere\" in \"\"");
    }
    void withoutDisplay() {
        QFETCH(QString, arguments);
        QFETCH(QString, display);
        QFETCH(QString, why);
        const Finished finished = run(arguments.split(u' ', Qt::SkipEmptyParts), display);
        QCOMPARE(finished.code, 2);
        QCOMPARE(finished.err, "plt-games: no window can be opened: " + why.toUtf8() + '\n');
        QVERIFY(finished.out.isEmpty());
    }

    void ownGamesComeFirst() {
        const QString own = home.path() + QLatin1String("/plt-games/games/zzz-mine");
        QVERIFY(QDir().mkpath(own));
        QVERIFY(QFile::link(GamesDir::hostile(QStringLiteral("harmless")), own + QLatin1String("/lib.so")));
        QFile info(own + QLatin1String("/info.yaml"));
        QVERIFY(info.open(QIODevice::WriteOnly));
        info.write("game: lib\n");
        info.close();
        QVERIFY(run(words("--list")).out.contains("zzz-mine\tOther Games\tZzz Mine\tok\n"));
        QVERIFY(QDir(own).removeRecursively());
    }

    void check() {
        const GamesDir dir;
        dir.add(QStringLiteral("good"), "game: lib\nicon: icon.svg\n");
        dir.add(QStringLiteral("bad"), "game: lib\ngame: lib\n");
        dir.add(QStringLiteral("warned"), "game: lib\nicon: gone.svg\nname: [x]\n");
        dir.write(QStringLiteral("no-game/info.yaml"), "name: x\n");
        dir.write(QStringLiteral("old/info.yaml"), "game: lib\n");
        dir.addLibrary(QStringLiteral("old"), QStringLiteral("lib.so"), QStringLiteral("newer-interface"));
        const auto checked = [&](const char* name) {
            return run({QStringLiteral("--check"), dir.file(QLatin1String(name))});
        };
        const Finished good = checked("good");
        QCOMPARE(good.code, 0);
        QVERIFY(good.out.isEmpty() && good.err.isEmpty());
        const Finished bad = checked("bad");
        QCOMPARE(bad.code, 1);
        QVERIFY2(bad.out.startsWith(dir.file(QStringLiteral("bad/info.yaml:2:1: malformed")).toUtf8()),
                 bad.out);
        const Finished warned = checked("warned");
        QCOMPARE(warned.code, 1);
        QCOMPARE(warned.out.count('\n'), 2);
        QVERIFY(warned.out.contains("gone.svg"));
        const Finished noGame = checked("no-game");
        QCOMPARE(noGame.code, 1);
        QVERIFY(noGame.out.contains("info.yaml: no game"));
        const Finished old = checked("old");
        QCOMPARE(old.code, 1);
        QVERIFY(old.out.contains("lib.so: wrong interface"));
        QCOMPARE(checked("nowhere").code, 1);
        dir.add(QStringLiteral("slow"), "game: lib\nicon: icon.svg\n");
        dir.write(QStringLiteral("slow/icon.svg"), GamesDir::slowSvg());
        const Finished slow = checked("slow");
        QCOMPARE(slow.code, 1);
        QVERIFY2(slow.out.contains("slow/icon.svg: no icon: icon.svg takes too long to draw\n"), slow.out);
        QCOMPARE(run({QStringLiteral("--check"), dir.file(QStringLiteral("good")),
                      dir.file(QStringLiteral("bad"))})
                     .code,
                 1);
    }

    void checkAdvisesAuthors() {
        const GamesDir dir;
        dir.add(QStringLiteral("x"), "game: lib\nicon: icon.svg\nsummry: y\ngame-set: Puzzles\n");
        const Finished advised = run({QStringLiteral("--check"), dir.file(QStringLiteral("x"))});
        // Nothing is wrong.
        QCOMPARE(advised.code, 0);
        const QByteArray file = dir.file(QStringLiteral("x/info.yaml")).toUtf8();
        QCOMPARE(advised.out, file + ":3:1: unknown key \"summry\": did you mean \"summary\"?\n" + file +
                                  ":4:1: the game-set \"Puzzles\" is new; there is \"Puzzle Games\"\n");
        QVERIFY2(run({QStringLiteral("--list"), QStringLiteral("--games-dir"), dir.path()})
                     .out.endsWith("\tPuzzles\tX\tok\n"),
                 "players hear nothing of it");
    }

    /// All that a player or an author reads in the terminal, in the pseudo-language.
    void everythingSpeaksThePlayersLanguage_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* text : {"--foo", "--help", "--check", "--game 1", "--list --games-dir /nowhere",
                                 "--check /nowhere", "-platform offscreen --play nothing", ""})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void everythingSpeaksThePlayersLanguage() {
        QFETCH(QString, arguments);
        qputenv("PLT_LANGUAGE", "pseudo");
        const Finished finished = run(arguments.split(u' ', Qt::SkipEmptyParts));
        qunsetenv("PLT_LANGUAGE");
        QString said = QString::fromUtf8(finished.out + finished.err);
        QVERIFY(said.contains(u'\u27e6'));
        // The program's name, what was typed, and what Qt says before there is a program.
        said.remove(
            QRegularExpression(QStringLiteral("(?m)^QStandardPaths.*$|plt-games: |--foo|nothing|/nowhere")));
        const QStringList words = plt::PseudoLanguage::untranslatedWords(said);
        QVERIFY2(words.isEmpty(), qPrintable(words.join(u' ')));
    }

    /// Said by the guard, a process that was forked before there was a language.
    void whoTakesTooMuchMemoryIsToldSo() {
        qputenv("PLT_LANGUAGE", "pseudo");
        qputenv("PLT_MEMORY_LIMIT", "512");
        const Finished ended = run({QStringLiteral("--play"),
                                    QFileInfo(GamesDir::hostile(QStringLiteral("eats-memory-later"))).path(),
                                    QStringLiteral("-platform"), QStringLiteral("offscreen")});
        qunsetenv("PLT_MEMORY_LIMIT");
        qunsetenv("PLT_LANGUAGE");
        QString said = QString::fromUtf8(ended.err);
        said = said.mid(said.indexOf(QLatin1String("plt-games: ")));
        QVERIFY2(said.startsWith(QStringLiteral("plt-games: \u27e6Eats Memory Later ")), ended.err);
        QVERIFY2(!said.contains(QRegularExpression(QStringLiteral("[0-9]"))), ended.err);
        said.remove(QRegularExpression(QStringLiteral("plt-games: |Eats Memory Later|MiB")));
        const QStringList words = plt::PseudoLanguage::untranslatedWords(said);
        QVERIFY2(words.isEmpty(), qPrintable(words.join(u' ')));
    }

    void listingsForProgramsStayAsTheyAre() {
        const GamesDir dir;
        dir.add(QStringLiteral("x"), "game: gone\ngame-set: Card Games\nicon: icon.svg\nname[pseudo]: Own\n");
        qputenv("PLT_LANGUAGE", "pseudo");
        const Finished json = run(
            {QStringLiteral("--list"), QStringLiteral("--json"), QStringLiteral("--games-dir"), dir.path()});
        const Finished text = run({QStringLiteral("--list"), QStringLiteral("--games-dir"), dir.path()});
        qunsetenv("PLT_LANGUAGE");
        const QJsonObject set =
            QJsonDocument::fromJson(json.out).object()[QLatin1String("sets")].toArray()[0].toObject();
        const QJsonObject game = set[QLatin1String("games")].toArray()[0].toObject();
        QCOMPARE(set[QLatin1String("name")].toString(), QStringLiteral("Card Games"));
        QCOMPARE(game[QLatin1String("label")].toString(), QStringLiteral("Own"));
        QCOMPARE(game[QLatin1String("status")].toString(), QStringLiteral("unavailable"));
        QCOMPARE(game[QLatin1String("reason")].toString(),
                 QStringLiteral("library missing: there is no library \"gone\" in the folder"));
        QVERIFY2(text.out.startsWith("x\tCard Games\tOwn\tunavailable: \xE2\x9F\xA6"), text.out);
        QCOMPARE(text.out.count('\n'), 1);
    }

    /// The library's failure leaves the loader locked, for which other threads of the program wait.
    void aLibraryThatFailsWhileLoadingEndsEveryTime() {
        const QString folder = QFileInfo(GamesDir::hostile(QStringLiteral("throws-while-loading"))).path();
        for (int i = 0; i < 8; ++i) {
            const Finished failed = run(
                {QStringLiteral("--play"), folder, QStringLiteral("-platform"), QStringLiteral("offscreen")});
            QCOMPARE(failed.code, 4);
            QVERIFY2(failed.err.contains("the shop is closed"), failed.err);
        }
    }

    void playOpensAFile() {
        const GamesDir files;
        files.write(QStringLiteral("good.bytes"), "some bytes");
        files.write(QStringLiteral("bad.bytes"), " some bytes");
        const auto opened = [&](const QStringList& file) {
            const QString folder = QFileInfo(GamesDir::hostile(QStringLiteral("opens-a-file"))).path();
            return run(QStringList{QStringLiteral("--play"), folder, QStringLiteral("-platform"),
                                   QStringLiteral("offscreen")} +
                       file);
        };
        const Finished good = opened({files.file(QStringLiteral("good.bytes"))});
        QCOMPARE(good.code, 0);
        QVERIFY2(good.err.contains("shown: some bytes\n"), good.err);
        // A path goes from where the program was started.
        const QString here = QDir().relativeFilePath(files.file(QStringLiteral("good.bytes")));
        QVERIFY(opened({here}).err.contains("shown: some bytes\n"));
        const Finished bad = opened({files.file(QStringLiteral("bad.bytes"))});
        QVERIFY2(bad.err.contains("box: Line 1: a blank\n"), bad.err);
        const Finished gone = opened({QStringLiteral("/nowhere/x.bytes")});
        QVERIFY2(gone.err.contains("box: There is no file /nowhere/x.bytes.\n"), gone.err);
    }

    void playSaysWhatIsWrong() {
        const auto played = [](const QString& game) {
            return run(
                {QStringLiteral("--play"), game, QStringLiteral("-platform"), QStringLiteral("offscreen")});
        };
        const Finished unknown = played(QStringLiteral("no-such-game"));
        QCOMPARE(unknown.code, 3);
        QVERIFY(unknown.err.contains("no-such-game"));
        const Finished newer = played(QFileInfo(GamesDir::hostile(QStringLiteral("newer-interface"))).path());
        QCOMPARE(newer.code, 3);
        QVERIFY(newer.err.contains("wrong interface"));
        const Finished unresolved = played(QFileInfo(GamesDir::hostile(QStringLiteral("unresolved"))).path());
        QCOMPARE(unresolved.code, 4);
        QVERIFY2(unresolved.err.contains("functionThatNobodyHas"), unresolved.err);
        const Finished early = played(QFileInfo(GamesDir::hostile(QStringLiteral("throws-early"))).path());
        QCOMPARE(early.code, 4);
        QVERIFY(early.err.contains("the factory is on strike"));
        const Finished thrown = played(QFileInfo(GamesDir::hostile(QStringLiteral("throws"))).path());
        QCOMPARE(thrown.code, 5);
        QVERIFY(thrown.err.contains("no felt left in the shop"));
        const Finished noView = played(QFileInfo(GamesDir::hostile(QStringLiteral("no-view"))).path());
        QCOMPARE(noView.code, 5);
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "test_command_line.moc"
