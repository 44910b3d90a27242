// SPDX-License-Identifier: MIT
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
        QVERIFY2(info.available(), qPrintable(info.reason));
        QCOMPARE(info.id, QStringLiteral("x"));
        QCOMPARE(info.label, QStringLiteral("Same"));
        QCOMPARE(info.set, QStringLiteral("Puzzle Games"));
        QCOMPARE(info.summary, QStringLiteral("Click groups."));
        QCOMPARE(info.iconPath, info.folder + QLatin1String("/icon.svg"));
        QCOMPARE(info.libraryPath, info.folder + QLatin1String("/lib.so"));
        QVERIFY(info.warnings.isEmpty());
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
        QVERIFY(info.warnings.isEmpty());
    }

    void wrongTypesFallBack() {
        const GameInfo set = GamesDir::gameX("game: lib\nicon: icon.svg\ngame-set: [a]\n");
        QVERIFY(set.available());
        QCOMPARE(set.set, QStringLiteral("Other Games"));
        QCOMPARE(set.warnings.size(), 1);
        const GameInfo name = GamesDir::gameX("game: lib\nicon: icon.svg\nname: {a: b}\nsummary: [x]\n");
        QVERIFY(name.available());
        QCOMPARE(name.label, QStringLiteral("X"));
        QCOMPARE(name.warnings.size(), 2);
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
        QCOMPARE(word(info.reason), reason);
        QCOMPARE(info.label, QStringLiteral("Foo"));
        QCOMPARE(info.set, QStringLiteral("Q"));
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
            QVERIFY2(!found.whyIgnored.isEmpty(), name);
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
            QCOMPARE(word(found.info.reason), QStringLiteral("unreadable"));
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
        QCOMPARE(word(readGameFolder(dir.file(QStringLiteral("x"))).info.reason),
                 QStringLiteral("unreadable"));
    }

    void sizeLimit() {
        const QByteArray head = "game: lib\nname: Big\n#";
        const QByteArray full = head + QByteArray(plt::largestInfoFile - head.size(), 'x');
        QCOMPARE(full.size(), 65536);
        const GameInfo largest = GamesDir::gameX(full);
        QVERIFY2(largest.available(), qPrintable(largest.reason));
        const GameInfo tooLarge = GamesDir::gameX(full + 'x');
        QCOMPARE(word(tooLarge.reason), QStringLiteral("too large"));
        QCOMPARE(tooLarge.label, QStringLiteral("X"));

        // A file of a terabyte without content, of which nothing may be read.
        const GamesDir dir;
        dir.write(QStringLiteral("x/info.yaml"), "game: lib\n");
        QFile file(dir.file(QStringLiteral("x/info.yaml")));
        if (file.resize(qint64(1) << 40))
            QCOMPARE(word(readGameFolder(dir.file(QStringLiteral("x"))).info.reason),
                     QStringLiteral("too large"));
    }

    void brokenFiles() {
        for (const auto& [text, reason] :
             {std::pair("game: \xff\n", "encoding"), std::pair("[a]", "malformed"),
              std::pair("game: x\ngame: x\n", "malformed"), std::pair("game: 'x\n", "malformed")}) {
            const GameInfo info = GamesDir::gameX(text);
            QCOMPARE(word(info.reason), QLatin1String(reason));
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
        QCOMPARE(word(found().reason), QStringLiteral("library missing"));
        QDir(dir.path()).mkpath(QStringLiteral("x/g.so"));
        QCOMPARE(word(found().reason), QStringLiteral("library missing"));
        QDir(dir.path()).rmdir(QStringLiteral("x/g.so"));
        makeFifo(dir.file(QStringLiteral("x/g.so")));
        QCOMPARE(word(found().reason), QStringLiteral("library missing"));
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
        row("icon: many-uses.svg", "", 1);
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
        QVERIFY2(info.available(), qPrintable(info.reason));
        QCOMPARE(info.iconPath, icon.isEmpty() ? QString() : info.folder + u'/' + icon);
        QCOMPARE(info.warnings.size(), warnings);
    }

    void iconProblemsAreSentences() {
        const GamesDir dir;
        dir.add(QStringLiteral("x"), "game: lib\nicon: i.svg\n");
        const auto warning = [&dir](const QByteArray& content) {
            dir.write(QStringLiteral("x/i.svg"), content);
            return GamesDir::only(dir.scan()).warnings.join(u'|');
        };
        QCOMPARE(GamesDir::only(dir.scan()).warnings.join(u'|'), QStringLiteral("no icon: i.svg is missing"));
        QCOMPARE(warning("<svg><image href='/dev/zero'/></svg>"),
                 QStringLiteral("no icon: i.svg refers to another picture"));
        QCOMPARE(warning("<!DOCTYPE svg [<!ENTITY a 'a'>]><svg/>"),
                 QStringLiteral("no icon: i.svg declares XML entities"));
        QCOMPARE(warning("<svg>" + QByteArray("<use/>").repeated(13) + "</svg>"),
                 QStringLiteral("no icon: i.svg repeats its parts more than 12 times"));
        QCOMPARE(warning("<html/>"), QStringLiteral("no icon: i.svg is not a picture"));
        QCOMPARE(warning("<svg width='4097'/>"), QStringLiteral("no icon: i.svg is larger than 4096 pixels"));
        QCOMPARE(warning(QByteArray(4 * 1024 * 1024 + 1, ' ')),
                 QStringLiteral("no icon: i.svg is larger than 4194304 bytes"));
    }

    void defaultIconMayBeAPng() {
        const GamesDir dir;
        dir.add(QStringLiteral("x"), "game: lib\n");
        QCOMPARE(GamesDir::only(dir.scan()).iconPath, QString());
        QCOMPARE(GamesDir::only(dir.scan()).warnings.size(), 1);
        QImage image(8, 8, QImage::Format_ARGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(dir.file(QStringLiteral("x/x.png"))));
        QCOMPARE(GamesDir::only(dir.scan()).iconPath, dir.file(QStringLiteral("x/x.png")));
        QVERIFY(GamesDir::only(dir.scan()).warnings.isEmpty());
    }
};

QTEST_MAIN(TestGameFolder)
#include "test_game_folder.moc"
