// SPDX-License-Identifier: MIT
// Files with puzzles of all kinds. The first letter of an input says what kind the rest is; any other leaves
// that to the contents.
#include "paint-by-numbers/formats/formats.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace paint_by_numbers;
using plt::fuzz::require;

namespace {

constexpr std::string_view kinds = "nximcgptl";

void isWhole(const Puzzle& puzzle) {
    const Clues& clues = puzzle.clues;
    require(clues.width() >= 1 && clues.width() <= largestSide, "the width is bounded");
    require(clues.height() >= 1 && clues.height() <= largestSide, "the height is bounded");
    for (int line = 0; line < clues.lines(); ++line)
        require(cellsNeeded(clues, line) <= clues.length(line), "every line is long enough");
    require(!puzzle.goal || satisfies(*puzzle.goal, clues), "the picture has these numbers");
    for (const Grid& saved : puzzle.saved)
        require(saved.width() == clues.width() && saved.height() == clues.height(),
                "states are of the same size");
}

/// A written puzzle is read as the same puzzle.
void readsBack(Format format, const Puzzle& puzzle) {
    if (puzzle.clues.isColoured() && !hasColours(format)) return;
    // Neither tells empty lines at its end from none, and a picture is written only where it is known.
    if (format == Format::tournament || (format == Format::pbm && !puzzle.goal)) return;
    const auto text = write(format, puzzle);
    require(text.ok(), "a puzzle can be written");
    const auto again = read(format, *text);
    require(again.puzzles.size() == 1, "what was written can be read");
    require(again.puzzles.front().clues == puzzle.clues, "the numbers are the same again");
}

}  // namespace

std::vector<std::string> plt::fuzz::seeds() {
    return {
        "ntitle \"a &amp; b\"\nby me\nwidth 3\nheight 2\n\nrows\n1\n3\n\ncolumns\n1\n2\n1\n\ngoal "
        "\"010111\"\nsaved "
        "\"?1????\"\n====\nwidth 1\nheight 1\nrows\n\ncolumns\n0\ncolor a #ff0000\n",
        "x<?xml version=\"1.0\"?>\n<!DOCTYPE pbn SYSTEM "
        "\"http://webpbn.com/pbn-0.3.dtd\">\n<puzzleset><title>t</title>"
        "<puzzle type=\"grid\" defaultcolor=\"black\"><color name=\"black\" char=\"X\">000</color>"
        "<clues type=\"columns\"><line><count>1</count></line><line><count>2</count></line><line/></clues>"
        "<clues type=\"rows\"><line><count "
        "color=\"black\">1</count></line><line><count>2</count></line></clues>"
        "<solution type=\"goal\"><image>|.X.||XX.|</image></solution><solution "
        "type=\"saved\"><image>|?[.X].||...|"
        "</image></solution><!-- c --><note><![CDATA[x]]></note></puzzle></puzzleset>",
        "ncolor r #ff0000\ncolor g #0f0\nwidth 2\nheight 2\nrows\n1r,1g\n1\ncolumns\n1r,1\n1g\ngoal "
        "\"rg10\"\n"
        "saved \"?g??\"\n",
        "x<puzzle backgroundcolor=\"black\"><color name=\"red\" char=\"r\">f00</color><color name=\"sky\">"
        "8ec9f0</color><clues type=\"rows\"><line><count color=\"red\">1</count><count "
        "color=\"sky\">1</count>"
        "</line></clues><clues type=\"columns\"><line><count color=\"red\">1</count></line><line><count "
        "color=\"sky\">1</count></line></clues></puzzle>",
        "x<puzzle><color name=\"red\" char=\"r\">f00</color><solution><image>|rX||.[rX]|</image></solution>"
        "</puzzle>",
        "gtitle\n#d\n0:. white\na:A red\nb:b #00ff00 grass\n: rows\n1a 1b\n1\n:\n1a\n1b 1\n:\n",
        "i3 2\n1\n3\n1\n2\n1\n",
        "m2 3\n1\n3\n#\n1\n2\n1\n",
        "c2\n3\n1\n3\n\n1\n2\n1\n",
        "gtitle\n#d\n0: white\na:A red\n: rows\n1a\n3a\n: columns\n1a\n2a\n1a\n:\n",
        "pP1\n# house\n3 2\n010\n111\n",
        std::string("pP4\n3 2\n\x40\xE0"),
        "t$1\n1\n\n1\t1\n2\n1\n2\n$2\n0\t1\n1\t0\n",
        "l(player \"a \\\" b\" ((1) (3)) ((1) (2) (1)) #(#(off on) #2(on on) #(off on)) ((unknown on) (on "
        "wrong) (off "
        "on)))",
        "l(editor \"x\" ((1) ()) ((1)) ((on off)))",
        "-2 2\n2\n0\n1\n1\n"};
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto kind = kinds.find(static_cast<char>(data[0]));
    const auto format =
        kind == std::string_view::npos ? formatOf("", bytes) : std::optional(allFormats[kind]);
    if (!format) return 0;
    const auto reading = read(*format, bytes);
    require(!reading.puzzles.empty() || !reading.problems.empty(), "nothing read has a reason");
    const auto lines = 1 + std::count(bytes.begin(), bytes.end(), '\n');
    for (const auto& problem : reading.problems) {
        require(!problem.reason.empty(), "a problem has a reason");
        require(problem.line >= 0 && problem.line <= lines, "a problem has a line of the file");
    }
    for (const auto& puzzle : reading.puzzles) {
        isWhole(puzzle);
        if (puzzle.clues.cells() > 400) continue;
        for (const Format other : allFormats) readsBack(other, puzzle);
    }
    return 0;
}
