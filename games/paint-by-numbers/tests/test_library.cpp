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

/// Our own pictures, and the files they come in.
class TestLibrary : public QObject {
    Q_OBJECT

    using Cell = paint_by_numbers::Cell;
    using Clues = paint_by_numbers::Clues;
    using Collection = paint_by_numbers::Collection;
    using Grid = paint_by_numbers::Grid;
    using Picture = paint_by_numbers::Picture;

    static Collection collection(const char* file) {
        QFile source(QStringLiteral(PLT_GAME_FOLDER "/pictures/") + QString::fromLatin1(file));
        if (!source.open(QIODevice::ReadOnly)) qFatal("%s is missing", file);
        return paint_by_numbers::readPictures(source.readAll().toStdString());
    }
    static std::vector<Picture> library() {
        std::vector<Picture> all;
        for (const char* file : paint_by_numbers::libraryFiles) {
            const auto pictures = collection(file).pictures;
            all.insert(all.end(), pictures.begin(), pictures.end());
        }
        return all;
    }
    static Grid flipped(const Grid& grid) {
        Grid result = grid;
        for (int y = 0; y < grid.height(); ++y)
            for (int x = 0; x < grid.width(); ++x) result.set(x, y, grid.at(grid.width() - 1 - x, y));
        return result;
    }

  private Q_SLOTS:
    void pictures() {
        const auto read = paint_by_numbers::readPictures("One\n#.\n\n\nTwo words\n.#\n##\n");
        QCOMPARE(read.wrongLine, 0);
        QVERIFY(read.pictures ==
                (std::vector<Picture>{{"One", Grid::ofText("x.")}, {"Two words", Grid::ofText(".x/xx")}}));
        QVERIFY(paint_by_numbers::readPictures("").pictures.empty());
        QCOMPARE(paint_by_numbers::readPictures("End\n#").pictures.size(), std::size_t{1});
    }
    void wrongLines_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const QByteArray good = "Good\n#\n\n";
        QTest::newRow("no name") << good + "#.\n" << 4;
        QTest::newRow("no rows") << good + "Name\n" << 4;
        QTest::newRow("another sign") << good + "Name\n##\n#x\n" << 6;
        QTest::newRow("rows of two lengths") << good + "Name\n##\n#\n" << 6;
        QTest::newRow("too wide") << good + "Name\n" + QByteArray(251, '#') + '\n' << 5;
        QTest::newRow("too high") << good + "Name\n" + QByteArray("#\n").repeated(251) << 255;
    }
    void wrongLines() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const auto read = paint_by_numbers::readPictures(text.toStdString());
        QCOMPARE(read.wrongLine, line);
        QCOMPARE(read.pictures.size(), std::size_t{1});
    }
    void filesHoldTheirSizes() {
        for (const char* file : paint_by_numbers::libraryFiles) {
            const auto read = collection(file);
            QCOMPARE(read.wrongLine, 0);
            QVERIFY(!read.pictures.empty());
            const auto ends = QString::fromLatin1(file).chopped(4).split(QStringLiteral("-to-"));
            for (const auto& picture : read.pictures) {
                const int side = std::max(picture.grid.width(), picture.grid.height());
                QVERIFY2(side >= ends.front().toInt() && side <= ends.back().toInt(), picture.name.c_str());
                QVERIFY2(std::min(picture.grid.width(), picture.grid.height()) >= 5, picture.name.c_str());
            }
        }
    }
    void thereAreMany() {
        const auto all = library();
        QVERIFY(all.size() >= 200);
        const auto larger = std::count_if(all.begin(), all.end(), [](const Picture& picture) {
            return std::max(picture.grid.width(), picture.grid.height()) > 50;
        });
        QVERIFY2(larger >= 12, std::to_string(larger).c_str());
    }
    void noneIsThereTwice() {
        std::set<std::string> names;
        std::set<std::string> pictures;
        for (const auto& picture : library()) {
            QVERIFY2(names.insert(picture.name).second, picture.name.c_str());
            QVERIFY2(!pictures.contains(flipped(picture.grid).text()), picture.name.c_str());
            QVERIFY2(pictures.insert(picture.grid.text()).second, picture.name.c_str());
        }
    }
    void noneHasAnEmptyEdge() {
        for (const auto& picture : library()) {
            const Clues clues(picture.grid);
            for (const int line : std::array{0, clues.height() - 1, clues.height(), clues.lines() - 1})
                QVERIFY2(!clues.runs(line).empty(), picture.name.c_str());
        }
    }
    void eachHasOneSolution() {
        for (const auto& picture : library()) {
            const auto verdict = paint_by_numbers::solve(Clues(picture.grid));
            QVERIFY2(verdict.unique(), picture.name.c_str());
            QVERIFY2(verdict.solutions.front() == picture.grid, picture.name.c_str());
        }
    }
    void eachHasAGrade() {
        using paint_by_numbers::Difficulty;
        std::map<Difficulty, int> grades;
        for (const auto& picture : library()) {
            const Clues clues(picture.grid);
            const auto grade = paint_by_numbers::gradeOf(clues);
            QVERIFY2(grade.has_value(), picture.name.c_str());
            ++grades[grade->difficulty];
            QCOMPARE(grade->difficulty <= Difficulty::medium, paint_by_numbers::solve(clues).byLines);
        }
        QVERIFY(grades[Difficulty::easy] >= 100);
        QVERIFY(grades[Difficulty::medium] >= 30);
        QVERIFY(grades[Difficulty::hard] >= 10);
    }
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "test_library.moc"
