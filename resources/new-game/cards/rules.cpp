// SPDX-License-Identifier: MIT
#include "new-game/rules.h"

#include "common/rules/random.h"
#include "common/rules/text_form.h"

#include <algorithm>
#include <cstdlib>

namespace new_game {

namespace form = plt::form;

struct TextForms {
    static constexpr auto options = form::text(form::words(&Options::goesRound, "plain", "round"),
                                               PLT_TR("Options are \"plain\" or \"round\"."));
    static constexpr std::string_view badStart =
        PLT_TR("A deal is written as the 52 cards of a deck, of two letters each.");
    static constexpr auto start =
        form::text(form::field(&Start::deck, plt::CardsForm{}), badStart)
            .must([](const Start& start) { return plt::areWholeDecks(start.deck); }, badStart);
    static constexpr auto move = form::text(form::ordinal(&Move::pile, stock + 1),
                                            PLT_TR("A move is the number of a column, or 8 for the stock."));
};

namespace {

bool isNextTo(plt::Card one, plt::Card other, const Options& options) {
    const int apart = std::abs(one.rank - other.rank);
    return apart == 1 || (options.goesRound && apart == plt::king - plt::ace);
}

// Searches for the longest run of column cards by backtracking, as long as there are tries left.
void extend(std::vector<Move>& run, std::vector<Move>& longest, const State& state, int& triesLeft) {
    if (run.size() > longest.size()) longest = run;
    for (const Move& move : Rules::legalMoves(state)) {
        if (move.pile == stock || --triesLeft < 0) continue;
        run.push_back(move);
        extend(run, longest, Rules::apply(state, move).value(), triesLeft);
        run.pop_back();
    }
}

}  // namespace

Start Rules::deal(const Options&, std::uint64_t seed) {
    Start start{plt::freshDecks()};
    plt::Random(seed).shuffle(start.deck);
    return start;
}

State Rules::begin(const Options& options, const Start& start) {
    State state{options, {}};
    auto next = start.deck.begin();
    for (std::size_t i = 0; i < stock; ++i, next += columnHeight)
        state.piles[i].assign(next, next + columnHeight);
    state.piles[waste].push_back(*next++);
    state.piles[stock].assign(start.deck.rbegin(), std::make_reverse_iterator(next));
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (score(state) == 0) return plt::Message(PLT_TR("The game is over."));
    if (move.pile < 0 || move.pile > stock || state.pile(move.pile).empty())
        return plt::Message(PLT_TR("There is no card."));
    const plt::Card card = state.pile(move.pile).back();
    const plt::Card top = state.pile(waste).back();
    if (move.pile != stock && !isNextTo(card, top, state.options))
        return plt::Message(PLT_TR("The %1 is not next in rank to the %2."),
                            {plt::printedIndex(card), plt::printedIndex(top)});
    State next = state;
    next.piles[move.pile].pop_back();
    next.piles[waste].push_back(card);
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    for (int pile = 0; pile <= stock; ++pile)
        if (apply(state, {pile})) moves.push_back({pile});
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (score(state) == 0) return plt::Outcome::won;
    return legalMoves(state).empty() ? plt::Outcome::lost : plt::Outcome::playing;
}

std::int64_t Rules::score(const State& state) {
    std::int64_t left = 0;
    for (int column = 0; column < stock; ++column)
        left += static_cast<std::int64_t>(state.pile(column).size());
    return left;
}

plt::Hint<Move> Rules::hint(const State& state, std::stop_token) {
    std::vector<Move> run;
    std::vector<Move> longest;
    int tries = 20'000;
    extend(run, longest, state, tries);
    if (longest.empty()) return {{{{stock}, PLT_TR("No card fits, so turn the next one."), {}}}, {}};
    plt::Hint<Move> hint;
    for (std::size_t left = longest.size(); const Move& move : longest)
        hint.steps.push_back(
            {move, {PLT_TR_N("A run of %Ln cards begins here.", "This card can go."), left--}, {}});
    return hint;
}

}  // namespace new_game

template struct plt::WrittenBy<new_game::TextForms, new_game::Options, new_game::Start, new_game::Move>;
