// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "launcher/authors/game_template.h"
#include "launcher/authors/new_game.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

struct Finished {
    int code = -1;
    QString out;
    QString err;
};

/// A folder to work in, and the real program, run there.
class Workplace {
  public:
    Finished newGame(const QStringList& words) const {
        return run(QStringLiteral(PLT_PROGRAM), QStringList{QStringLiteral("--new-game")} + words,
                   folder_.path());
    }
    /// By a shell, after these commands of it.
    Finished newGameAfter(const QString& commands, const QString& word) const {
        const QString program = QStringLiteral(PLT_PROGRAM " --new-game ");
        return run(QStringLiteral("/bin/sh"),
                   {QStringLiteral("-c"), commands + QStringLiteral("; exec ") + program + word},
                   folder_.path());
    }
    QString path(const QString& name) const { return folder_.filePath(name); }
    QString content(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    /// Paths of all files of a folder.
    QStringList filesOf(const QString& name) const {
        QStringList files;
        QDirIterator found(path(name), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (found.hasNext()) files << QDir(path(name)).relativeFilePath(found.next());
        files.sort();
        return files;
    }
    bool isEmpty() const { return QDir(folder_.path()).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot); }

  private:
    static Finished run(const QString& program, const QStringList& arguments, const QString& folder) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QLatin1String(name));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder);
        process.start(program, arguments);
        if (!process.waitForFinished()) return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
                QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    QTemporaryDir folder_;
};

}  // namespace

