// SPDX-License-Identifier: MIT
#include "pousse/match/match.h"

#include "common/rules/random.h"

#include <utility>

namespace pousse {

MatchGame playGame(const Match& match, int number, std::stop_token stop) {
    MatchGame game;
    game.firstIsX = number % 2 == 0;
    plt::Random random(match.seed + static_cast<std::uint64_t>(number));
    State state = Rules::begin({match.size}, {});
    while (endOf(state) == End::none) {
        const bool isFirst = (toMove(state) == Mark::x) == game.firstIsX;
        plt::Question question;
        question.stop = stop;
        question.seed = random.next();
        const Move move = Rules::choose(state, isFirst ? match.first : match.second, question);
        if (stop.stop_requested()) return game;
        auto next = Rules::apply(state, move);
        if (!next) return game;
        state = std::move(*next);
        game.moves = state.moves;
    }
    game.winner = winnerOf(state);
    game.end = endOf(state);
    return game;
}

}  // namespace pousse
