// SPDX-License-Identifier: MIT
#include "common/plugin/folder/folder_memory.h"
#include "common/plugin/scan/listing.h"
#include "tests/plugin/games_dir.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using plt::GameSet;
using plt::GamesScan;

namespace {

QStringList setNames(const GamesScan& scan) {
    QStringList names;
    for (const GameSet& set : scan.sets) names.append(set.name);
    return names;
}

QStringList labels(const GameSet& set) {
    QStringList out;
    for (const plt::GameInfo& info : set.games) out.append(info.label);
    return out;
}

/// A game in a folder of a name of its own.
void addGame(const GamesDir& dir, const QString& folder, const QString& name, const QString& set = {}) {
    QByteArray info = "game: lib\nicon: icon.svg\n";
    if (!name.isEmpty()) info += "name: \"" + name.toUtf8() + "\"\n";
    if (!set.isEmpty()) info += "game-set: \"" + set.toUtf8() + "\"\n";
    dir.add(folder, info);
}

}  // namespace

class TestScan : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void setsByNumberThenName() {
        const GamesDir dir;
        int folder = 0;
        for (const auto& [set, count] :
             {std::pair("A", 2), std::pair("b", 2), std::pair("Z", 1), std::pair("Other Games", 3)})
            for (int i = 0; i < count; ++i)
                addGame(dir, QStringLiteral("g%1").arg(folder++), QString(), QLatin1String(set));
        QCOMPARE(setNames(dir.scan()), QStringList({QStringLiteral("Other Games"), QStringLiteral("A"),
                                                    QStringLiteral("b"), QStringLiteral("Z")}));
    }

    void setsOfOneSizeByCodePoint() {
        const GamesDir dir;
        for (const char* name : {"a1", "a2"}) addGame(dir, QLatin1String(name), {}, QStringLiteral("aset"));
        for (const char* name : {"z1", "z2"}) addGame(dir, QLatin1String(name), {}, QStringLiteral("Zset"));
        QCOMPARE(setNames(dir.scan()), QStringList({QStringLiteral("Zset"), QStringLiteral("aset")}));
    }

    void setsThatCleanToOneAreOne() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("a"), {}, QStringLiteral("My Set"));
        addGame(dir, QStringLiteral("b"), {}, QStringLiteral(" My\\t Set"));
        addGame(dir, QStringLiteral("c"), {}, QStringLiteral("my set"));
        QCOMPARE(setNames(dir.scan()), QStringList({QStringLiteral("My Set"), QStringLiteral("my set")}));
    }

    void setsStayTogetherInEveryLanguage() {
        const GamesDir dir;
        const auto add = [&dir](const char* folder, const QByteArray& lines) {
            dir.add(QLatin1String(folder), "game: lib\nicon: icon.svg\n" + lines);
        };
        add("a", "game-set: Puzzles\nname: B\n");
        add("b", "game-set: Puzzles\nname: A\ngame-set[de]: R\xC3\xA4tsel\nname[de]: C\n");
        add("c", "game-set: Puzzles\nname: C\ngame-set[de]: Knobeleien\nname[de]: D\n");
        add("d", "game-set: A\ngame-set[de]: Puzzles\n");
        add("e", "game-set: Card Games\n");
        qputenv("PLT_LANGUAGE", "de_AT");
        const GamesScan scan = dir.scan();
        qunsetenv("PLT_LANGUAGE");
        QCOMPARE(setNames(scan),
                 QStringList({QStringLiteral("Puzzles"), QStringLiteral("A"), QStringLiteral("Card Games")}));
        QCOMPARE(labels(scan.sets[0]),
                 QStringList({QStringLiteral("B"), QStringLiteral("C"), QStringLiteral("D")}));
        QStringList titles;
        for (const GameSet& set : scan.sets) titles << set.title();
        QCOMPARE(titles, QStringList({QStringLiteral("R\u00e4tsel"), QStringLiteral("Puzzles"),
                                      QStringLiteral("Card Games")}));
        QCOMPARE(dir.scan().sets[0].title(), QStringLiteral("Puzzles"));
    }

    void gamesByLabel() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("p"), QStringLiteral("I"));
        addGame(dir, QStringLiteral("o"), QStringLiteral("III"));
        addGame(dir, QStringLiteral("n"), QStringLiteral("II"));
        addGame(dir, QStringLiteral("m"), QStringLiteral("apple"));
        addGame(dir, QStringLiteral("l"), QStringLiteral("Banana"));
        QCOMPARE(labels(dir.scan().sets[0]),
                 QStringList({QStringLiteral("apple"), QStringLiteral("Banana"), QStringLiteral("I"),
                              QStringLiteral("II"), QStringLiteral("III")}));
    }

    void twinsAreBothListed() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("y"), QStringLiteral("Twin"));
        addGame(dir, QStringLiteral("x"), QStringLiteral("Twin"));
        const GamesScan scan = dir.scan();
        QCOMPARE(labels(scan.sets[0]), QStringList({QStringLiteral("Twin"), QStringLiteral("Twin")}));
        QCOMPARE(scan.sets[0].games[0].id, QStringLiteral("x"));
    }

    void unavailableGamesCountAndSort() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("a"), QStringLiteral("A"), QStringLiteral("One"));
        for (const char* name : {"b", "c"})
            dir.write(QLatin1String(name) + QLatin1String("/info.yaml"), "game: gone\ngame-set: Q\n");
        const GamesScan scan = dir.scan();
        QCOMPARE(setNames(scan), QStringList({QStringLiteral("Q"), QStringLiteral("One")}));
        QVERIFY(!scan.sets[0].games[0].available());
    }

    void ignoredEntries() {
        const GamesDir dir;
        addGame(dir, QStringLiteral(".hidden"), QStringLiteral("Hidden"));
        dir.write(QStringLiteral("file"), "x");
        dir.write(QStringLiteral("support/cards.svg"), "x");
        dir.write(QStringLiteral("x/info.yaml"), "name: Foo\n");
        QVERIFY(QFile::link(QStringLiteral("nowhere"), dir.file(QStringLiteral("dangling"))));
        QVERIFY(QFile::link(QStringLiteral("loop"), dir.file(QStringLiteral("loop"))));
        addGame(dir, QStringLiteral("real"), QStringLiteral("Real"));
        QVERIFY(QFile::link(dir.file(QStringLiteral("real")), dir.file(QStringLiteral("link"))));
        const GamesScan scan = dir.scan();
        QCOMPARE(scan.ignored,
                 QStringList({QStringLiteral(".hidden"), QStringLiteral("dangling"), QStringLiteral("file"),
                              QStringLiteral("loop"), QStringLiteral("support"), QStringLiteral("x")}));
        // A link to a folder is a folder.
        QCOMPARE(scan.sets[0].games.size(), 2);
    }

    void firstRootWins() {
        const GamesDir own;
        const GamesDir installed;
        addGame(own, QStringLiteral("nim"), QStringLiteral("Mine"));
        addGame(installed, QStringLiteral("nim"), QStringLiteral("Theirs"));
        addGame(installed, QStringLiteral("other"), QStringLiteral("Other"));
        const GamesScan scan =
            plt::scanGames({own.path(), QStringLiteral("/nowhere"), installed.path(), own.path()});
        QCOMPARE(labels(scan.sets[0]), QStringList({QStringLiteral("Mine"), QStringLiteral("Other")}));
        QCOMPARE(scan.ignored, QStringList({QStringLiteral("nim")}));
        QCOMPARE(scan.problems.size(), 1);
        QCOMPARE(scan.problems[0].file, installed.file(QStringLiteral("nim")));
    }

    void findsOneFolder() {
        const GamesDir own;
        const GamesDir installed;
        addGame(own, QStringLiteral("nim"), {});
        addGame(installed, QStringLiteral("nim"), {});
        addGame(installed, QStringLiteral("other"), {});
        const QStringList roots = {own.path(), installed.path()};
        QCOMPARE(plt::findGameFolder(roots, QStringLiteral("nim")), own.file(QStringLiteral("nim")));
        QCOMPARE(plt::findGameFolder(roots, QStringLiteral("other")),
                 installed.file(QStringLiteral("other")));
        for (const char* id : {"", "none", "..", ".", "../nim", "nim/../nim"})
            QCOMPARE(plt::findGameFolder(roots, QLatin1String(id)), QString());
    }

    void json() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("x"), QStringLiteral("Ex <b>"), QStringLiteral("Set"));
        dir.write(QStringLiteral("y/info.yaml"), "[]");
        dir.write(QStringLiteral("z/info.yaml"), "");
        const QJsonObject all = QJsonDocument::fromJson(plt::jsonListing(dir.scan())).object();
        QCOMPARE(all.keys(), QStringList({QStringLiteral("ignored"), QStringLiteral("sets")}));
        QCOMPARE(all[QLatin1String("ignored")].toArray(), QJsonArray{QStringLiteral("z")});
        const QJsonArray sets = all[QLatin1String("sets")].toArray();
        QCOMPARE(sets.size(), 2);
        const QJsonObject unavailable = sets[0].toObject()[QLatin1String("games")].toArray()[0].toObject();
        const QJsonObject available = sets[1].toObject()[QLatin1String("games")].toArray()[0].toObject();
        QCOMPARE(sets[1].toObject()[QLatin1String("name")].toString(), QStringLiteral("Set"));
        QCOMPARE(available[QLatin1String("dir")].toString(), QStringLiteral("x"));
        QCOMPARE(available[QLatin1String("label")].toString(), QStringLiteral("Ex <b>"));
        QCOMPARE(available[QLatin1String("status")].toString(), QStringLiteral("available"));
        QCOMPARE(available[QLatin1String("reason")].toString(), QString());
        QCOMPARE(available[QLatin1String("warnings")].toArray(), QJsonArray());
        QCOMPARE(unavailable[QLatin1String("status")].toString(), QStringLiteral("unavailable"));
        QVERIFY(unavailable[QLatin1String("reason")].toString().startsWith(QLatin1String("malformed")));
    }

    void text() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("odd\tname\n"), QStringLiteral("Odd"));
        dir.write(QStringLiteral("y/info.yaml"), "game: 'a b'\n");
        QCOMPARE(
            plt::textListing(dir.scan()),
            QByteArray("odd\\x09name\\x0a\tOther Games\tOdd\tok\n"
                       "y\tOther Games\tY\tunavailable: bad game value: \"a b\" is not the base name of a "
                       "library\n"));
    }

    /// Folders read in parallel are reported in the order of folders read one by one, with their problems.
    void readTogether() {
        const GamesDir first;
        const GamesDir second;
        for (int i = 0; i < 230; ++i) {
            const auto name = QStringLiteral("game-%1").arg(i);
            if (i % 10 == 3)
                first.write(name + QLatin1String("/info.yaml"), "name: [\n");
            else if (i % 10 == 7)
                first.write(name + QLatin1String("/readme"), "no game");
            else
                addGame(first, name, {}, QStringLiteral("Set %1").arg(i % 7));
            if (i % 6 == 0) addGame(second, name, QStringLiteral("Twin"));
            addGame(second, QStringLiteral("other-%1").arg(i), {});
        }
        const QStringList roots{first.path(), second.path()};
        plt::FolderMemory memory;
        const GamesScan together = plt::scanGames(roots);
        const GamesScan oneByOne = plt::scanAndNote(roots, memory);
        QCOMPARE(together.ignored, oneByOne.ignored);
        QVERIFY(together.ignored.size() > 23);
        QVERIFY(together.problems.size() > 23);
        QVERIFY(together.problems == oneByOne.problems);
        QCOMPARE(together.sets.size(), oneByOne.sets.size());
        for (qsizetype i = 0; i < together.sets.size(); ++i) {
            QCOMPARE(together.sets[i].name, oneByOne.sets[i].name);
            QVERIFY(together.sets[i].games == oneByOne.sets[i].games);
        }
    }

    /// Four times as many take about four times as long, measured in processor time because the machine may be busy.
    void thousandFolders() {
        const GamesDir dir;
        int added = 0;
        const auto secondsWith = [&](int count) {
            for (; added < count; ++added)
                addGame(dir, QStringLiteral("game-%1").arg(added, 4, 10, QLatin1Char('0')), {},
                        QStringLiteral("Set %1").arg(added % 7));
            const std::clock_t begin = std::clock();
            const GamesScan scan = dir.scan();
            const std::clock_t end = std::clock();
            qsizetype games = 0;
            for (const GameSet& set : scan.sets) games += set.games.size();
            if (games != count) qFatal("%d of %d games", static_cast<int>(games), count);
            return static_cast<double>(end - begin) / CLOCKS_PER_SEC;
        };
        const double few = secondsWith(250);
        const double all = secondsWith(1000);
        QVERIFY2(all < 8 * few, qPrintable(QStringLiteral("%1 s after %2 s").arg(all).arg(few)));
    }
};

QTEST_GUILESS_MAIN(TestScan)
#include "test_scan.moc"