class TestNewGame : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyKindIsWrittenWhole_data() {
        QTest::addColumn<QString>("kind");
        for (const QString& kind : plt::templateKinds())
            if (plt::isBuilt(kind)) QTest::newRow(qPrintable(kind)) << kind;
    }
    void everyKindIsWrittenWhole() {
        QFETCH(QString, kind);
        const Workplace place;
        const Finished done = place.newGame({QStringLiteral("peg-jump"), kind});
        QCOMPARE(done.err, QString());
        QCOMPARE(done.code, 0);
        QVERIFY(done.out.contains(QLatin1String("cmake -S peg-jump -B build-peg-jump")));
        QVERIFY(done.out.contains(QLatin1String("plt-games --play build-peg-jump/games/peg-jump")));

        const QStringList files = place.filesOf(QStringLiteral("peg-jump"));
        for (const char* name :
             {"CMakeLists.txt", "doc.txt", "icon.svg", "info.yaml", "manual.md", "rules.cpp", "rules.h",
              "tests/test_rules.cpp", "tests/test_view.cpp", "view.cpp", "view.h"})
            QVERIFY2(files.contains(QLatin1String(name)), name);
        for (const QString& name : files) {
            const QString text = place.content(QStringLiteral("peg-jump/") + name);
            QVERIFY2(!text.isEmpty(), qPrintable(name));
            for (const char* left : {"new-game", "new_game", "New Game"})
                QVERIFY2(!text.contains(QLatin1String(left)), qPrintable(name));
        }
        QVERIFY(place.content(QStringLiteral("peg-jump/info.yaml"))
                    .startsWith(QLatin1String("game: peg-jump\nname: Peg Jump\n")));
        QVERIFY(place.content(QStringLiteral("peg-jump/rules.h"))
                    .contains(QLatin1String("namespace peg_jump {")));
        QVERIFY(place.content(QStringLiteral("peg-jump/CMakeLists.txt"))
                    .contains(QLatin1String("plt_add_game(peg-jump\n")));
    }

    void scriptsAreWrittenWhole_data() {
        QTest::addColumn<QString>("kind");
        for (const QString& kind : plt::templateKinds())
            if (!plt::isBuilt(kind)) QTest::newRow(qPrintable(kind)) << kind;
    }
    void scriptsAreWrittenWhole() {
        QFETCH(QString, kind);
        const Workplace place;
        const Finished done = place.newGame({QStringLiteral("peg-jump"), kind});
        QCOMPARE(done.err, QString());
        QCOMPARE(done.code, 0);
        QVERIFY(done.out.endsWith(QLatin1String("\n  plt-games --play ./peg-jump\n")));
        QCOMPARE(
            place.filesOf(QStringLiteral("peg-jump")),
            QStringList({QStringLiteral("doc.txt"), QStringLiteral("game.lua"), QStringLiteral("icon.svg"),
                         QStringLiteral("info.yaml"), QStringLiteral("manual.md")}));
        for (const QString& name : place.filesOf(QStringLiteral("peg-jump"))) {
            const QString text = place.content(QStringLiteral("peg-jump/") + name);
            QVERIFY2(!text.isEmpty(), qPrintable(name));
            for (const char* left : {"new-game", "new_game", "New Game"})
                QVERIFY2(!text.contains(QLatin1String(left)), qPrintable(name));
        }
        QVERIFY(place.content(QStringLiteral("peg-jump/info.yaml"))
                    .startsWith(QLatin1String("script: game.lua\nname: Peg Jump\n")));
        QVERIFY(place.content(QStringLiteral("peg-jump/game.lua")).count(u'\n') <= 150);
    }

    void theUsualKindIsABoard() {
        const Workplace place;
        QCOMPARE(place.newGame({QStringLiteral("nim")}).code, 0);
        QVERIFY(place.content(QStringLiteral("nim/view.h")).contains(QLatin1String("plt::BoardView")));
        // A title has a line below it that is as long.
        QVERIFY(place.content(QStringLiteral("nim/doc.txt")).startsWith(QLatin1String("Nim\n===\n\n")));
    }

    void namesThatCppHasTakenAreNotUsed_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("space");
        const auto row = [](const char* id, const char* space) {
            QTest::newRow(id) << QString::fromLatin1(id) << QString::fromLatin1(space);
        };
        row("nim", "nim");
        row("lights-out-2", "lights_out_2");
        row("class", "class_game");
        row("static-assert", "static_assert_game");
        row("slots", "slots_game");
        row("time", "time_game");
        row("plt", "plt_game");
    }
    void namesThatCppHasTakenAreNotUsed() {
        QFETCH(QString, id);
        QFETCH(QString, space);
        QCOMPARE(plt::namespaceOf(id), space);
        for (const auto& file : plt::gameFromTemplate(QStringLiteral("cards"), id)) {
            if (file.path == QLatin1String("rules.h"))
                QVERIFY(file.content.contains("namespace " + space.toLatin1() + " {"));
            if (file.path == QLatin1String("CMakeLists.txt"))
                QCOMPARE(file.content.contains("NAMESPACE " + space.toLatin1()),
                         space.endsWith(QLatin1String("_game")));
        }
    }

    void idsThatCannotBeAreRefused_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* id, const char* says) {
            QTest::newRow(id) << QString::fromUtf8(id) << QString::fromLatin1(says);
        };
        row("Peg Jump", "such as peg-jump");
        row("_peg__jump_", "such as peg-jump");
        row("Caf\xC3\xA9", "such as cafe");
        row("x", "2 to 60");
        row("2048", "begins with a letter");
        row("-", "2 to 60");
        row("a--b", "such as a-b");
        row("a-", "2 to 60");
        row("..", "2 to 60");
        row("../nim", "such as nim");
        row("ni\nm", "single hyphens");
        row("test", "means something else");
        row("null", "means something else");
        QTest::newRow("long") << QString(61, u'a') << QStringLiteral("2 to 60");
    }
    void idsThatCannotBeAreRefused() {
        QFETCH(QString, id);
        QFETCH(QString, says);
        const Workplace place;
        const Finished done = place.newGame({id});
        QCOMPARE(done.code, 1);
        QCOMPARE(done.out, QString());
        QVERIFY2(done.err.startsWith(QLatin1String("plt-games: ")) && done.err.contains(says),
                 qPrintable(done.err));
        QVERIFY(place.isEmpty());
    }

    void whatIsThereStays() {
        const Workplace place;
        QVERIFY(QDir().mkpath(place.path(QStringLiteral("folder"))));
        QVERIFY(QFile::link(QStringLiteral("/nowhere/at/all"), place.path(QStringLiteral("link"))));
        QFile file(place.path(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const char* name : {"folder", "link", "file"}) {
            const Finished done = place.newGame({QLatin1String(name)});
            QCOMPARE(done.code, 1);
            QCOMPARE(done.err,
                     QStringLiteral("plt-games: %1 is there already\n").arg(place.path(QLatin1String(name))));
        }
        QVERIFY(QDir(place.path(QStringLiteral("folder"))).isEmpty());
        QVERIFY(QFileInfo(place.path(QStringLiteral("link"))).isSymLink());
    }

    void whereNothingCanBeWrittenItIsSaid() {
        const Workplace place;
        const Finished nowhere = place.newGameAfter(QStringLiteral("cd /proc"), QStringLiteral("nim"));
        QCOMPARE(nowhere.code, 1);
        QCOMPARE(nowhere.err, QStringLiteral("plt-games: /proc/nim cannot be made\n"));

        // A disk that is full after some of the files: nothing is left of the game. (2 blocks are 1024
        // bytes.)
        const Finished full =
            place.newGameAfter(QStringLiteral("trap '' XFSZ; ulimit -f 2"), QStringLiteral("nim"));
        QCOMPARE(full.code, 1);
        QCOMPARE(full.err.count(u'\n'), 1);
        QVERIFY2(full.err.contains(QLatin1String("/nim/")), qPrintable(full.err));
        QVERIFY(place.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestNewGame)
#include "test_new_game.moc"
