// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/formats.h"
#include "paint-by-numbers/tests/colour_reference.h"

#include <QTest>

using namespace paint_by_numbers;
using namespace paint_by_numbers::testing;

namespace {

const Palette redAndGreen{{'r', 0xFF0000}, {'g', 0x00A000}};

/// A red cell, a green one, and an empty one below each.
Clues twoCells() {
    return Clues::ofPicture(Grid::ofText("x2/.."), redAndGreen);
}

/// The only puzzle of a file in which nothing is wrong.
Puzzle only(Format format, const std::string& text) {
    const auto reading = read(format, text);
    for (const auto& problem : reading.problems)
        qWarning("line %d: %s", problem.line, problem.reason.english().c_str());
    if (reading.puzzles.size() != 1) qWarning("%zu puzzles in %s", reading.puzzles.size(), text.c_str());
    return reading.puzzles.empty() ? Puzzle{} : reading.puzzles.front();
}

}  // namespace

/// Files with puzzles in colours.
class TestFormatsColours : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void non() {
        const std::string text =
            "title \"Two\"\nwidth 2\nheight 2\n\ncolor r #ff0000\ncolor g #00a000\n\nrows\n1r,1g\n0\n\n"
            "columns\n1r\n1g\n\ngoal \"rg00\"\nsaved \"?g0?\"\n";
        const auto puzzle = only(Format::non, text);
        QVERIFY(puzzle.clues == twoCells());
        QCOMPARE(puzzle.goal->text(), std::string("x2/.."));
        QCOMPARE(puzzle.saved.size(), std::size_t{1});
        QCOMPARE(puzzle.saved.front().text(), std::string("?2/.?"));
        QCOMPARE(*write(Format::non, puzzle), text);
    }
    void spellings_data() {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, Format format, const char* text) {
            QTest::newRow(name) << static_cast<int>(format) << QString::fromUtf8(text);
        };
        row("colours after the numbers", Format::non,
            "width 2\nheight 2\nrows\n1r 1g\n0\ncolumns\n1r\n1g\ncolour r #f00\ncolour g \"#00A000\"\n");
        row("an unused colour", Format::non,
            "color r red\ncolor k black\ncolor g 00a000\nwidth 2\nheight "
            "2\nrows\n1r,1g\n0\ncolumns\n1r\n1g\n");
        row("a picture without numbers", Format::non,
            "color r red\ncolor g 00a000\nwidth 2\nheight 2\ngoal \"rg00\"\n");
        row("names in XML", Format::xml,
            "<puzzle><color name=\"red\">f00</color><color name=\"green\">00a000</color>"
            "<clues type=\"columns\"><line><count color=\"red\">1</count></line><line><count "
            "color=\"green\">1</count></line></clues>"
            "<clues type=\"rows\"><line><count color=\"red\">1</count><count color=\"green\">1</count></line>"
            "<line/></clues></puzzle>");
        row("another default and background", Format::xml,
            "<puzzle defaultcolor=\"red\" backgroundcolor=\"black\"><color name=\"black\" "
            "char=\".\">000</color>"
            "<color name=\"red\" char=\"r\">ff0000</color><color name=\"x\" char=\"g\">00a000</color>"
            "<clues type=\"columns\"><line><count>1</count></line><line><count color=\"x\">1</count></line>"
            "</clues><clues type=\"rows\"><line><count>1</count><count color=\"x\">1</count></line>"
            "<line><count>0</count></line></clues></puzzle>");
        row("a picture in XML", Format::xml,
            "<puzzle><color name=\"red\" char=\"r\">f00</color><color name=\"green\" "
            "char=\"g\">00a000</color>"
            "<solution><image>|rg||..|</image></solution></puzzle>");
        row("Olsak's", Format::g,
            "two\n#d\n0:  white\nr:x red  comment\ng:y #00a000\n: rows\n1r 1g\n\n: columns\n1r\n1g\n:\n");
    }
    void spellings() {
        QFETCH(int, format);
        QFETCH(QString, text);
        const auto puzzle = only(static_cast<Format>(format), text.toStdString());
        QCOMPARE(puzzle.clues.palette().size(), std::size_t{2});
        QVERIFY(puzzle.clues == twoCells());
        QVERIFY(!puzzle.goal || puzzle.goal->text() == "x2/..");
    }
    /// The colour of numbers without a letter is black.
    void numbersWithoutALetter() {
        const auto puzzle =
            only(Format::non, "color r #f00\nwidth 2\nheight 1\nrows\n1,1r\ncolumns\n1\n1r\ngoal \"1r\"\n");
        QCOMPARE(puzzle.clues.palette().size(), std::size_t{2});
        const int black = puzzle.clues.colour(0, 0);
        QCOMPARE(puzzle.clues.palette()[static_cast<std::size_t>(black) - 1].rgb, 0U);
        QVERIFY(puzzle.goal && satisfies(*puzzle.goal, puzzle.clues));
        const auto olsak = only(Format::g, "#d\nr:r #f00\n:\n1 1r\n:\n1\n1r\n");
        QCOMPARE(olsak.clues.palette().size(), std::size_t{2});
    }
    /// With one colour, files are what they were: blue and white.
    void oneColourIsBlue() {
        for (const auto& [format, text] : std::vector<std::pair<Format, std::string>>{
                 {Format::non, "color r #f00\ncolor g #0f0\nwidth 2\nheight 1\nrows\n2r\ncolumns\n1r\n1r\n"},
                 {Format::non, "width 2\nheight 1\nrows\n2r\ncolumns\n1r\n1r\ngoal \"rz\"\n"},
                 {Format::non, "width 2\nheight 1\ngoal \"rz\"\n"},
                 {Format::g, "#d\nr:r red\n:\n2r\n:\n1r\n1r\n"},
                 {Format::xml,
                  "<puzzle><color name=\"red\" char=\"r\">f00</color>"
                  "<solution><image>|rr|</image></solution></puzzle>"}}) {
            const auto puzzle = only(format, text);
            QVERIFY(puzzle.clues == Clues({{2}}, {{1}, {1}}));
            QVERIFY(!puzzle.goal || puzzle.goal->text() == "xx");
        }
    }

    void roundTrips() {
        plt::Random random(9);
        for (int round = 0; round < 40; ++round) {
            const int colours = 2 + round % 7;
            Puzzle puzzle;
            puzzle.title = "a \"b\" & <c>";
            const Grid picture = randomColours(6 + round % 5, 7, 70, colours, random);
            puzzle.clues = Clues::ofPicture(picture, paletteOf(colours));
            QCOMPARE(static_cast<int>(puzzle.clues.palette().size()), colours);
            puzzle.goal = picture;
            Grid begun = picture;
            for (int cell = 0; cell < begun.cells(); cell += 3) begun.set(cell, Cell::unknown);
            puzzle.saved = {begun};
            for (const Format format : allFormats) {
                const auto text = write(format, puzzle);
                QCOMPARE(text.ok(), hasColours(format));
                if (!text) {
                    QVERIFY(text.problem().english().find("no colours") != std::string::npos);
                    continue;
                }
                const auto again = only(format, *text);
                QVERIFY(again.clues == puzzle.clues);
                if (format == Format::g) continue;
                QVERIFY(again == puzzle);
            }
        }
    }
    void badFiles_data() {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* name, Format format, const char* text, int line, const char* word) {
            QTest::newRow(name) << static_cast<int>(format) << QString::fromUtf8(text) << line
                                << QString::fromUtf8(word);
        };
        row("a colour without a value", Format::non,
            "color r #f00\nwidth 2\nheight 1\nrows\n1r,1g\ncolumns\n1r\n1g\n", 5, "“g” has no value");
        row("a value that is none", Format::non,
            "color r #f00\ncolor g #f0000\nwidth 2\nheight 1\nrows\n1r,1g\ncolumns\n1r\n1g\n", 6,
            "“g” has no value");
        row("no room for two of a colour", Format::non,
            "color r #f00\ncolor g #0f0\nwidth 3\nheight 1\nrows\n1r,1g,1g\ncolumns\n1r\n1g\n1g\n", 6, "4");
        row("nine colours", Format::g,
            "#d\na:a red\nb:b red\nc:c red\nd:d red\ne:e red\nf:f red\ng:g red\nh:h red\ni:i red\n"
            ":\n1a 1b 1c 1d 1e 1f 1g 1h 1i\n:\n1a\n1b\n1c\n1d\n1e\n1f\n1g\n1h\n1i\n",
            0, "The most is 8.");
        row("a picture that disagrees", Format::non,
            "color r #f00\ncolor g #0f0\nwidth 2\nheight 1\nrows\n1r,1g\ncolumns\n1r\n1g\ngoal \"gr\"\n", 10,
            "disagree");
        row("a sign without a colour", Format::xml,
            "<puzzle><solution><image>|q|</image></solution></puzzle>", 1, "“q”");
    }
    void badFiles() {
        QFETCH(int, format);
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(QString, word);
        const auto reading = read(static_cast<Format>(format), text.toStdString());
        QVERIFY(!reading.problems.empty());
        QCOMPARE(reading.problems.front().line, line);
        const auto reason = QString::fromStdString(reading.problems.front().reason.english());
        QVERIFY2(reason.contains(word), qPrintable(reason));
    }
    /// Files that were damaged are read or refused.
    void damagedFiles() {
        plt::Random random(2);
        Puzzle puzzle;
        const Grid picture = randomColours(7, 6, 70, 3, random);
        puzzle.clues = Clues::ofPicture(picture, paletteOf(3));
        puzzle.goal = picture;
        int readable = 0;
        for (const Format format : {Format::non, Format::xml, Format::g}) {
            const std::string whole = *write(format, puzzle);
            for (int round = 0; round < 1500; ++round) {
                std::string text = whole;
                for (unsigned i = 0; i < 1 + random.below(3); ++i) {
                    const auto place = random.below(static_cast<unsigned>(text.size()));
                    static constexpr std::string_view signs = "0123rgbk#\n,. \"<>:?x";
                    if (random.below(3) == 0)
                        text.erase(place, 1 + random.below(4));
                    else
                        text.insert(place, 1, signs[random.below(static_cast<unsigned>(signs.size()))]);
                    if (text.empty()) text = " ";
                }
                const auto reading = read(format, text);
                QVERIFY(!reading.puzzles.empty() || !reading.problems.empty());
                for (const auto& read : reading.puzzles) {
                    ++readable;
                    for (int line = 0; line < read.clues.lines(); ++line)
                        QVERIFY(cellsNeeded(read.clues, line) <= read.clues.length(line));
                    QVERIFY(!read.goal || satisfies(*read.goal, read.clues));
                    const auto again = paint_by_numbers::read(format, *write(format, read));
                    QCOMPARE(again.puzzles.size(), std::size_t{1});
                    QVERIFY(again.puzzles.front().clues == read.clues);
                }
            }
        }
        QVERIFY(readable > 300);
    }
};

QTEST_GUILESS_MAIN(TestFormatsColours)
#include "test_formats_colours.moc"
