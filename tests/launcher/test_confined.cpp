// SPDX-License-Identifier: MIT
#include "common/storage/guests/guests.h"
#include "common/system/confinement/confinement.h"
#include "common/testing/clean_home.h"
#include "launcher/commands/command_line.h"
#include "launcher/confinement/chosen_files.h"
#include "tests/launcher/console_for_tests.h"

#include <csignal>

#include <QProcess>
#include <QScopeGuard>
#include <QSettings>

namespace {

const plt::testing::CleanHome home;
constexpr int longWait = 180'000;

/// A copy of the program with games of its own, as in a build tree.
class ProgramWithGames {
  public:
    ProgramWithGames() {
        tree_.write(QStringLiteral("CMakeCache.txt"), "");
        QVERIFY(QFile::copy(QStringLiteral(PLT_PROGRAM), path()));
    }
    QString path() const { return tree_.file(QStringLiteral("plt-games")); }
    void add(const QString& plugin) const {
        tree_.write(QStringLiteral("games/%1/info.yaml").arg(plugin), "game: lib\nicon: icon.svg\n");
        tree_.write(QStringLiteral("games/%1/icon.svg").arg(plugin), GamesDir::svg());
        tree_.addLibrary(QStringLiteral("games/") + plugin, QStringLiteral("lib.so"), plugin);
    }

  private:
    GamesDir tree_;
};

/// A game of others, or one that came with the program, that does what it should not, and a folder of the
/// player's with a secret.
class Overstepping {
  public:
    enum class Of { others, program };

    explicit Overstepping(const QByteArray& deed, const QString& name = QStringLiteral("oversteps"),
                          Of of = Of::others)
        : of_(of) {
        dir_.write(name + QLatin1String("/info.yaml"), "game: lib\n");
        dir_.addLibrary(name, QStringLiteral("lib.so"), QStringLiteral("oversteps"));
        ours_.add(QStringLiteral("oversteps"));
        prey_.write(QStringLiteral("secret"), "mine");
        qputenv("PLT_PREY", QFile::encodeName(prey_.path()));
        qputenv("PLT_DEED", deed);
        // Confined processes cannot read which leaks of others' libraries are known.
        qputenv("LSAN_OPTIONS", "detect_leaks=0");
    }
    ~Overstepping() {
        for (const char* const name : {"PLT_PREY", "PLT_DEED"}) qunsetenv(name);
    }
    const GamesDir& dir() const { return dir_; }

    /// Plays it, and keeps what it says.
    void play(const QStringList& options = {}, const char* without = "",
              const QString& program = QStringLiteral(PLT_PROGRAM)) {
        qputenv(plt::withoutVariable, without);
        QProcess game;
        if (of_ == Of::others)
            game.start(
                program,
                QStringList{QStringLiteral("--play"), dir_.file(QStringLiteral("oversteps"))} + options);
        else
            game.start(ours_.path(),
                       QStringList{QStringLiteral("--play"), QStringLiteral("oversteps")} + options);
        QVERIFY(game.waitForFinished(longWait));
        qunsetenv(plt::withoutVariable);
        words = QString::fromUtf8(game.readAllStandardError());
        code = game.exitCode();
    }
    bool isPreyUntouched() const {
        QFile secret(prey_.file(QStringLiteral("secret")));
        return secret.open(QIODevice::ReadOnly) && secret.readAll() == "mine" &&
               QDir(prey_.path()).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot).size() == 1;
    }

    QString words;
    int code = -1;

  private:
    const Of of_;
    GamesDir dir_;
    GamesDir prey_;
    ProgramWithGames ours_;
};

/// Returns the number of processes that were started for a game in this directory, with their guards.
int processesOf(const GamesDir& dir) {
    int count = 0;
    for (const QString& process : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile words(QStringLiteral("/proc/%1/cmdline").arg(process));
        if (process.toInt() > 0 && words.open(QIODevice::ReadOnly) &&
            words.readAll().contains(QFile::encodeName(dir.path())))
            ++count;
    }
    return count;
}

/// Returns true if a game has told that the system refused its deed.
bool isRefused(const QString& words) {
    return words.contains(QLatin1String("Permission denied")) ||
           words.contains(QLatin1String("Operation not permitted")) ||
           words.contains(QLatin1String("Invalid cross-device link"));
}

