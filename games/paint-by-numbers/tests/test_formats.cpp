// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "paint-by-numbers/formats/formats.h"
#include "paint-by-numbers/tests/reference_solver.h"

#include <QTest>

/// Files of others: facts, round trips, and what is wrong with bad ones.
class TestFormats : public QObject {
    Q_OBJECT

    using Cell = paint_by_numbers::Cell;
    using Clues = paint_by_numbers::Clues;
    using Format = paint_by_numbers::Format;
    using Grid = paint_by_numbers::Grid;
    using Puzzle = paint_by_numbers::Puzzle;
    using Runs = paint_by_numbers::Runs;

    static inline const std::string tinyHouse =
        "title \"Tiny house\"\nby \"somebody\"\nlicense CC-BY-4.0\nwidth 3\nheight "
        "2\n\nrows\n1\n3\n\ncolumns\n1\n2\n1\n\n"
        "goal \"010111\"\n";

    static Clues house() { return {{{1}, {3}}, {{1}, {2}, {1}}}; }
    static paint_by_numbers::Reading read(Format format, const std::string& text) {
        return paint_by_numbers::read(format, text);
    }
    /// The only puzzle of a file in which nothing is wrong.
    static Puzzle only(Format format, const std::string& text) {
        const auto reading = read(format, text);
        for (const auto& problem : reading.problems)
            qWarning("line %d: %s", problem.line, problem.reason.english().c_str());
        if (reading.puzzles.size() != 1) qWarning("%zu puzzles in %s", reading.puzzles.size(), text.c_str());
        return reading.puzzles.empty() ? Puzzle{} : reading.puzzles.front();
    }
    static std::string written(Format format, const Puzzle& puzzle) {
        const auto text = paint_by_numbers::write(format, puzzle);
        return text.ok() ? *text : "refused: " + text.problem().english();
    }

