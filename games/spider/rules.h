// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/rules/rules.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Spider: ten columns of 104 cards, built down to eight complete suits from king to ace.
namespace spider {

constexpr int columnCount = 10;
constexpr int cardCount = 104;
constexpr int suitsToComplete = 8;
/// Cards on the tableau of a new deal: six in the first four columns, five in the others.
constexpr int firstCards = 54;
/// No card, no column.
constexpr int none = -1;

/// The dealer that deals any shuffle. The others deal only shuffles that a search of theirs has won. A number
/// means the same deals for ever, so a search that finds others gets a new one.
constexpr int anyDealer = 0;
/// The dealer that new games have if they must be winnable. Number 1 took 1.1 s for four suits.
constexpr int winnableDealer = 2;

struct Options {
    int suits = 2;              ///< 1, 2 or 4
    int dealer = anyDealer;     ///< `anyDealer`, 1 or 2
    bool dealOverGaps = false;  ///< the stock may be dealt while columns are empty
    bool winnableOnly() const { return dealer != anyDealer; }
    bool operator==(const Options&) const = default;
};

/// The shuffled cards in dealing order: row by row over the columns, then the stock.
struct Start {
    std::vector<plt::Card> deck;
    bool operator==(const Start&) const = default;
};

struct Column {
    std::vector<std::uint8_t> cards;  ///< card numbers; the last one is the top card, covered by none
    int faceDown = 0;                 ///< number of face-down cards, the first ones
    bool operator==(const Column&) const = default;
};

/// A position. A card keeps its number, its index in the deck of the start, for the whole game; so two
/// positions show where each card went, and equal cards are told apart.
struct State {
    Options options;
    std::vector<plt::Card> deck;  ///< the card of every number
    std::array<Column, columnCount> columns;
    int dealt = 0;  ///< lower numbers are dealt, the others are the stock in its order
    /// Card numbers of the completed suits, king first, in the order of completion.
    std::vector<std::array<std::uint8_t, plt::rankCount>> completed;
    int steps = 0;  ///< number of moves and deals made
    bool givenUp = false;

    plt::Card card(int number) const { return deck[number]; }
    const Column& column(int index) const { return columns[index]; }
    int height(int index) const { return static_cast<int>(column(index).cards.size()); }
    /// The number of the top card, or `none`.
    int top(int index) const { return height(index) == 0 ? none : column(index).cards.back(); }
    int stock() const { return static_cast<int>(deck.size()) - dealt; }
    int dealsLeft() const { return stock() / columnCount; }
    bool operator==(const State&) const = default;
};

/// The `count` top cards of column `from` go to column `to`; or a deal of the stock or the end of the game, with
/// the three values of deal() and giveUp().
struct Move {
    int from = none;
    int count = 0;
    int to = none;

    static constexpr Move deal() { return {}; }
    /// Ends the game as lost. legalMoves() does not list it.
    static constexpr Move giveUp() { return {none, -1, none}; }
    constexpr bool isDeal() const { return *this == deal(); }
    constexpr bool isGivingUp() const { return *this == giveUp(); }
    bool operator==(const Move&) const = default;
};

/// Returns the number of top cards that may be picked up together: face up, of one suit, each one rank lower
/// than the one above it on the screen. 0 for an empty column.
int runLength(const State& state, int column);

/// Returns the columns without cards, from left to right.
std::vector<int> emptyColumns(const State& state);

/// Returns the reason why the stock cannot be dealt now; empty if it can.
plt::Message dealRefusal(const State& state);

/// Returns true if no deal will ever be possible again, although the stock has cards: too few cards are on
/// the tableau to cover all columns. Such a game is lost.
bool isTrapped(const State& state);

/// Returns the best column for these top cards: one that continues the suit, else any card that is one rank
/// higher, else an empty column; of several the one that makes the longest run, then the leftmost. Empty if
/// there is none; a whole column is not sent to an empty one.
std::optional<Move> bestMove(const State& state, int from, int count);

/// Returns the position after a legal move or deal but before settle(): the cards have been placed, but
/// complete suits are still there and no card has been turned up.
State landed(const State& before, const Move& move);

/// Completes every move and deal: complete suits leave the tableau, column by column from the left, and top
/// cards are turned up.
void settle(State& state);

struct TextForms;

/// The rules for the framework.
struct Rules : plt::WrittenBy<TextForms, Options, Start, Move> {
    using State = spider::State;

    /// Returns an unbiased shuffle; if it must be winnable, the first of a sequence of shuffles that the
    /// dealer wins.
    static Start deal(const Options& options, std::uint64_t seed) { return deal(options, seed, {}); }
    /// Overload that can be stopped: the shuffle may then be lost, but nobody waits for it.
    static Start deal(const Options& options, std::uint64_t seed, std::stop_token stop);
    static bool dealIsSlow(const Options& options) { return options.winnableOnly(); }
    static State begin(const Options& options, const Start& start);
    static plt::Result<State> apply(const State& state, const Move& move);
    /// Returns all moves of runs and parts of runs, from left to right, then the deal.
    static std::vector<Move> legalMoves(const State& state);
    /// Won with eight complete suits; lost if nothing can be moved or dealt, if isTrapped(), or if the player has
    /// given up.
    static plt::Outcome outcome(const State& state);

    static plt::Message describe(const Options& options);
    /// Winnable deals of all dealers are counted together.
    static std::string countedAs(const Options& options, const plt::Seats& seats);
    /// The cards, whatever the options.
    static std::string knownAs(const Options& options, const Start& start);

    /// Returns the next steps of a plan that wins or, if none is found, makes progress that cannot be undone by
    /// moves, so that hints never lead in a circle; it knows every hidden card. No steps if it is proven that
    /// nothing wins, or if nothing gets further.
    static plt::Hint<Move> hint(const State& state, std::stop_token stop);
    /// The same from a search of some ten milliseconds.
    static plt::Hint<Move> firstHint(const State& state, std::stop_token stop);
    /// Finds the move after which the deal cannot be won any more, with the same knowledge. Only proofs count,
    /// and a deal that is lost already is not judged.
    static std::optional<plt::Judgement<Move>> judge(const State& state, const Move& made,
                                                     const plt::Question& question);
    /// Finds the move after which the game cannot be won any more: proven, or estimated because no win was found
    /// after it.
    static plt::GameJudgement<Move> judgeGame(const State& first, const std::vector<Move>& moves,
                                              const plt::Question& question);
    static plt::Message costText(double cost);
    /// 500, less one for every move and deal, plus 100 for every complete suit. Undone moves are not in the
    /// state; they cost undoCost each. A lost game has lost the 500, so that giving up soon is no good result.
    static std::int64_t score(const State& state) {
        const std::int64_t stake = outcome(state) == plt::Outcome::lost ? 0 : 500;
        return stake - state.steps + 100 * static_cast<std::int64_t>(state.completed.size());
    }
    static constexpr plt::Ranking ranking = plt::Ranking::highestScore;
    static std::vector<plt::Figure> figures(const State& state, std::chrono::milliseconds elapsed);
    /// Undo shows face-down cards and those of the stock.
    static constexpr bool undoReveals = true;
    static constexpr std::int64_t undoCost = 1;
};

static_assert(plt::Rules<Rules> && plt::HasHint<Rules> && plt::HasReview<Rules> && plt::HasScore<Rules> &&
              plt::HasFigures<Rules> && plt::HasSlowDeal<Rules> && plt::HasKnownAs<Rules> &&
              plt::HasCountedAs<Rules> && plt::HasFirstHint<Rules> && plt::HasGameReview<Rules>);

}  // namespace spider
