// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/rules/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Aces: four columns and a stock of one deck. A bottom card can be removed if a higher one of its suit (ace
/// high) is a bottom card too; bottom cards may move to an empty column. Won when only the four aces are
/// left.
namespace aces {

constexpr int columnCount = 4;
/// A column grows only by the 13 cards dealt to it and by a card that is moved to it while it is empty.
constexpr int maxColumn = 13;
/// No card, no column.
constexpr int none = -1;

struct Options {
    bool winnableOnly = false;  ///< deal only shuffles that the solver has won
    bool operator==(const Options&) const = default;
};

/// The shuffled deck in dealing order: the first four cards open the columns from left to right.
struct Start {
    std::vector<plt::Card> deck;
    bool operator==(const Start&) const = default;
};

/// A position. A card keeps its number, its index in the deck of the start, for the whole game; so two
/// positions show where each card went.
struct State {
    std::vector<plt::Card> deck;  ///< the card of every number
    /// Card numbers of every column; the last one is the bottom card, the only one in play.
    std::array<std::vector<std::uint8_t>, columnCount> columns;
    int dealt = 0;                      ///< lower numbers are dealt, the others are the stock in its order
    std::vector<std::uint8_t> removed;  ///< in the order of removal

    plt::Card card(int number) const { return deck[number]; }
    const std::vector<std::uint8_t>& column(int index) const { return columns[index]; }
    /// The number of the bottom card of a column, or `none`.
    int bottom(int index) const { return column(index).empty() ? none : column(index).back(); }
    int stock() const { return static_cast<int>(deck.size()) - dealt; }
    /// Number of cards not removed, the stock included. A whole deck is won with four left.
    int left() const { return static_cast<int>(deck.size() - removed.size()); }
    bool operator==(const State&) const = default;
};

/// `deal`: four cards from the stock, column and target `none`. `remove`: the bottom card of `column` is
/// removed, target `none`. `shift`: the bottom card of `column` moves to the empty column `target`.
struct Move {
    enum class Kind : std::uint8_t { deal, remove, shift };
    Kind kind = Kind::deal;
    int column = none;
    int target = none;

    static constexpr Move deal() { return {}; }
    static constexpr Move remove(int column) { return {Kind::remove, column, none}; }
    static constexpr Move shift(int column, int target) { return {Kind::shift, column, target}; }
    bool operator==(const Move&) const = default;
};

/// 2 .. 14: the ace is highest.
constexpr int height(plt::Card card) {
    return card.rank == plt::ace ? 14 : card.rank;
}

/// Returns the column of the highest bottom card that allows the bottom card of this column to be removed, or
/// `none` if the card has to stay.
int removerOf(const State& state, int column);

/// Returns the first empty column from the left, or `none`.
int emptyColumn(const State& state);

/// Returns the move of a click on the bottom card of a column, which removes it or else shifts it to the
/// first empty column; or the reason why there is none.
plt::Result<Move> click(const State& state, int column);

struct TextForms;

/// The rules for the framework.
struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = aces::State;

    /// Returns an unbiased shuffle; with `winnableOnly` the first of a sequence of shuffles that can be won.
    static Start deal(const Options& options, std::uint64_t seed) { return deal(options, seed, {}); }
    /// Overload that can be stopped: the shuffle may then be lost, but nobody waits for it.
    static Start deal(const Options& options, std::uint64_t seed, std::stop_token stop);
    static bool dealIsSlow(const Options& options) { return options.winnableOnly; }
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// Returns the removals from left to right, the shifts (to every empty column), the deal.
    static std::vector<Move> legalMoves(const State& state);
    /// Over as soon as nothing can be removed, moved or dealt: won with a single ace in every column.
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);
    /// The cards, whatever the options.
    static std::string knownAs(const Options& options, const Start& start);

    /// Returns the moves to the end with the fewest cards left, found by exhaustive search; it looks into the
    /// stock.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// Finds the move after which the deal cannot be won any more, with the same knowledge. Only proofs count,
    /// and a deal that is lost already is not judged.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    static plt::Message costText(double cost);
    /// Cards left: the fewer the better, four for a win.
    static std::int64_t score(const State& state) { return state.left(); }
    static constexpr plt::Ranking ranking = plt::Ranking::lowestScore;
    /// Undoing a deal shows the next cards.
    static constexpr bool undoReveals = true;
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasReview<Rules> && plt::HasScore<Rules> &&
              plt::HasSlowDeal<Rules> && plt::HasKnownAs<Rules>);

}  // namespace aces
