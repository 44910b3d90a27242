// SPDX-License-Identifier: MIT
#include "new-game/rules.h"

#include "common/rules/random.h"
#include "common/rules/text_form.h"

#include <algorithm>
#include <optional>

namespace new_game {

namespace form = plt::form;

// Options are written like 3, deals like 3-5-7, moves like 2x3.
struct TextForms {
    static constexpr auto options =
        form::text(form::number(&Options::heaps, 2, maximumHeaps), PLT_TR("There can be 2 to 5 heaps."));
    static constexpr auto start =
        form::text(form::field(&Start::heaps, form::list('-', form::number(1, largestHeap))),
                   PLT_TR("Heaps are written like 3-5-7, each of 1 to 7 stones."))
            .must(
                [](const Start& start, const Options& options) {
                    return static_cast<int>(start.heaps.size()) == options.heaps;
                },
                PLT_TR("The number of heaps is not that of the options."));
    static constexpr auto move = form::text(form::fields<Move>('x', form::ordinal(&Move::heap, maximumHeaps),
                                                               form::number(&Move::stones, 1, largestHeap)),
                                            PLT_TR("A move is a heap and a number of stones, such as 2x3."));
};

namespace {

bool isEmpty(const std::vector<int>& heaps) {
    return std::all_of(heaps.begin(), heaps.end(), [](int stones) { return stones == 0; });
}

// The nim sum (Bouton, 1901): the sizes of the heaps added in binary without carrying. The side to move loses
// if and only if it is 0.
int nimSum(const std::vector<int>& heaps) {
    int sum = 0;
    for (const int stones : heaps) sum ^= stones;
    return sum;
}

std::optional<Move> winningMove(const std::vector<int>& heaps) {
    const int sum = nimSum(heaps);
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const int left = heaps[i] ^ sum;
        if (left < heaps[i]) return Move{static_cast<int>(i), heaps[i] - left};
    }
    return std::nullopt;
}

// In a lost position, one stone from the largest heap makes the game last longest.
Move delayingMove(const std::vector<int>& heaps) {
    const auto largest = std::max_element(heaps.begin(), heaps.end());
    return {static_cast<int>(largest - heaps.begin()), 1};
}

}  // namespace

std::vector<int> without(std::vector<int> heaps, const Move& move) {
    heaps[move.heap] -= move.stones;
    return heaps;
}

Start Rules::deal(const Options& options, std::uint64_t seed) {
    plt::Random random(seed);
    Start start{std::vector<int>(static_cast<std::size_t>(options.heaps))};
    do {
        for (int& stones : start.heaps) stones = random.between(1, largestHeap);
    } while (nimSum(start.heaps) == 0);
    return start;
}

State Rules::begin(const Options&, const Start& start) {
    return {start.heaps, {}, false};
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (outcome(state) != plt::Outcome::playing) return plt::Message(PLT_TR("The game is over."));
    if (move.heap < 0 || move.heap >= static_cast<int>(state.heaps.size()))
        return plt::Message(PLT_TR("There is no such heap."));
    if (move.stones < 1 || move.stones > state.heaps[move.heap])
        return plt::Message(PLT_TR("The heap does not have that many stones."));
    const auto heaps = without(state.heaps, move);
    if (isEmpty(heaps)) return State{heaps, {}, true};
    const Move answer = winningMove(heaps).value_or(delayingMove(heaps));
    return State{without(heaps, answer), answer, false};
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    for (int heap = 0; heap < static_cast<int>(state.heaps.size()); ++heap)
        for (int n = 1; n <= state.heaps[heap]; ++n) moves.push_back({heap, n});
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (!isEmpty(state.heaps)) return plt::Outcome::playing;
    return state.playerTookLast ? plt::Outcome::won : plt::Outcome::lost;
}

plt::Hint<Move> Rules::hint(const State& state, std::stop_token) {
    plt::Hint<Move> hint;
    if (const auto move = winningMove(state.heaps)) {
        hint.steps.push_back({*move,
                              {PLT_TR("Take %1 from heap %2: whatever the computer does, you can win."),
                               {move->stones, move->heap + 1}},
                              {move->heap}});
    } else {
        hint.verdict = PLT_TR("The computer can win whatever you take. Undo, or hope.");
    }
    return hint;
}

plt::Message Rules::describe(const Options& options) {
    return {PLT_TR_N("%Ln heaps", "1 heap"), options.heaps};
}

}  // namespace new_game

template struct plt::WrittenBy<new_game::TextForms, new_game::Options, new_game::Start, new_game::Move>;
