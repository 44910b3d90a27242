// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "gcalc/cells/document.h"
#include "gcalc/cells/spot.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// GCalc: cubes of colour that are put together in space, made functions of, and applied to each other.
namespace gcalc {

/// Terms of more different parts are in no cell.
inline constexpr std::size_t largestKept = 100'000;

struct Options {
    bool operator==(const Options&) const = default;
};

/// What is in the cells at the beginning: the examples, so that nobody meets an empty window, or nothing.
struct Start {
    bool hasExamples = true;
    bool operator==(const Start&) const = default;
};

struct State {
    Document document;

    Cell at(Spot spot) const { return document.at(spot); }
    bool operator==(const State&) const = default;
};

/// A cube is dropped on another cell. On a side it is joined to main, and stays where it was; on main it is
/// copied, on a storage cell moved. Nothing is evaluated.
struct Drop {
    Spot from;
    Spot to;
    /// Copied where it would be moved: from main or a storage cell to a storage cell.
    bool copies = false;
    bool operator==(const Drop&) const = default;
};
/// Main loses its part on that side. Not legal where that changes nothing.
struct Remove {
    Side side = Side::left;
    bool operator==(const Remove&) const = default;
};
/// Main becomes a function: this colour in it a variable.
struct Abstract {
    Colour colour = Colour::transparent;
    bool operator==(const Abstract&) const = default;
};
/// Main or a storage cell is emptied.
struct Clear {
    Spot spot;
    bool operator==(const Clear&) const = default;
};
struct AddPage {
    bool operator==(const AddPage&) const = default;
};
/// The examples are put on the first page of the storage, in place of what is there; main is emptied.
struct ShowExamples {
    bool operator==(const ShowExamples&) const = default;
};
/// This is now in main or a storage cell: what was evaluated, typed or pasted.
struct Put {
    Spot spot;
    Cell cell;
    bool operator==(const Put&) const = default;
};
struct Rename {
    Spot spot;
    std::string name;
    bool operator==(const Rename&) const = default;
};
struct Prefer {
    Preferences preferences;
    bool operator==(const Prefer&) const = default;
};
/// A file was opened.
struct Open {
    Document document;
    bool operator==(const Open&) const = default;
};

using Move = std::variant<Drop, Remove, Abstract, Clear, AddPage, ShowExamples, Put, Rename, Prefer, Open>;

/// A tool without an end. States never evaluate anything: what an evaluation found, in the background and as
/// far as its limits let it, is put into a cell by a move of its own, so that a game is replayed at once and
/// always the same.
struct Rules {
    using Options = gcalc::Options;
    using Start = gcalc::Start;
    using State = gcalc::State;
    using Move = gcalc::Move;

    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// Those that are made with the cells alone: Drop, Remove, Abstract, Clear, AddPage and ShowExamples.
    /// What brings something along (Put, Rename, Prefer, Open) is without number and is not in the list.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State&) { return plt::Outcome::playing; }

    /// "cubes".
    static std::string write(const Options& options);
    /// "examples" or "empty".
    static std::string write(const Start& start);
    /// The word of the move, and what it is about, with '-' between them: "drop-c7-m", "copy-m-s12",
    /// "take-3", "bind-7", "clear-s12", "page", "examples", "put-m-name-term", "name-m-name",
    /// "set-1.18.8.0.0.0", "open-1.18.8.0.0.0-name=term;...". Cells are c and a colour, m, s and the storage
    /// cell, o and a side.
    static std::string write(const Move& move);
    static plt::Result<Options> readOptions(std::string_view text);
    static plt::Result<Start> readStart(const Options& options, std::string_view text);
    static plt::Result<Move> readMove(std::string_view text);
    static plt::Message describe(const Options& options);
};

}  // namespace gcalc
