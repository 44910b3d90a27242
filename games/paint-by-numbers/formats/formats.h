// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/rules/result.h"
#include "paint-by-numbers/puzzle/clues.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paint_by_numbers {

/// A puzzle as files tell it. Texts are UTF-8, as far as the file was, and may be empty.
struct Puzzle {
    std::string title;
    std::string author;
    std::string copyright;
    std::string license;
    Clues clues;
    std::optional<Grid> goal;  ///< the picture that is meant; it satisfies the clues
    std::vector<Grid> saved;   ///< states on the way to it

    bool operator==(const Puzzle&) const = default;
};

/// What could not be used of a file.
struct Problem {
    int line = 0;  ///< counted from 1; 0 means the file as a whole
    plt::Message reason;

    bool operator==(const Problem&) const = default;
};

/// What was read of a file. One bad puzzle costs no other.
struct Reading {
    std::vector<Puzzle> puzzles;
    std::vector<Problem> problems;
};

enum class Format {
    non,         ///< Steve Simpson's, with goal and texts
    xml,         ///< webpbn's
    nin,         ///< Jakub Wilk's
    mk,          ///< Petr Olsak's, black and white
    cwd,         ///< QNonograms'
    g,           ///< Petr Olsak's with colours, of which one is taken
    pbm,         ///< a picture, black is blue
    tournament,  ///< many puzzles without names, columns first
    lisp,        ///< games and designs of PLT Games
};
inline constexpr std::array allFormats{Format::non, Format::xml, Format::nin,        Format::mk,  Format::cwd,
                                       Format::g,   Format::pbm, Format::tournament, Format::lisp};
inline constexpr std::size_t largestFile = std::size_t{4} << 20U;  ///< bytes
inline constexpr std::size_t mostPuzzles = 5000;                   ///< in one file

/// Endings of files without the point, lower case; the first is for files that are written.
std::vector<std::string_view> endingsOf(Format format);
/// What a file of this ending and these contents is; nothing where it is none of these.
std::optional<Format> formatOf(std::string_view ending, std::string_view bytes);

/// Reads any bytes whatever. Nothing is fetched and no entity is expanded, and sides are at most largestSide.
Reading read(Format format, std::string_view bytes);

/// The puzzle as a file. Refuses a picture of a puzzle whose goal is not known.
plt::Result<std::string> write(Format format, const Puzzle& puzzle);

}  // namespace paint_by_numbers