  private Q_SLOTS:
    void nonFact() {
        const auto puzzle = only(Format::non, tinyHouse);
        QVERIFY(puzzle.clues == house());
        QCOMPARE(puzzle.title, std::string("Tiny house"));
        QCOMPARE(puzzle.author, std::string("somebody"));
        QCOMPARE(puzzle.license, std::string("CC-BY-4.0"));
        QCOMPARE(puzzle.goal->text(), std::string(".x./xxx"));
        QCOMPARE(written(Format::nin, puzzle), std::string("3 2\n1\n3\n1\n2\n1\n"));
        QCOMPARE(written(Format::mk, puzzle), std::string("2 3\n1\n3\n#\n1\n2\n1\n"));
        QCOMPARE(written(Format::cwd, puzzle), std::string("2\n3\n1\n3\n\n1\n2\n1\n"));
        QCOMPARE(written(Format::pbm, puzzle), std::string("P1\n3 2\n010\n111\n"));
    }
    void spellingsOfNon_data() {
        QTest::addColumn<QString>("text");
        const QString sizes = QStringLiteral("width 2\nheight 2\n");
        QTest::newRow("0 for an empty line") << sizes + QStringLiteral("rows\n2\n0\ncolumns\n1\n1\n");
        QTest::newRow("an empty line") << sizes + QStringLiteral("rows\n2\n\ncolumns\n1\n1\n");
        QTest::newRow("empty lines around sections")
            << sizes + QStringLiteral("\nrows\n\n2\n0\n\n\ncolumns\n\n1\n1\n\n");
        QTest::newRow("a clue that is empty, then an empty line")
            << sizes + QStringLiteral("rows\n2\n\n\ncolumns\n1\n1\n");
        QTest::newRow("columns first") << sizes + QStringLiteral("columns\n1\n1\nrows\n2\n0");
        QTest::newRow("CRLF, byte order mark, blanks")
            << QStringLiteral("\ufeffwidth 2\r\nheight 2 \r\nrows\r\n2 \r\n0\r\ncolumns\r\n 1\r\n1\r\n");
        QTest::newRow("unknown keys") << QStringLiteral("foo bar 3\n") + sizes +
                                             QStringLiteral("rows\n2\n0\nlevel 7\ncolumns\n1\n1\nfoo\n");
        QTest::newRow("one colour with a letter")
            << QStringLiteral("color b #ff0000\n") + sizes + QStringLiteral("rows\n2b\n0\ncolumns\n1b\n1b\n");
        QTest::newRow("goal only") << sizes + QStringLiteral("goal \"1100\"\n");
        QTest::newRow("goal over lines") << sizes + QStringLiteral("goal\n11\n0 0\n");
        QTest::newRow("goal in quotes over lines") << sizes + QStringLiteral("goal \"11\n00\"\n");
    }
    void spellingsOfNon() {
        QFETCH(QString, text);
        const auto puzzle = only(Format::non, text.toStdString());
        QVERIFY(puzzle.clues == Clues({{2}, {}}, {{1}, {1}}));
    }
    void firstRowIsEmpty() {
        const auto puzzle = only(Format::non, "width 2\nheight 2\nrows\n\n2\ncolumns\n1\n1\n");
        QVERIFY(puzzle.clues == Clues({{}, {2}}, {{1}, {1}}));
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
        row("three columns for two", Format::non, "width 2\nheight 1\nrows\n2\ncolumns\n1\n1\n1\n", 5,
            "columns");
        row("too few rows", Format::non, "width 2\nheight 3\nrows\n1\n1\ncolumns\n1\n1\n", 3, "rows");
        row("clue too long", Format::non, "width 4\nheight 1\nrows\n2,2\ncolumns\n1\n1\n1\n1\n", 4, "5");
        row("a letter", Format::non, "width 2\nheight 1\nrows\na\ncolumns\n1\n1\n", 4, "a");
        row("a negative number", Format::non, "width 2\nheight 1\nrows\n-2\ncolumns\n1\n1\n", 4, "-2");
        row("two colours", Format::non, "width 2\nheight 1\nrows\n1b,1c\ncolumns\n1b\n1c\n", 4,
            "“b” has no value");
        row("no size", Format::non, "rows\n1\ncolumns\n1\n", 1, "rows");
        row("huge size", Format::non, "width 999999999\nheight 1\n", 1, "250");
        row("size that overflows", Format::non, "width 99999999999999999999\nheight 1\n", 1, "250");
        row("a size after a picture of another", Format::non,
            "width 2\nheight 2\nsaved \"1010\"\nwidth 1\ngoal \"10\"\n", 4, "width");
        row("goal too short", Format::non, "width 2\nheight 1\nrows\n2\ncolumns\n1\n1\ngoal \"1\"\n", 8, "1");
        row("goal that disagrees", Format::non, "width 2\nheight 1\nrows\n2\ncolumns\n1\n1\ngoal \"10\"\n", 8,
            "disagree");
        row("nothing", Format::non, "", 0, "rows");
        row("no sizes in a list", Format::nin, "3\n1\n", 1, "two numbers");
        row("too many lines", Format::nin, "1 1\n1\n1\n1\n", 4, "more");
        row("words in a list", Format::nin, "2 2\n1\nx\n1\n1\n", 3, "x");
        row("a number too large", Format::nin, "1 1\n2000\n1\n", 2, "2000");
        row("no #", Format::mk, "1 1\n1\n1\n", 3, "#");
        row("no empty line", Format::cwd, "1\n1\n1\n1\n", 4, "empty line");
        row("triangles", Format::g, "#t\n: rows\n1\n:\n1\n", 1, "triangles");
        row("colours", Format::g, "#d\na:a red\n:\n1a 1b\n:\n1\n\n1\n", 4, "“b” has no value");
        row("one section", Format::g, "title\n:\n1\n", 3, "colon");
        row("triddler", Format::xml, "<puzzle type=\"triddler\"></puzzle>", 1, "triangles");
        row("colours in XML", Format::xml,
            "<puzzle>\n<clues type=\"rows\">\n<line><count>1</count><count "
            "color=\"red\">1</count></line>\n</clues><clues "
            "type=\"columns\"><line/><line/><line/></clues></puzzle>",
            3, "“red” has no value");
        row("hidden numbers", Format::xml,
            "<puzzle>\n<clues "
            "type=\"rows\">\n<line><count>1</count><count>0</count></line>\n</clues></puzzle>",
            3, "hidden");
        row("entities", Format::xml, "<!DOCTYPE x [<!ENTITY a \"b\">]>\n<puzzle/>", 1, "entities");
        row("not closed", Format::xml, "<puzzle>\n<title>\n", 3, "early");
        row("closed wrongly", Format::xml, "<puzzle>\n</title>\n", 2, "title");
        row("no XML", Format::xml, "hello", 1, "no XML");
        row("too deep", Format::xml, "<a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>", 1, "large");
        row("ragged picture", Format::xml, "<puzzle><solution><image>|X.|\n|X|</image></solution></puzzle>",
            1, "equally");
        row("short bitmap", Format::pbm, "P1\n3 2\n010\n11", 4, "early");
        row("grey bitmap", Format::pbm, "P2\n3 2\n", 1, "P1");
        row("huge bitmap", Format::pbm, "P4\n100000 100000\n", 2, "250");
        row("no puzzle of a tournament", Format::tournament, "1\n2\n", 1, "$");
        row("no list", Format::lisp, "(player \"a\" ((1)) ((1)) #f", 1, "not closed");
        row("another list", Format::lisp, "(define x 3)", 1, "no saved game");
        row("cells missing", Format::lisp, "(player \"a\" ((1)) ((1)) #f\n())", 2, "cells");
    }
    void badFiles() {
        QFETCH(int, format);
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(QString, word);
        const auto reading = read(static_cast<Format>(format), text.toStdString());
        QVERIFY(!reading.problems.empty());
        const auto& problem = reading.problems.front();
        const auto told = QString::fromStdString(problem.reason.english());
        QVERIFY2(told.contains(word), qPrintable(told));
        QCOMPARE(problem.line, line);
    }
    void hugeFilesAreRefused() {
        const std::string huge(paint_by_numbers::largestFile + 1, ' ');
        for (const Format format : paint_by_numbers::allFormats) {
            const auto reading = read(format, huge);
            QVERIFY(reading.puzzles.empty());
            QVERIFY(!reading.problems.empty());
        }
    }

