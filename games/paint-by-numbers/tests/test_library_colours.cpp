// SPDX-License-Identifier: MIT
#include "paint-by-numbers/pictures/library.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <QFile>
#include <QTest>

using namespace paint_by_numbers;

namespace {

Collection collection(const char* file) {
    QFile source(QStringLiteral(PLT_GAME_FOLDER "/pictures/") + QString::fromLatin1(file));
    if (!source.open(QIODevice::ReadOnly)) qFatal("%s is missing", file);
    return readPictures(source.readAll().toStdString());
}

Clues cluesOf(const Picture& picture) {
    return Clues::ofPicture(picture.grid, picture.palette);
}

}  // namespace

/// Our own pictures in colours, and their file.
class TestLibraryColours : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void pictures() {
        const auto read =
            readPictures("Flower\nr=c8342c g=3c9a46\n.r.\nrgr\n\nDot\n#\n\nBee\ny=f2c83a k=000000\nyk\n");
        QCOMPARE(read.wrongLine, 0);
        QCOMPARE(read.pictures.size(), std::size_t{3});
        QCOMPARE(read.pictures[0].name, std::string("Flower"));
        QCOMPARE(read.pictures[0].grid.text(), std::string(".x./x2x"));
        QVERIFY((read.pictures[0].palette == Palette{{'r', 0xC8342C}, {'g', 0x3C9A46}}));
        QVERIFY(read.pictures[1].palette.empty());
        QCOMPARE(read.pictures[1].grid.text(), std::string("x"));
        QCOMPARE(read.pictures[2].grid.text(), std::string("x2"));
    }
    void wrongLines_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("a letter without a colour") << QByteArray("Name\nr=c8342c\nrg\n") << 3;
        QTest::newRow("a blue cell among colours") << QByteArray("Name\nr=c8342c\nr#\n") << 3;
        QTest::newRow("a colour without a value") << QByteArray("Name\nr=\nr\n") << 2;
        QTest::newRow("a colour twice") << QByteArray("Name\nr=c8342c r=000000\nr\n") << 2;
        QTest::newRow("no rows") << QByteArray("Name\nr=c8342c g=000000\n") << 2;
    }
    void wrongLines() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const auto read = readPictures(text.toStdString());
        QCOMPARE(read.wrongLine, line);
        QVERIFY(read.pictures.empty());
    }

    void thereAreForty() {
        const auto read = collection(fileInColours);
        QCOMPARE(read.wrongLine, 0);
        QVERIFY(read.pictures.size() >= 40);
        std::set<std::string> names;
        for (const char* file : libraryFiles)
            for (const auto& picture : collection(file).pictures) names.insert(picture.name);
        for (const auto& picture : read.pictures) {
            QVERIFY2(names.insert(picture.name).second, picture.name.c_str());
            const int smaller = std::min(picture.grid.width(), picture.grid.height());
            const int larger = std::max(picture.grid.width(), picture.grid.height());
            QVERIFY2(smaller >= 10 && larger <= 30, picture.name.c_str());
        }
    }
    void allHaveTheirColours() {
        for (const auto& picture : collection(fileInColours).pictures) {
            const Clues clues = cluesOf(picture);
            QVERIFY2(clues.palette() == picture.palette, picture.name.c_str());
            QVERIFY2(clues.palette().size() >= 3, picture.name.c_str());
            for (const int line : std::array{0, clues.height() - 1, clues.height(), clues.lines() - 1})
                QVERIFY2(!clues.runs(line).empty(), picture.name.c_str());
        }
    }
    void eachHasOneSolution() {
        for (const auto& picture : collection(fileInColours).pictures) {
            const auto verdict = solve(cluesOf(picture));
            QVERIFY2(verdict.unique(), picture.name.c_str());
            QVERIFY2(verdict.solutions.front() == picture.grid, picture.name.c_str());
        }
    }
    void eachIsSolvedByReasoning() {
        std::map<Difficulty, int> grades;
        for (const auto& picture : collection(fileInColours).pictures) {
            const auto grade = gradeOf(cluesOf(picture));
            QVERIFY2(grade, picture.name.c_str());
            QVERIFY2(grade->difficulty < Difficulty::expert, picture.name.c_str());
            ++grades[grade->difficulty];
        }
        QVERIFY(grades[Difficulty::easy] > 10);
        QVERIFY(grades[Difficulty::medium] + grades[Difficulty::hard] >= 3);
    }
};

QTEST_GUILESS_MAIN(TestLibraryColours)
#include "test_library_colours.moc"
