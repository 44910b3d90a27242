// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "paint-by-numbers/formats/entities.h"
#include "paint-by-numbers/puzzle/clues.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paint_by_numbers {

/// A puzzle as stored in files. Texts are UTF-8 if those of the file were, and may be empty.
struct Puzzle {
    std::string title;
    std::string author;
    std::string copyright;
    std::string license;
    Clues clues;
    std::optional<Grid> goal;  ///< the intended picture, which satisfies the clues
    std::vector<Grid> saved;   ///< intermediate states

    bool operator==(const Puzzle&) const = default;
};

/// A part of a file that could not be used.
struct Problem {
    int line = 0;  ///< counted from 1; 0 for the file as a whole
    plt::Message reason;

    bool operator==(const Problem&) const = default;
};

/// The result of reading a file. A bad puzzle does not affect the others.
struct Reading {
    std::vector<Puzzle> puzzles;
    std::vector<Problem> problems;
};

enum class Format {
    non,         ///< by Steve Simpson, with goal and texts
    xml,         ///< of webpbn
    nin,         ///< by Jakub Wilk
    mk,          ///< by Petr Olsak, black and white
    cwd,         ///< of QNonograms
    g,           ///< by Petr Olsak, in colours
    pbm,         ///< a bitmap; black is blue
    tournament,  ///< many puzzles without names, columns first
    lisp,        ///< games and designs of PLT Games
};
inline constexpr std::array allFormats{Format::non, Format::xml, Format::nin,        Format::mk,  Format::cwd,
                                       Format::g,   Format::pbm, Format::tournament, Format::lisp};
inline constexpr std::size_t largestFile = std::size_t{4} << 20U;  ///< in bytes
inline constexpr std::size_t mostPuzzles = 5000;                   ///< in one file

/// The endings of files without the dot, in lower case; the first one is for files that are written.
std::vector<std::string_view> endingsOf(Format format);
/// Detects the format from the file's ending and contents; empty if it is none of these.
std::optional<Format> formatOf(std::string_view ending, std::string_view bytes);

/// Reads arbitrary bytes. Nothing is fetched and no entity that the file declares is expanded, and sides are at
/// most largestSide. `names` knows entities of HTML in texts.
Reading read(Format format, std::string_view bytes, const NamedEntities& names = {});

/// Returns true if files of the format can have colours.
bool hasColours(Format format);
/// The puzzle as a file's contents. Fails for a bitmap of a puzzle whose goal is unknown, and for a puzzle in
/// colours if the format has none.
plt::Result<std::string> write(Format format, const Puzzle& puzzle);

}  // namespace paint_by_numbers
