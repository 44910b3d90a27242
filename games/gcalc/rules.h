// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "gcalc/cells/document.h"
#include "gcalc/cells/spot.h"

#include <string>
#include <variant>
#include <vector>

/// GCalc: cubes of colour that are joined in space, turned into functions, and applied to each other.
namespace gcalc {

/// The maximum number of distinct subterms in a cell.
inline constexpr std::size_t largestKept = 100'000;

struct Options {
    bool operator==(const Options&) const = default;
};

/// The initial contents: by default the examples, so that a new player's window is not empty.
struct Start {
    Document document = examples();
    bool operator==(const Start&) const = default;
};

struct State {
    Document document;

    Cell at(Spot spot) const { return document.at(spot); }
    bool operator==(const State&) const = default;
};

/// A cube is dropped on another cell: on a side it is joined to main, and stays where it was; on main it is
/// copied; on a storage cell it is moved. Nothing is evaluated.
struct Drop {
    Spot from;
    Spot to;
    /// Copies from main or a storage cell to a storage cell instead of moving.
    bool copies = false;
    bool operator==(const Drop&) const = default;
};
/// Removes main's part on that side. Illegal if it changes nothing.
struct Remove {
    Side side = Side::left;
    bool operator==(const Remove&) const = default;
};
/// Turns main into a function in which this colour is the variable.
struct Abstract {
    Colour colour = Colour::transparent;
    bool operator==(const Abstract&) const = default;
};
/// Empties main or a storage cell.
struct Clear {
    Spot spot;
    bool operator==(const Clear&) const = default;
};
struct AddPage {
    bool operator==(const AddPage&) const = default;
};
/// Replaces the first page of the storage with the examples and empties main.
struct ShowExamples {
    bool operator==(const ShowExamples&) const = default;
};
/// Sets main or a storage cell to a result of evaluation, of typing or of pasting.
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
/// Replaces the document with the contents of a file.
struct Open {
    Document document;
    bool operator==(const Open&) const = default;
};

using Move = std::variant<Drop, Remove, Abstract, Clear, AddPage, ShowExamples, Put, Rename, Prefer, Open>;

struct TextForms;

/// A tool without an end. Applying a move never evaluates anything: the result of an evaluation, which runs
/// in the background and within limits, is put into a cell by a move of its own. So games replay at once and
/// always with the same result.
struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = gcalc::State;

    static State begin(const Options& options, const Start& start);
    static Start startAt(const State& state) { return {state.document}; }
    static plt::Result<State> apply(const State& state, const Move& move);
    /// The moves that are made with the cells alone: Drop, Remove, Abstract, Clear, AddPage and ShowExamples.
    /// Moves with other contents (Put, Rename, Prefer, Open) are too many to be listed.
    static std::vector<Move> legalMoves(const State& state);
    static plt::Outcome outcome(const State&) { return plt::Outcome::playing; }

    static plt::Message describe(const Options& options);
    /// Main as text; empty where that is too long.
    static std::string diagram(const State& state);
};

}  // namespace gcalc
