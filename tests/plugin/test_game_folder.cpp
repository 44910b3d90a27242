// SPDX-License-Identifier: MIT
#include "common/plugin/folder/author_advice.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/folder/info_file.h"
#include "tests/plugin/games_dir.h"

#include <sys/stat.h>

#include <QElapsedTimer>
#include <QImage>

using plt::GameFolder;
using plt::GameInfo;
using plt::readGameFolder;

namespace {

void makeFifo(const QString& path) {
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
}

/// The warnings about the only game in a folder.
QString warnings(const GamesDir& dir) {
    QStringList all;
    for (const plt::Message& warning : GamesDir::only(dir.scan()).warnings) all << english(warning);
    return all.join(u'|');
}

/// The reason's first words, without the details.
QString word(const QString& reason) {
    return reason.section(u':', 0, 0);
}

}  // namespace

/// Each game's info.yaml by the rules for it.
class TestGameFolder : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void wholeFile() {
        const GameInfo info = GamesDir::gameX(
            "game: lib\nname: Same\nicon: icon.svg\ngame-set: Puzzle Games\nsummary: Click groups.\nunknown: "
            "1\n");
        QVERIFY2(info.available(), qPrintable(english(info.obstacle)));
        QCOMPARE(info.id, QStringLiteral("x"));
        QCOMPARE(info.label, QStringLiteral("Same"));
        QCOMPARE(info.set, QStringLiteral("Puzzle Games"));
        QCOMPARE(info.summary, QStringLiteral("Click groups."));
        QCOMPARE(info.iconPath, info.folder + QLatin1String("/icon.svg"));
        QCOMPARE(info.libraryPath, info.folder + QLatin1String("/lib.so"));
        QVERIFY(info.warnings.empty());
    }

    void labels_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("label");
        const auto row = [](const char* line, const char* label) {
            QTest::newRow(line) << QByteArray(line) << QString::fromUtf8(label);
        };
        row("name: 2048", "2048");
        row("name: \"<b>Bold</b>\"", "<b>Bold</b>");
        row("name: \"Tom & Jerry_2\"", "Tom & Jerry_2");
        row("name: \"  a \\t b\\n\"", "a b");
        row("name: \"\"", "X");
        row("name: ~", "X");
        row("name: \"\\u202E\"", "X");
        row("", "X");
    }
    void labels() {
        QFETCH(QByteArray, line);
        QFETCH(QString, label);
        const GameInfo info = GamesDir::gameX("game: lib\nicon: icon.svg\n" + line + "\n");
        QCOMPARE(info.label, label);
        QVERIFY(info.available());
        QVERIFY(info.warnings.empty());
    }

    void wrongTypesFallBack() {
        const GameInfo set = GamesDir::gameX("game: lib\nicon: icon.svg\ngame-set: [a]\n");
        QVERIFY(set.available());
        QCOMPARE(set.set, QStringLiteral("Other Games"));
        QCOMPARE(int(set.warnings.size()), 1);
        const GameInfo name = GamesDir::gameX("game: lib\nicon: icon.svg\nname: {a: b}\nsummary: [x]\n");
        QVERIFY(name.available());
        QCOMPARE(name.label, QStringLiteral("X"));
        QCOMPARE(int(name.warnings.size()), 2);
    }

    void gameValues_data() {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("reason");
        const auto row = [](const QByteArray& value, const char* reason) {
            QTest::newRow(value.left(40)) << value << QString::fromLatin1(reason);
        };
        row("lib", "");
        row("\" lib\\t\"", "");
        row("lib.so", "");
        row("../y/lib", "bad game value");
        row("..", "bad game value");
        row("/lib", "bad game value");
        row("a\\b", "bad game value");
        row(".lib", "bad game value");
        row("\"\"", "bad game value");
        row("\"  \"", "bad game value");
        row("a b", "bad game value");
        row("l\xC3\xAD"
            "b",
            "bad game value");
        row("[lib]", "bad game value");
        row("{a: lib}", "bad game value");
        row("\"a\\0b\"", "bad game value");
        row(QByteArray(101, 'a'), "bad game value");
        row(QByteArray(100, 'a'), "library missing");
        row("Lib", "library missing");
        row("other.so", "library missing");
        row("a+b-c_d.e", "library missing");
    }
    void gameValues() {
        QFETCH(QByteArray, value);
        QFETCH(QString, reason);
        const GameInfo info = GamesDir::gameX("game: " + value + "\nname: Foo\ngame-set: Q\n");
        QCOMPARE(word(english(info.obstacle)), reason);
        QCOMPARE(info.label, QStringLiteral("Foo"));
        QCOMPARE(info.set, QStringLiteral("Q"));
    }

    void scriptValues_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("reason");
        const auto row = [](const QByteArray& lines, const char* reason) {
            QTest::newRow(lines.left(40)) << lines << QString::fromLatin1(reason);
        };
        row("script: rules.lua", "");
        row("script: \" rules.lua \"", "");
        row("game: ~\nscript: rules.lua", "");
        row("script: inside.lua", "");
        row("game: lib\nscript: rules.lua",
            "bad game value: a library and a script, of which there must be one");
        row("script: [rules.lua]", "bad game value: a list or mapping, not the name of a script");
        row("script: rules.txt",
            "bad game value: \"rules.txt\" is not the name of a script in the folder, such as rules.lua");
        row("script: lib.so", "bad game value");
        row("script: \"\"", "bad game value");
        row("script: .lua", "bad game value");
        row("script: ../x/rules.lua", "bad game value");
        row("script: sub/rules.lua", "bad game value");
        row("script: /x/rules.lua", "bad game value");
        row("script: \"a\\0.lua\"", "bad game value");
        row("script: " + QByteArray(101, 'a') + ".lua", "bad game value");
        row("script: gone.lua", "script missing: there is no file \"gone.lua\" in the folder");
        row("script: folder.lua", "script missing: it is a folder");
        row("script: fifo.lua", "script missing: it is not a regular file");
        row("script: nowhere.lua", "script missing: the link leads nowhere");
        row("script: outside.lua", "script missing: the link leads out of the folder");
        row("script: empty.lua", "script missing: the file is empty");
        row("script: large.lua", "script missing: more than 1048576 bytes");
    }
    void scriptValues() {
        QFETCH(QByteArray, lines);
        QFETCH(QString, reason);
        const GamesDir dir;
        dir.addLibrary(QStringLiteral("x"), QStringLiteral("lib.so"));
        dir.write(QStringLiteral("x/rules.lua"), "x = 1\n");
        dir.write(QStringLiteral("x/sub/rules.lua"), "x = 1\n");
        dir.write(QStringLiteral("x/folder.lua/file"), "x");
        dir.write(QStringLiteral("x/empty.lua"), " \n");
        dir.write(QStringLiteral("x/large.lua"), QByteArray(1024 * 1024 + 1, ' '));
        dir.write(QStringLiteral("other.lua"), "x = 1\n");
        makeFifo(dir.file(QStringLiteral("x/fifo.lua")));
        for (const auto& [name, target] : {std::pair("inside", "rules.lua"), std::pair("nowhere", "gone"),
                                           std::pair("outside", "../other.lua")})
            QVERIFY(QFile::link(QLatin1String(target),
                                dir.file(QStringLiteral("x/%1.lua").arg(QLatin1String(name)))));
        dir.write(QStringLiteral("x/info.yaml"), lines + "\nname: Foo\n");
        const GameFolder found = readGameFolder(dir.file(QStringLiteral("x")));
        QVERIFY(found.isGame);
        QCOMPARE(found.info.label, QStringLiteral("Foo"));
        QVERIFY2(english(found.info.obstacle).startsWith(reason), qPrintable(english(found.info.obstacle)));
        QCOMPARE(found.info.available(), reason.isEmpty());
        QVERIFY(found.info.libraryPath.isEmpty());
        QCOMPARE(found.info.scriptPath.isEmpty(), !reason.isEmpty());
        if (reason.isEmpty()) return;
        QVERIFY(found.problems[0].line == (lines.startsWith("game: lib") ? 2 : 1) ||
                found.problems[0].file.endsWith(QLatin1String(".lua")));
    }

    void ignoredFolders() {
        const GamesDir dir;
        dir.write(QStringLiteral("support/cards.svg"), "x");
        dir.write(QStringLiteral("file"), "x");
        dir.write(QStringLiteral("nogame/info.yaml"), "name: Foo\n");
        dir.write(QStringLiteral("empty/info.yaml"), "");
        dir.write(QStringLiteral("null/info.yaml"), "game: ~\n");
        for (const char* name : {"support", "file", "nogame", "empty", "null", "nowhere"}) {
            const GameFolder found = readGameFolder(dir.file(QLatin1String(name)));
            QVERIFY2(!found.isGame, name);
            QVERIFY2(!found.whyIgnored.empty(), name);
        }
    }

    void strangeFilesDoNotBlock() {
        const GamesDir dir;
        QElapsedTimer time;
        time.start();
        QDir(dir.path()).mkpath(QStringLiteral("folder/info.yaml"));
        QDir(dir.path()).mkdir(QStringLiteral("fifo"));
        makeFifo(dir.file(QStringLiteral("fifo/info.yaml")));
        for (const auto& [name, target] :
             {std::pair("dangling", "nowhere"), std::pair("loop", "info.yaml"),
              std::pair("device", "/dev/zero"), std::pair("terminal", "/dev/tty")}) {
            QDir(dir.path()).mkdir(QLatin1String(name));
            QVERIFY(QFile::link(QLatin1String(target),
                                dir.file(QLatin1String(name) + QLatin1String("/info.yaml"))));
        }
        for (const char* name : {"folder", "fifo", "dangling", "loop", "device", "terminal"}) {
            const GameFolder found = readGameFolder(dir.file(QLatin1String(name)));
            QVERIFY2(found.isGame, name);
            QCOMPARE(word(english(found.info.obstacle)), QStringLiteral("unreadable"));
            QCOMPARE(found.info.set, QStringLiteral("Other Games"));
        }
        constexpr int longest = 2000;
        QVERIFY(time.elapsed() < longest);
    }

    void noPermission() {
        const GamesDir dir;
        dir.add(QStringLiteral("x"), "game: lib\n");
        QFile file(dir.file(QStringLiteral("x/info.yaml")));
        QVERIFY(file.setPermissions({}));
        if (QFile(file.fileName()).open(QIODevice::ReadOnly)) QSKIP("this user may read everything");
        QCOMPARE(word(english(readGameFolder(dir.file(QStringLiteral("x"))).info.obstacle)),
                 QStringLiteral("unreadable"));
    }

    void sizeLimit() {
        const QByteArray head = "game: lib\nname: Big\n#";
        const QByteArray full = head + QByteArray(plt::largestInfoFile - head.size(), 'x');
        QCOMPARE(full.size(), 65536);
        const GameInfo largest = GamesDir::gameX(full);
        QVERIFY2(largest.available(), qPrintable(english(largest.obstacle)));
        const GameInfo tooLarge = GamesDir::gameX(full + 'x');
        QCOMPARE(word(english(tooLarge.obstacle)), QStringLiteral("too large"));
        QCOMPARE(tooLarge.label, QStringLiteral("X"));

        // A file of a terabyte without content, of which nothing may be read.
        const GamesDir dir;
        dir.write(QStringLiteral("x/info.yaml"), "game: lib\n");
        QFile file(dir.file(QStringLiteral("x/info.yaml")));
        if (file.resize(qint64(1) << 40))
            QCOMPARE(word(english(readGameFolder(dir.file(QStringLiteral("x"))).info.obstacle)),
                     QStringLiteral("too large"));
    }

    void brokenFiles() {
        for (const auto& [text, reason] :
             {std::pair("game: \xff\n", "encoding"), std::pair("[a]", "malformed"),
              std::pair("game: x\ngame: x\n", "malformed"), std::pair("game: 'x\n", "malformed")}) {
            const GameInfo info = GamesDir::gameX(text);
            QCOMPARE(word(english(info.obstacle)), QLatin1String(reason));
            QCOMPARE(info.label, QStringLiteral("X"));
            QCOMPARE(info.set, QStringLiteral("Other Games"));
        }
        const GamesDir dir;
        dir.add(QStringLiteral("x"), "game: x\ngame: x\n");
        const GameFolder found = readGameFolder(dir.file(QStringLiteral("x")));
        QCOMPARE(found.problems.size(), 1);
        QCOMPARE(found.problems[0].line, 2);
        QCOMPARE(found.problems[0].column, 1);
    }

    void libraries() {
        const GamesDir dir;
        dir.write(QStringLiteral("x/info.yaml"), "game: g\n");
        const auto found = [&] { return readGameFolder(dir.file(QStringLiteral("x"))).info; };
        QCOMPARE(word(english(found().obstacle)), QStringLiteral("library missing"));
        QDir(dir.path()).mkpath(QStringLiteral("x/g.so"));
        QCOMPARE(word(english(found().obstacle)), QStringLiteral("library missing"));
        QDir(dir.path()).rmdir(QStringLiteral("x/g.so"));
        makeFifo(dir.file(QStringLiteral("x/g.so")));
        QCOMPARE(word(english(found().obstacle)), QStringLiteral("library missing"));
        QFile::remove(dir.file(QStringLiteral("x/g.so")));
        dir.addLibrary(QStringLiteral("x"), QStringLiteral("g.so"));
        QCOMPARE(found().libraryPath, dir.file(QStringLiteral("x/g.so")));
        dir.addLibrary(QStringLiteral("x"), QStringLiteral("libg.so"));
        QCOMPARE(found().libraryPath, dir.file(QStringLiteral("x/libg.so")));
    }

    void icons_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("icon");
        QTest::addColumn<int>("warnings");
        const auto row = [](const char* line, const char* icon, int warnings) {
            QTest::newRow(line) << QByteArray(line) << QString::fromLatin1(icon) << warnings;
        };
        row("", "x.svg", 0);
        row("icon: icon.svg", "icon.svg", 0);
        row("game-icon: icon.svg", "icon.svg", 0);
        row("icon: icon.svg\ngame-icon: gone.svg", "icon.svg", 0);
        row("icon: ~\ngame-icon: icon.svg", "icon.svg", 0);
        row("icon: sub/wide.png", "sub/wide.png", 0);
        row("icon: sub/picture.gif", "sub/picture.gif", 0);
        row("icon: [icon.svg]", "x.svg", 1);
        row("icon: gone.svg", "", 1);
        row("icon: /dev/zero", "", 1);
        row("icon: ../x/icon.svg", "", 1);
        row("icon: sub/../icon.svg", "", 1);
        row("icon: \"\"", "", 1);
        row("icon: fifo.png", "", 1);
        row("icon: sub", "", 1);
        row("icon: text.png", "", 1);
        row("icon: text.svg", "", 1);
        row("icon: broken.svg", "", 1);
        row("icon: other.svg", "", 1);
        row("icon: bomb.svg", "", 1);
        row("icon: many-uses.svg", "many-uses.svg", 0);
        row("icon: uses-itself.svg", "", 1);
        row("icon: loads.svg", "", 1);
        row("icon: huge.svg", "", 1);
        row("icon: large.svg", "large.svg", 0);
        row("icon: huge.png", "", 1);
        row("icon: short.png", "", 1);
        row("icon: dangling.png", "", 1);
    }
    void icons() {
        QFETCH(QByteArray, line);
        QFETCH(QString, icon);
        QFETCH(int, warnings);
        const GamesDir dir;
        dir.add(QStringLiteral("x"), "game: lib\n" + line + "\n");
        const auto write = [&](const char* name, const QByteArray& bytes) {
            dir.write(QLatin1String("x/") + QLatin1String(name), bytes);
        };
        const auto svg = [](const QByteArray& size, const QByteArray& content) {
            return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' " +
                   size + ">" + content + "</svg>";
        };
        write("x.svg", GamesDir::svg());
        write("text.png", "no picture");
        write("text.svg", "no picture");
        write("broken.svg", "<svg><g></svg>");
        write("other.svg", "<html/>");
        write("bomb.svg", "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><svg>&b;</svg>");
        write("many-uses.svg", svg({}, QByteArray("<use xlink:href='#a'/>").repeated(13)));
        write("uses-itself.svg", svg("id='a'", "<use xlink:href='#a'/>"));
        write("loads.svg", svg({}, "<image xlink:href='/dev/zero'/>"));
        write("huge.svg", svg("width='4097' height='3'", {}));
        write("large.svg", svg("width='4096px' height='100%'", {}));
        write("short.png", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
        QDir(dir.path()).mkpath(QStringLiteral("x/sub"));
        QImage wide(4096, 1, QImage::Format_ARGB32);
        wide.fill(Qt::red);
        QVERIFY(wide.save(dir.file(QStringLiteral("x/sub/wide.png"))));
        QImage huge(4097, 1, QImage::Format_ARGB32);
        huge.fill(Qt::red);
        QVERIFY(huge.save(dir.file(QStringLiteral("x/huge.png"))));
        write("sub/picture.gif",
              QByteArray::fromHex("47494638376101000100800000ff0000ffffff2c00000000010001000002024401003b"));
        makeFifo(dir.file(QStringLiteral("x/fifo.png")));
        QVERIFY(QFile::link(QStringLiteral("nowhere"), dir.file(QStringLiteral("x/dangling.png"))));

        const GameInfo info = GamesDir::only(dir.scan());
        QVERIFY2(info.available(), qPrintable(english(info.obstacle)));
        QCOMPARE(info.iconPath, icon.isEmpty() ? QString() : info.folder + u'/' + icon);
        QCOMPARE(int(info.warnings.size()), warnings);
    }

    void iconProblemsAreSentences() {
        const GamesDir dir;
        dir.add(QStringLiteral("x"), "game: lib\nicon: i.svg\n");
        const auto warning = [&dir](const QByteArray& content) {
            dir.write(QStringLiteral("x/i.svg"), content);
            return warnings(dir);
        };
        QCOMPARE(warnings(dir), QStringLiteral("no icon: i.svg is missing"));
        QCOMPARE(warning("<svg><image href='/dev/zero'/></svg>"),
                 QStringLiteral("no icon: i.svg refers to another picture"));
        QCOMPARE(warning("<!DOCTYPE svg [<!ENTITY a 'a'>]><svg/>"),
                 QStringLiteral("no icon: i.svg declares XML entities"));
        QCOMPARE(warning("<svg id='a'><use href='#a'/></svg>"),
                 QStringLiteral("no icon: i.svg repeats its parts too often"));
        QCOMPARE(warning("<svg>" + QByteArray("<g/>").repeated(300'000) + "</svg>"),
                 QStringLiteral("no icon: i.svg takes too much memory to draw"));
        QCOMPARE(warning("<html/>"), QStringLiteral("no icon: i.svg is not a picture"));
        QCOMPARE(warning("<svg width='4097'/>"), QStringLiteral("no icon: i.svg is larger than 4096 pixels"));
        QCOMPARE(warning(QByteArray(4 * 1024 * 1024 + 1, ' ')),
                 QStringLiteral("no icon: i.svg is larger than 4194304 bytes"));
    }

    void namesInOtherLanguages_data() {
        QTest::addColumn<QString>("languages");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* languages, const char* shown) {
            QTest::newRow(languages) << QString::fromLatin1(languages) << QString::fromUtf8(shown);
        };
        row("", "Mines|Puzzle Games||Find them");
        row("fr", "Mines|Puzzle Games||Find them");
        row("de", "Minen|Puzzle Games|Rätsel|Finde sie");
        row("de_AT de", "Minensuche|Puzzle Games|Rätsel|Finde sie");
        row("de_CH de", "Minen|Puzzle Games|Rätsel|Finde sie");
        row("fr de", "Minen|Puzzle Games|Rätsel|Finde sie");
        row("en_GB en", "Mines|Puzzle Games||Find them");
        // A text that is none, or of which nothing is seen, is as good as absent.
        row("es_419 es", "Mines|Puzzle Games||Find them");
    }
    void namesInOtherLanguages() {
        QFETCH(QString, languages);
        QFETCH(QString, shown);
        const GamesDir dir;
        dir.add(QStringLiteral("x"),
                "game: lib\nicon: icon.svg\nname: Mines\nname[de]: Minen\nname[de_AT]: Minensuche\n"
                "game-set: Puzzle Games\ngame-set[de]: R\xC3\xA4tsel\nsummary: Find them\n"
                "summary[de]: \" Finde\\n sie\"\nname[es]: [a]\nname[es_419]: \" \"\nsummary[es]: ~\n");
        const GameInfo info = readGameFolder(dir.file(QStringLiteral("x")), plt::Look::thorough,
                                             languages.split(u' ', Qt::SkipEmptyParts))
                                  .info;
        QVERIFY(info.available());
        QCOMPARE(QStringList({info.label, info.set, info.setTitle, info.summary}).join(u'|'), shown);
        // The warning is given in every language of the reader.
        QCOMPARE(info.warnings.size(), std::size_t{1});
        QCOMPARE(english(info.warnings[0]),
                 QStringLiteral("the value of \"name[es]\" is not a text; the default is used"));
    }

    void wrongTextsInManyLanguagesAreToldOfOnce() {
        QByteArray lines = "game: lib\nicon: icon.svg\n";
        for (char a = 'a'; a <= 'z'; ++a)
            for (char b = 'a'; b <= 'z'; ++b) lines += QByteArray("name[") + a + b + "]: []\n";
        const GameInfo info = GamesDir::gameX(lines);
        QVERIFY(info.available());
        QCOMPARE(info.warnings.size(), std::size_t{10});
    }

    void advice_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("advice");
        const auto row = [](const char* line, const char* advice) {
            QTest::newRow(line) << QByteArray(line) << QString::fromLatin1(advice);
        };
        row("summry: x", "unknown key \"summry\": did you mean \"summary\"?");
        row("Name: x", "unknown key \"Name\": did you mean \"name\"?");
        row("nmae: x", "unknown key \"nmae\": did you mean \"name\"?");
        row("gameset: x", "unknown key \"gameset\": did you mean \"game-set\"?");
        row("game_set: x", "unknown key \"game_set\": did you mean \"game-set\"?");
        row("summry[de]: x", "unknown key \"summry[de]\": did you mean \"summary[de]\"?");
        row("name[de-AT]: x", "unknown key \"name[de-AT]\": did you mean \"name[de_AT]\"?");
        row("name[german]: x", "unknown key \"name[german]\"");
        row("icon[de]: x", "unknown key \"icon[de]\"");
        row("licence: x", "unknown key \"licence\"");
        row("\"a\\tb\": x", "unknown key \"a\tb\"");
        row("x-author: me", "");
        row("summary[pt_BR]: x", "");
        row("name[zh_Hant_TW]: x", "");
        row("name[es_419]: x", "");
        row("~: x", "");
        row("[a, b]: x", "");
        row("game-set: Puzzle Games", "");
        row("game-set: Puzzles", "the game-set \"Puzzles\" is new; there is \"Puzzle Games\"");
        row("game-set: puzzle games", "the game-set \"puzzle games\" is new; there is \"Puzzle Games\"");
        row("game-set: Puzle Games", "the game-set \"Puzle Games\" is new; there is \"Puzzle Games\"");
        row("game-set: Card Game", "the game-set \"Card Game\" is new; there is \"Card Games\"");
        row("game-set: Word Games", "");
        row("game-set: Sports", "the game-set \"Sports\" is new; there is \"Sport\"");
        row("game-set: Games", "");
        row("game-set: [Puzzles]", "");
    }
    void advice() {
        QFETCH(QByteArray, line);
        QFETCH(QString, advice);
        const GamesDir dir;
        dir.add(QStringLiteral("x"), "# a game\ngame: lib\nicon: icon.svg\n" + line + "\n");
        const auto found = plt::adviceOn(dir.file(QStringLiteral("x")),
                                         plt::knownSets() + QStringList{QStringLiteral("Sport")});
        QCOMPARE(found.size(), advice.isEmpty() ? 0 : 1);
        if (advice.isEmpty()) return;
        QCOMPARE(english(found[0].cause), advice);
        QCOMPARE(found[0].file, dir.file(QStringLiteral("x/info.yaml")));
        QCOMPARE(found[0].line, 4);
        QCOMPARE(found[0].column, 1);
        // To a player it is nothing.
        const GameFolder game = readGameFolder(dir.file(QStringLiteral("x")));
        QVERIFY(game.info.available() && game.problems.isEmpty());
    }

    void adviceHasItsBounds() {
        QByteArray many = "game: lib\n";
        for (int i = 0; i < 3000; ++i) many += "key" + QByteArray::number(i) + ": 1\n";
        const GamesDir dir;
        dir.add(QStringLiteral("x"), many);
        QCOMPARE(plt::adviceOn(dir.file(QStringLiteral("x")), {}).size(), 20);
        dir.write(QStringLiteral("long/info.yaml"), "game: lib\n" + QByteArray(1000, 'k') + ": 1\n");
        const auto found = plt::adviceOn(dir.file(QStringLiteral("long")), {});
        QCOMPARE(found.size(), 1);
        QVERIFY(english(found[0].cause).size() < 200);
        QVERIFY(plt::adviceOn(dir.file(QStringLiteral("nowhere")), {}).isEmpty());
    }

    void defaultIconMayBeAPng() {
        const GamesDir dir;
        dir.add(QStringLiteral("x"), "game: lib\n");
        QCOMPARE(GamesDir::only(dir.scan()).iconPath, QString());
        QCOMPARE(GamesDir::only(dir.scan()).warnings.size(), std::size_t{1});
        QImage image(8, 8, QImage::Format_ARGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(dir.file(QStringLiteral("x/x.png"))));
        QCOMPARE(GamesDir::only(dir.scan()).iconPath, dir.file(QStringLiteral("x/x.png")));
        QVERIFY(GamesDir::only(dir.scan()).warnings.empty());
    }
};

QTEST_MAIN(TestGameFolder)
#include "test_game_folder.moc"