    void xmlFacts() {
        // Only a picture, with a document type that is not fetched.
        const auto picture =
            only(Format::xml,
                 "<?xml version=\"1.0\"?>\n<!DOCTYPE pbn SYSTEM "
                 "\"http://webpbn.com/pbn-0.3.dtd\">\n<puzzleset><puzzle>"
                 "<solution type=\"goal\"><image>\n|.X.|\n|XXX|\n</image></solution></puzzle></puzzleset>");
        QVERIFY(picture.clues == house());
        QCOMPARE(picture.goal->text(), std::string(".x./xxx"));
        const auto empty = only(
            Format::xml,
            "<puzzle><title>A &amp; B &#169;</title><clues type=\"rows\"><line><count>2</count></line><line/>"
            "</clues><clues type=\"columns\"><line><count>1</count></line><line><count>1</count>"
            "</line></clues></puzzle>");
        QVERIFY(empty.clues == Clues({{2}, {}}, {{1}, {1}}));
        QCOMPARE(empty.title, std::string("A & B \xC2\xA9"));
        // Zero as an empty line, a saved state, another default colour, and what the set says.
        const auto saved = only(
            Format::xml,
            "<puzzleset><author>me</author><puzzle defaultcolor=\"blue\"><color name=\"blue\" "
            "char=\"b\">00f</color>"
            "<clues type=\"rows\"><line><count>2</count></line><line><count>0</count></line></clues>"
            "<clues type=\"columns\"><line><count>1</count></line><line><count "
            "color=\"blue\">1</count></line></clues>"
            "<solution type=\"saved\" id=\"1\"><image>|b?||[.b].|</image></solution></puzzle></puzzleset>");
        QVERIFY(saved.clues == Clues({{2}, {}}, {{1}, {1}}));
        QCOMPARE(saved.author, std::string("me"));
        QCOMPARE(saved.saved.front().text(), std::string("x?/?."));
    }
    void xmlWithFaultsIsRead_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("title");
        const auto row = [](const char* name, const char* title, const char* meaning) {
            QTest::newRow(name) << QByteArray("<puzzle><title>") + title + "</title>" << QByteArray(meaning);
        };
        row("a bare &", "Salt & Pepper", "Salt & Pepper");
        row("an unknown entity", "caf&eacute;", "caf&eacute;");
        row("an entity of HTML", "&copy; me", "\xC2\xA9 me");
        row("a control character", "a&#1;z", "a\x01z");
        row("not UTF-8", "caf\xE9", "caf\xE9");
        QTest::newRow("an attribute given twice")
            << QByteArray("<puzzle type=\"?\" type=\"grid\"><title>a</title>") << QByteArray("a");
        QTest::newRow("blank before the declaration")
            << QByteArray("\n<?xml version=\"1.0\"?><puzzle><title>a</title>") << QByteArray("a");
    }
    /// A table of names reaches the texts of both formats that have entities, and nothing is replaced twice.
    void namedEntities() {
        const auto names = [](std::string_view name) {
            return std::string(name == "eacute" ? "\xC3\xA9" : "");
        };
        const std::string image = "<solution><image>|X|</image></solution>";
        for (const std::string title : {"caf&eacute; &amp;eacute; &nothing;"}) {
            const auto xml = paint_by_numbers::read(Format::xml,
                                                    "<puzzle><title>" + title + "</title><author a=\"" +
                                                        title + "\">x</author>" + image + "</puzzle>",
                                                    names);
            QCOMPARE(xml.puzzles.at(0).title, std::string("caf\xC3\xA9 &eacute; &nothing;"));
            const auto non = paint_by_numbers::read(
                Format::non, "title \"" + title + "\"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n", names);
            QCOMPARE(non.puzzles.at(0).title, std::string("caf\xC3\xA9 &eacute; &nothing;"));
        }
    }
    /// Files may have these faults, and some are in what we write ourselves.
    void xmlWithFaultsIsRead() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, title);
        text += "<solution><image>|X|</image></solution></puzzle>";
        const auto puzzle = only(Format::xml, text.toStdString());
        QCOMPARE(QByteArray::fromStdString(puzzle.title), title);
        QCOMPARE(only(Format::xml, written(Format::xml, puzzle)).title, puzzle.title);
    }

    void olsakFact() {
        const auto puzzle =
            only(Format::g, "A house\nby somebody\n: rows\n1\n3\n: columns\n1\n2\n1\n: end\nmore\n");
        QVERIFY(puzzle.clues == house());
        QCOMPARE(puzzle.title, std::string("A house"));
        QVERIFY(only(Format::g, "#d colours\n0:  white\nx:X red\n:\n1x\n3x\n:\n1x\n2x\n1x\n").clues ==
                house());
        QVERIFY(only(Format::g, "t\n:\n2\n\n:\n1\n1\n").clues == Clues({{2}, {}}, {{1}, {1}}));
    }
    void rawBitmap() {
        const std::string bytes{"P4\n# a house\n3 2\n\x40\xE0"};
        QVERIFY(only(Format::pbm, bytes).clues == house());
        QVERIFY(only(Format::pbm, "P1 3 2 0 1 0 1 1 1").clues == house());
    }
    void tournaments() {
        const auto reading = read(Format::tournament, "$1\n1\n\n1\n2\n$2\n1\n1\n1\t0\n1\n");
        QVERIFY(reading.problems.empty());
        QCOMPARE(reading.puzzles.size(), std::size_t{2});
        QVERIFY(reading.puzzles[0].clues == Clues({{1}, {2}}, {{1}, {}}) ||
                reading.puzzles[0].clues == Clues({{}, {}}, {{}, {}}));
        QVERIFY(reading.puzzles[1].clues == Clues({{1}, {1}}, {{1}, {1}}));
        const auto solution = read(Format::tournament, "$3\n0\t1\n1\t1\n");
        QCOMPARE(solution.puzzles.front().goal->text(), std::string(".x/xx"));
        QCOMPARE(solution.puzzles.front().title, std::string("3"));
        // 25 columns and rows, of which the last ones are empty.
        Grid picture(25, 25, Cell::white);
        picture.set(3, 0, Cell::blue);
        Puzzle puzzle;
        puzzle.clues = Clues(picture);
        QVERIFY(only(Format::tournament, written(Format::tournament, puzzle)).clues == puzzle.clues);
        QVERIFY(!paint_by_numbers::write(Format::tournament, only(Format::non, tinyHouse)).ok());
    }
    void gamesOfTheReference() {
        const auto game =
            only(Format::lisp,
                 "(player \"a \\\"b\\\"\" ((1) (3)) ((1) (2) (1)) #(#(off on) #(on on) #(off on))\n"
                 "  ((unknown on) (on wrong) (off unknown)))\n");
        QVERIFY(game.clues == house());
        QCOMPARE(game.title, std::string("a \"b\""));
        QCOMPARE(game.goal->text(), std::string(".x./xxx"));
        QCOMPARE(game.saved.front().text(), std::string("?x./x??"));
        const auto design =
            only(Format::lisp, "(editor \"x\" ((1) (3)) ((1) (2) (1)) ((off on) (on on) (unknown on)))");
        QCOMPARE(design.goal->text(), std::string(".x./xxx"));
        QVERIFY(!only(Format::lisp, "(player \"x\" ((2) ()) ((1) (1)) #f ((on off) (on off)))").goal);
    }
    void severalPuzzles() {
        const auto reading = read(Format::non, tinyHouse + "====\nwidth 1\n====\n" + tinyHouse);
        QCOMPARE(reading.puzzles.size(), std::size_t{2});
        QCOMPARE(reading.problems.size(), std::size_t{1});
        QVERIFY(reading.problems.front().line > 16);
    }

    void writtenAndRead_data() {
        QTest::addColumn<int>("format");
        for (const Format format : paint_by_numbers::allFormats)
            QTest::newRow(std::string(paint_by_numbers::endingsOf(format).front()).c_str())
                << static_cast<int>(format);
    }
    void writtenAndRead() {
        QFETCH(int, format);
        const auto which = static_cast<Format>(format);
        plt::Random random(9);
        for (int round = 0; round < 60; ++round) {
            const int width = random.between(1, 30);
            const int height = which == Format::tournament ? width : random.between(1, 30);
            // Tournaments do not tell empty lines at the end from none.
            const int lightest = which == Format::tournament ? 30 : 0;
            if (which == Format::tournament && width < 8) continue;
            Puzzle puzzle;
            puzzle.goal =
                paint_by_numbers::testing::randomPicture(width, height, random.between(lightest, 60), random);
            puzzle.clues = Clues(*puzzle.goal);
            puzzle.title = "\"Tom\" & <Jerry> \xC3\xA4\xE2\x82\xAC #:;";
            puzzle.author = "a";
            puzzle.copyright = "\xC2\xA9 1999";
            const auto text = written(which, puzzle);
            const auto back = only(which, text);
            QVERIFY2(back.clues == puzzle.clues, text.c_str());
            if (which == Format::non || which == Format::xml) {
                QCOMPARE(back.title, puzzle.title);
                QCOMPARE(back.author, puzzle.author);
                QCOMPARE(back.copyright, puzzle.copyright);
                QVERIFY(back.goal == puzzle.goal);
            }
            if (which == Format::lisp || which == Format::pbm) QVERIFY(back.goal == puzzle.goal);
            QVERIFY(only(which, "\xEF\xBB\xBF" + text).clues == puzzle.clues);
            // CRLF, and without the last line end.
            if (which == Format::pbm) continue;
            std::string other;
            for (const char c : text) other += c == '\n' ? std::string("\r\n") : std::string(1, c);
            QVERIFY(only(which, other).clues == puzzle.clues);
            if (!text.ends_with("\n\n"))
                QVERIFY(only(which, text.substr(0, text.size() - 1)).clues == puzzle.clues);
        }
    }
    void kindsAreRecognized() {
        const auto puzzle = only(Format::non, tinyHouse);
        for (const Format format : paint_by_numbers::allFormats) {
            const auto text =
                format == Format::tournament ? std::string("$1\n1\n1\n") : written(format, puzzle);
            QVERIFY(paint_by_numbers::formatOf("", text) == format);
            QVERIFY(paint_by_numbers::formatOf("data", text) == format);
            QVERIFY(paint_by_numbers::formatOf("", "\xEF\xBB\xBF" + text) == format);
            for (const auto ending : paint_by_numbers::endingsOf(format)) {
                if (format != Format::tournament) QVERIFY(paint_by_numbers::formatOf(ending, "") == format);
            }
        }
        QVERIFY(paint_by_numbers::formatOf("NON", "") == Format::non);
        QVERIFY(!paint_by_numbers::formatOf("", "").has_value());
        QVERIFY(!paint_by_numbers::formatOf("", "hello").has_value());
    }
};

QTEST_GUILESS_MAIN(TestFormats)
#include "test_formats.moc"
