// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/notation.h"
#include "checkers/endgames/endgame.h"
#include "checkers/endgames/endgame_library.h"
#include "checkers/player/player.h"
#include "checkers/rules.h"
#include "checkers/tests/slow_moves.h"
#include "common/rules/random.h"
#include "common/testing/game_checks.h"

#include <algorithm>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <vector>

/// Positions, games and matches for the tests of checkers.
namespace checkers::games {

using plt::testing::slowBuild;

inline Position fen(std::string_view text) {
    return readFen(text).value();
}

inline State stateAt(std::string_view text, const Options& options = {}) {
    return Rules::begin(options, {fen(text)});
}

/// The moves on the board as sorted texts.
inline std::vector<std::string> moveTexts(const Position& position) {
    MoveList list;
    generate(position, list);
    std::vector<std::string> texts;
    for (const Move& move : list) texts.push_back(writeMove(move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

inline State played(State state, const std::vector<std::string>& moves) {
    for (const auto& text : moves)
        state = Rules::apply(state, readMoveAt(state.position, text).value()).value();
    return state;
}

inline std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

inline std::vector<Options> everyOptions() {
    return {{true}, {false}};
}

/// Of how many pieces the large tables are here: as many as the machine makes quickly.
constexpr int largePieces = slowBuild ? 3 : Endgames::mostPieces;

/// A start of the program that finds these tables where they are kept; null: there are none yet.
inline void startWith(const std::shared_ptr<const Endgames>& tables) {
    useEndgameStore({[tables] { return tables; }, {}}, largePieces);
}

/// A start of the program whose large tables, null if there are none yet, are asked for and come with give().
class LateTables {
  public:
    explicit LateTables(std::shared_ptr<const Endgames> tables, int pieces = largePieces) {
        useEndgameStore({[this, tables] {
                             asked_.set_value();
                             given_.get_future().wait();
                             return tables;
                         },
                         {}},
                        pieces);
    }
    void waitUntilAsked() { asked_.get_future().wait(); }
    void give() { given_.set_value(); }

  private:
    std::promise<void> asked_;
    std::promise<void> given_;
};

inline slow_checkers::Field fieldOf(const Position& p) {
    slow_checkers::Field field;
    field.firstToMove = p.toMove == Side::first;
    for (int square = 1; square <= squareCount; ++square) {
        const bool king = (p.kings & bit(square)) != 0;
        char& piece = slow_checkers::at(field, slow_checkers::placeOf(square));
        if ((p.first & bit(square)) != 0) piece = king ? 'B' : 'b';
        if ((p.second & bit(square)) != 0) piece = king ? 'W' : 'w';
    }
    return field;
}

/// Any position that can be on a board, with that many pieces in all.
inline Position anyPosition(plt::Random& random, int pieces) {
    for (;;) {
        Position p;
        p.toMove = random.coin() ? Side::first : Side::second;
        for (int i = 0; i < pieces; ++i) {
            const Board square = bit(random.between(1, squareCount));
            if ((p.occupied() & square) != 0) continue;
            const Side side = random.coin() ? Side::first : Side::second;
            (side == Side::first ? p.first : p.second) |= square;
            if (random.below(3) == 0 || (square & crowningRow(side)) != 0) p.kings |= square;
        }
        if (p.total() == pieces && isPossible(p) && p.first != 0 && p.second != 0) return p;
    }
}

using Chooser = std::function<Move(const State&, std::uint64_t seed)>;

inline Chooser level(Level level, std::uint64_t nodes) {
    return [level, nodes](const State& state, std::uint64_t seed) {
        plt::Question question;
        question.budget.nodes = nodes;
        question.seed = seed;
        return choose(state, level, question);
    };
}

inline Move anyMove(const State& state, std::uint64_t seed) {
    MoveList list;
    generate(state.position, list);
    return list[static_cast<int>(plt::Random(seed).below(static_cast<std::uint64_t>(list.size())))];
}

/// The same for reviewed games: no game ends by a word.
inline plt::testing::AnyPlayer randomMoves(std::uint64_t seed) {
    return [random = plt::Random(seed)](const plt::Position& position) mutable {
        constexpr std::size_t words = 2;
        return static_cast<std::size_t>(random.below(position.moveCount() - words));
    };
}

inline State playOut(State state, const Chooser& first, const Chooser& second, plt::Random& random) {
    while (endOf(state) == End::none) {
        const auto& player = state.position.toMove == Side::first ? first : second;
        state = Rules::apply(state, player(state, random.next())).value();
    }
    return state;
}

struct Score {
    int wins = 0;
    int losses = 0;
    int draws = 0;
};

/// Pairs of games with changed sides from the same four random opening moves; the score of `one`.
inline Score match(const Chooser& one, const Chooser& two, int pairs, std::uint64_t seed) {
    plt::Random random(seed);
    Score score;
    for (int pair = 0; pair < pairs; ++pair) {
        State opening = Rules::begin({}, {});
        for (int ply = 0; ply < 4; ++ply)
            opening = Rules::apply(opening, anyMove(opening, random.next())).value();
        for (const Side side : {Side::first, Side::second}) {
            const State end =
                side == Side::first ? playOut(opening, one, two, random) : playOut(opening, two, one, random);
            const auto winner = winnerOf(end);
            if (!winner)
                ++score.draws;
            else
                ++(*winner == side ? score.wins : score.losses);
        }
    }
    return score;
}

}  // namespace checkers::games