bool isAboutCalls(const QString& deed) {
    return deed.startsWith(QLatin1String("internet")) ||
           QStringList{QStringLiteral("raw"), QStringLiteral("program"), QStringLiteral("trace"),
                       QStringLiteral("truncate"), QStringLiteral("forbid")}
               .contains(deed);
}

#define NEEDS(part)                                                                         \
    do {                                                                                    \
        if (!plt::offeredConfinement().part)                                                \
            QSKIP(qPrintable(english(plt::missingConfinement(plt::offeredConfinement())))); \
    } while (false)

}  // namespace

/// Games of others in their confinement.
class TestConfined : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void refusesTheDeed_data() {
        QTest::addColumn<QString>("deed");
        QTest::addColumn<bool>("ofOthers");
        for (const char* const deed :
             {"read", "read in a thread", "list", "write", "overwrite", "make a folder", "remove", "rename",
              "truncate", "forbid", "link", "point", "internet", "internet 6", "raw", "program", "trace"}) {
            QTest::addRow("%s", deed) << QString::fromLatin1(deed) << true;
            QTest::addRow("%s, of the program", deed) << QString::fromLatin1(deed) << false;
        }
    }
    void refusesTheDeed() {
        QFETCH(QString, deed);
        QFETCH(bool, ofOthers);
        if (isAboutCalls(deed))
            NEEDS(calls);
        else
            NEEDS(files);
        Overstepping game(deed.toLatin1(), QStringLiteral("oversteps"),
                          ofOthers ? Overstepping::Of::others : Overstepping::Of::program);
        game.play();
        QVERIFY2(game.code == plt::exitFailedStart, qPrintable(game.words));
        QVERIFY2(isRefused(game.words), qPrintable(game.words));
        QVERIFY2(game.words.contains(QLatin1String("see --unconfined")), qPrintable(game.words));
        QVERIFY(game.isPreyUntouched());
    }

    void callsAreRefusedWithoutLandlock() {
        NEEDS(calls);
        for (const char* const deed : {"internet", "program", "trace"}) {
            Overstepping game(deed);
            game.play({}, "landlock");
            QVERIFY2(isRefused(game.words), qPrintable(game.words));
        }
        Overstepping reader("read");
        reader.play({}, "landlock");
        QVERIFY2(reader.words.contains(QLatin1String("done")), qPrintable(reader.words));
    }

    void filesAreRefusedWithoutSeccomp() {
        NEEDS(files);
        for (const char* const deed : {"read", "write", "trace"}) {
            Overstepping game(deed);
            game.play({}, "seccomp");
            QVERIFY2(isRefused(game.words), qPrintable(game.words));
        }
        Overstepping network("internet");
        network.play({}, "seccomp");
        QVERIFY2(network.words.contains(QLatin1String("done")), qPrintable(network.words));
    }

    void unconfinedMayAll() {
        for (const auto of : {Overstepping::Of::others, Overstepping::Of::program}) {
            for (const char* const deed : {"read", "write", "internet", "program"}) {
                Overstepping game(deed, QStringLiteral("oversteps"), of);
                game.play({QStringLiteral("--unconfined")});
                QVERIFY2(game.words.contains(QLatin1String("done")), qPrintable(game.words));
                QCOMPARE(game.code, int{plt::exitOk});
            }
        }
    }

    void itsOwnDataStandsApart() {
        Overstepping game("own");
        game.play();
        QVERIFY2(game.words.contains(QLatin1String("done")), qPrintable(game.words));
        QCOMPARE(game.code, int{plt::exitOk});
        const QString id = QStringLiteral("oversteps");
        QVERIFY(QFile::exists(plt::storage::guestFolder(id) + QLatin1String("/scores/best.json")));
        QVERIFY(QFile::exists(plt::storage::guestFolder(id) + QLatin1String("/saved/oversteps.json")));
        const QSettings shared(plt::storage::guestFolder(id) + QLatin1String("/preferences/plt-games.ini"),
                               QSettings::IniFormat);
        QVERIFY(shared.value(QStringLiteral("sound")).toBool());
        QVERIFY(!QFile::exists(home.path() + QLatin1String("/plt-games/plt-games.ini")));
    }

    void itsFilesFromBeforeMoveWithTheFirstStart() {
        const QString own = home.path() + QLatin1String("/plt-games");
        const QString guest = plt::storage::guestFolder(QStringLiteral("oversteps"));
        const auto contentOf = [](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QDir(guest).removeRecursively();
        QVERIFY(QDir().mkpath(own + QLatin1String("/statistics")));
        QFile counted(own + QLatin1String("/statistics/oversteps.json"));
        QVERIFY(counted.open(QIODevice::WriteOnly) && counted.write("{}") == 2);
        counted.close();
        // With the ID of a game of the program they are that game's.
        const ProgramWithGames program;
        program.add(QStringLiteral("oversteps"));
        Overstepping game("own");
        game.play({}, "", program.path());
        QCOMPARE(game.code, int{plt::exitOk});
        QCOMPARE(contentOf(counted.fileName()), QByteArray("{}"));
        QVERIFY(!QFile::exists(guest + QLatin1String("/statistics/oversteps.json")));
        game.play();
        QCOMPARE(game.code, int{plt::exitOk});
        QVERIFY(!counted.exists());
        QCOMPARE(contentOf(guest + QLatin1String("/statistics/oversteps.json")), QByteArray("{}"));
    }

    void gamesOfTheProgramShareTheirFolders() {
        const QString own = home.path() + QLatin1String("/plt-games");
        Overstepping game("own", QStringLiteral("oversteps"), Overstepping::Of::program);
        game.play();
        QVERIFY2(game.words.contains(QLatin1String("done")), qPrintable(game.words));
        QCOMPARE(game.code, int{plt::exitOk});
        QVERIFY(QFile::exists(own + QLatin1String("/scores/best.json")));
        QVERIFY(QFile::exists(own + QLatin1String("/saved/oversteps.json")));
        const QSettings shared(own + QLatin1String("/plt-games.ini"), QSettings::IniFormat);
        QVERIFY(shared.value(QStringLiteral("sound")).toBool());
        QVERIFY(QFile::remove(shared.fileName()));
    }

    void itsGuardStartsPrograms() {
        NEEDS(files);
        const ProgramWithGames program;
        program.add(QStringLiteral("asks-a-program"));
        const GamesDir files;
        files.write(QStringLiteral("player"), "#!/bin/sh\ncat; echo $$ > " +
                                                  QFile::encodeName(files.file(QStringLiteral("process"))) +
                                                  "; exec sleep 1000\n");
        const QString player = files.file(QStringLiteral("player"));
        QVERIFY(QFile::setPermissions(player, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        plt::ChosenFiles(QStringLiteral("asks-a-program"), false)
            .add(player, plt::ChosenFiles::For::starting);
        qputenv("PLT_PREY", QFile::encodeName(player));
        const auto restore = qScopeGuard([] { qunsetenv("PLT_PREY"); });
        QProcess game;
        const QStringList arguments{QStringLiteral("--play"), QStringLiteral("asks-a-program")};
        game.start(program.path(), arguments);
        QVERIFY(game.waitForFinished(longWait));
        QString words = QString::fromUtf8(game.readAllStandardError());
        QVERIFY2(words.contains(QLatin1String("answer: question,")), qPrintable(words));
        const auto process = [&files] {
            QFile file(files.file(QStringLiteral("process")));
            return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(process() == 0 || ::kill(process(), 0) != 0, longWait);

        // Nothing is left of it when the game is killed.
        files.write(QStringLiteral("player"), "#!/bin/sh\necho $$ > " +
                                                  QFile::encodeName(files.file(QStringLiteral("process"))) +
                                                  "; exec sleep 1000\n");
        files.write(QStringLiteral("process"), "");
        game.start(program.path(), arguments);
        QTRY_VERIFY_WITH_TIMEOUT(process() > 0, longWait);
        // Meanwhile it draws its icon without another program.
        QTRY_VERIFY_WITH_TIMEOUT(
            !QDir(home.path() + QLatin1String("/plt-games/icons")).entryList(QDir::Files).isEmpty(),
            longWait);
        QCOMPARE(::kill(process(), 0), 0);
        game.kill();
        QVERIFY(game.waitForFinished(longWait));
        QTRY_VERIFY_WITH_TIMEOUT(::kill(process(), 0) != 0, longWait);

        // Not for a game of others, whatever it has been allowed.
        plt::ChosenFiles(QStringLiteral("asks-a-program"), true).add(player, plt::ChosenFiles::For::starting);
        const GamesDir dir;
        dir.write(QStringLiteral("asks-a-program/info.yaml"), "game: lib\n");
        dir.addLibrary(QStringLiteral("asks-a-program"), QStringLiteral("lib.so"),
                       QStringLiteral("asks-a-program"));
        game.start(program.path(), {QStringLiteral("--play"), dir.file(QStringLiteral("asks-a-program"))});
        QVERIFY(game.waitForFinished(longWait));
        words = QString::fromUtf8(game.readAllStandardError());
        QVERIFY2(words.contains(QLatin1String("Only games that came with this program")), qPrintable(words));
    }

    void itsGuardAnswersRequests() {
        NEEDS(files);
        const GamesDir dir;
        const GamesDir prey;
        dir.write(QStringLiteral("asks/info.yaml"), "game: lib\n");
        dir.addLibrary(QStringLiteral("asks"), QStringLiteral("lib.so"), QStringLiteral("uses-the-broker"));
        prey.write(QStringLiteral("chosen.bytes"), "mine");
        const QString browser = prey.file(QStringLiteral("browser"));
        prey.write(QStringLiteral("browser"),
                   "#!/bin/sh\necho \"$1\" > " + QFile::encodeName(prey.file(QStringLiteral("url"))) + '\n');
        QVERIFY(QFile::setPermissions(browser, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        plt::ChosenFiles(QStringLiteral("asks"), true)
            .add(prey.file(QStringLiteral("chosen.bytes")), plt::ChosenFiles::For::reading);
        qputenv("PLT_PREY", QFile::encodeName(prey.file(QStringLiteral("chosen.bytes"))));
        qputenv("BROWSER", QFile::encodeName(browser));
        QProcess game;
        game.start(QStringLiteral(PLT_PROGRAM), {QStringLiteral("--play"), dir.file(QStringLiteral("asks"))});
        QVERIFY(game.waitForFinished(longWait));
        for (const char* const name : {"PLT_PREY", "BROWSER"}) qunsetenv(name);
        const QString words = QString::fromUtf8(game.readAllStandardError());
        QVERIFY2(words.contains(QLatin1String("shown: mine")), qPrintable(words));
        QVERIFY2(words.contains(QLatin1String("problem: \n")), qPrintable(words));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(prey.file(QStringLiteral("url"))), longWait);
    }

    void theConsoleLives_data() {
        QTest::addColumn<QByteArray>("deed");
        QTest::newRow("reads-the-home") << QByteArray("read");
        QTest::newRow("writes-beside") << QByteArray("write");
        QTest::newRow("opens-a-socket") << QByteArray("internet");
        QTest::newRow("starts-a-program") << QByteArray("program");
    }
    void theConsoleLives() {
        NEEDS(files);
        NEEDS(calls);
        QFETCH(QByteArray, deed);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        const Overstepping game(deed, name);
        ConsoleForTests console(game.dir());
        QTRY_VERIFY(console.isReady());
        console.click(name);
        const QString label = console.button(name)->info().label;
        QTRY_COMPARE_WITH_TIMEOUT(console.sentences(),
                                  QStringList{label + QLatin1String(" failed while it was starting.")},
                                  longWait);
        const QString report = console.troubles().rows()[0]->report();
        QVERIFY2(report.contains(QLatin1String("may not use your files, the network or other programs")),
                 qPrintable(report));
        QVERIFY(console.button(name)->isEnabled());
        QVERIFY(!console.problems().isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(processesOf(game.dir()), 0, longWait);
    }

    void theConsoleOutlivesScripts_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const QByteArray& text, int line) {
            QTest::newRow(name) << text << line;
        };
        row("loops", "while true do\n  pcall(function() while true do end end)\nend", 2);
        row("eats-memory", "local t = {}\nfor i = 1, 1e9 do\n  t[i] = { i }\nend", 3);
        row("recurses", "local function f()\n  return 1 + f()\nend\nf()", 2);
        row("reads-files", "local all = 1\nio.open('/etc/passwd')", 2);
        row("starts-programs", "\n\nos.execute('true')", 3);
        row("loads-libraries", "require 'socket'", 1);
        row("changes-strings", "\ngetmetatable('').__index = nil\nlocal x = ('x'):rep(2)", 2);
        row("is-no-script", "x = 1\nfunction (", 2);
        row("is-no-text", QByteArray("\x1bLua\0\0\0", 7), 0);
    }
    /// Games of others in Lua that mean no good from their first line.
    void theConsoleOutlivesScripts() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        const GamesDir dir;
        dir.write(name + QLatin1String("/info.yaml"), "script: hostile.lua\n");
        dir.write(name + QLatin1String("/hostile.lua"), text);
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        console.click(name);
        const QString label = console.button(name)->info().label;
        QTRY_COMPARE_WITH_TIMEOUT(console.sentences(),
                                  QStringList{label + QLatin1String(" failed while it was starting.")},
                                  longWait);
        const QString report = console.troubles().rows()[0]->report();
        const QString place =
            line > 0 ? QStringLiteral("hostile.lua, line %1").arg(line) : QStringLiteral("hostile.lua");
        QVERIFY2(report.contains(place), qPrintable(report));
        QVERIFY(console.button(name)->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(processesOf(dir), 0, longWait);
    }

    void theConsoleOutlivesWhatScriptsDoLater_data() {
        QTest::addColumn<QByteArray>("function");
        QTest::newRow("deals-without-end") << QByteArray("function deal() while true do end end");
        QTest::newRow("moves-without-end")
            << QByteArray("function legal_moves() local t = {} while true do t[#t + 1] = {} end end");
        QTest::newRow("has-a-circle") << QByteArray(
            "function begin() local t = { heaps = { 1 }, seat = 1 } t.heaps[2] = t return t end");
    }
    /// The window tells the failure, and stays; so does the check.
    void theConsoleOutlivesWhatScriptsDoLater() {
        QFETCH(QByteArray, function);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        const GamesDir dir;
        QFile nim(QStringLiteral(PLT_SCRIPT));
        QVERIFY(nim.open(QIODevice::ReadOnly));
        const QByteArray script = nim.readAll() + '\n' + function;
        const auto line = script.count('\n') + 1;
        dir.write(name + QLatin1String("/info.yaml"), "script: nim.lua\n");
        dir.write(name + QLatin1String("/nim.lua"), script);
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        console.click(name);
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames()[0]->windowWasShown(), longWait);
        QVERIFY(console.sentences().isEmpty());
        console.runningGames()[0]->stop();
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        QVERIFY(console.sentences().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(processesOf(dir), 0, longWait);
        QProcess check;
        check.start(QStringLiteral(PLT_PROGRAM),
                    {QStringLiteral("--check"), QStringLiteral("--deep"), dir.file(name)});
        QVERIFY(check.waitForFinished(longWait));
        const QString words = QString::fromUtf8(check.readAllStandardOutput());
        QVERIFY2(words.contains(QStringLiteral("nim.lua, line %1").arg(line)) ||
                     words.contains(QStringLiteral("nim.lua:%1").arg(line)),
                 qPrintable(words));
        QTRY_COMPARE_WITH_TIMEOUT(processesOf(dir), 0, longWait);
    }

    void tellsWhatTheSystemLacks() {
        const Overstepping game("own");
        qputenv(plt::withoutVariable, "landlock");
        plt::ConsoleWindow console({{game.dir().path()}, QStringLiteral(PLT_PROGRAM), {}});
        console.show();
        QTRY_VERIFY_WITH_TIMEOUT(console.shelves().isComplete(), longWait);
        qunsetenv(plt::withoutVariable);
        QTRY_VERIFY(console.problems().isVisible());
        QVERIFY(console.problems().text().contains(QLatin1String("Landlock")));
    }

    void saysNothingWithoutGuests() {
        qputenv(plt::withoutVariable, "landlock");
        const GamesDir none;
        plt::ConsoleWindow console({{none.path()}, QStringLiteral(PLT_PROGRAM), {}});
        console.show();
        QTRY_VERIFY_WITH_TIMEOUT(console.shelves().isComplete(), longWait);
        qunsetenv(plt::withoutVariable);
        QVERIFY(!console.problems().isVisible());
    }
};

QTEST_MAIN(TestConfined)
#include "test_confined.moc"
