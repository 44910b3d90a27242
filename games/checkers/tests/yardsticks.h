// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/tests/games.h"
#include "common/rules/random.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

/// Yardsticks for the computer players of checkers. None of them shares a search with them.
namespace checkers::games {

/// The textbook player: alpha-beta to a fixed depth, captures played out, a man 100, a king 140, 2 for each
/// row that a man has gone. Among equal moves the seed decides.
class PlainSearch {
  public:
    explicit PlainSearch(int depth) : depth_(depth) {}

    Move operator()(const State& state, std::uint64_t seed) const {
        MoveList list;
        generate(state.position, list);
        std::vector<Move> moves(list.begin(), list.end());
        plt::Random random(seed);
        random.shuffle(moves);
        int alpha = -endless;
        Move best = moves.front();
        for (const Move& move : moves) {
            const Position next = after(state.position, move);
            const bool drawn =
                std::count(state.recent.begin(), state.recent.end(), next) >= repetitionsForDraw - 1;
            const int value = drawn ? 0 : -visit(next, depth_ - 1, -endless, -alpha, 1);
            if (value <= alpha) continue;
            alpha = value;
            best = move;
        }
        return best;
    }

  private:
    static constexpr int endless = 100'000;

    static int valueOf(const Position& p, Side side) {
        int value = 100 * count(p.menOf(side)) + 140 * count(p.kingsOf(side));
        for (Board men = p.menOf(side); men != 0; men &= men - 1) {
            const int row = rowOf(lowest(men));
            value += 2 * (side == Side::first ? row : 7 - row);
        }
        return value;
    }

    int visit(const Position& p, int depth, int alpha, int beta, int ply) const {
        MoveList list;
        generate(p, list);
        if (list.empty()) return ply - endless / 2;
        if (depth <= 0 && list[0].jumps == 0) return valueOf(p, p.toMove) - valueOf(p, other(p.toMove));
        for (const Move& move : list) {
            alpha = std::max(alpha, -visit(after(p, move), depth - 1, -beta, -alpha, ply + 1));
            if (alpha >= beta) break;
        }
        return alpha;
    }

    int depth_;
};

/// Holds out as long as the tables say that it can; where it stands no worse, it plays any move that keeps
/// that.
class PerfectDefence {
  public:
    explicit PerfectDefence(std::shared_ptr<const Endgames> tables) : tables_(std::move(tables)) {}

    Move operator()(const State& state, std::uint64_t seed) const {
        MoveList list;
        generate(state.position, list);
        std::vector<Move> moves(list.begin(), list.end());
        plt::Random random(seed);
        random.shuffle(moves);
        return *std::max_element(moves.begin(), moves.end(), [&](const Move& a, const Move& b) {
            return worth(after(state.position, a)) < worth(after(state.position, b));
        });
    }

  private:
    /// For who has moved there.
    int worth(const Position& p) const {
        constexpr int win = 1000;
        const auto value = tables_->lookUp(p);
        if (!value) return p.pieces(p.toMove) == 0 ? win : 0;
        if (value->kind == EndgameValue::Kind::drawn) return 0;
        return value->kind == EndgameValue::Kind::lost ? win - value->plies : value->plies - win;
    }

    std::shared_ptr<const Endgames> tables_;
};

/// Any position with so many pieces that the tables give this value for the side to move, which has a move.
inline Position anyEndgame(const Endgames& tables, int pieces, EndgameValue::Kind kind, plt::Random& random) {
    for (;;) {
        const Position p = anyPosition(random, pieces);
        const auto value = tables.lookUp(p);
        if (value && value->kind == kind && canMove(p)) return p;
    }
}

/// Number of so many won endgames that a level wins against the best defence.
inline int wonEndgames(const Endgames& tables, const Chooser& chooser, const Chooser& defence, int pieces,
                       int games, std::uint64_t seed) {
    plt::Random random(seed);
    int won = 0;
    for (int game = 0; game < games; ++game) {
        const Position p = anyEndgame(tables, pieces, EndgameValue::Kind::won, random);
        const bool first = p.toMove == Side::first;
        const State end =
            playOut(Rules::begin({}, {p}), first ? chooser : defence, first ? defence : chooser, random);
        if (winnerOf(end) == p.toMove) ++won;
    }
    return won;
}

}  // namespace checkers::games
