// SPDX-License-Identifier: MIT
#include "checkers/board/moves.h"

#include <algorithm>

namespace checkers {

namespace {

using D = Direction;

template <Side side>
constexpr D forwardLeft = side == Side::first ? D::downLeft : D::upLeft;
template <Side side>
constexpr D forwardRight = side == Side::first ? D::downRight : D::upRight;
template <Side side>
constexpr D backwardLeft = side == Side::first ? D::upLeft : D::downLeft;
template <Side side>
constexpr D backwardRight = side == Side::first ? D::upRight : D::downRight;

/// The members of `pieces` that can jump in this direction.
template <D direction>
constexpr Board jumpers(Board pieces, Board enemies, Board empty) {
    constexpr D back = opposite(direction);
    return pieces & shift<back>(shift<back>(empty) & enemies);
}

template <Side side>
Board allJumpers(const Position& p) {
    const Board own = p.pieces(side);
    const Board enemies = p.pieces(other(side));
    const Board empty = p.empty();
    const Board kings = own & p.kings;
    return jumpers<forwardLeft<side>>(own, enemies, empty) |
           jumpers<forwardRight<side>>(own, enemies, empty) |
           jumpers<backwardLeft<side>>(kings, enemies, empty) |
           jumpers<backwardRight<side>>(kings, enemies, empty);
}

template <D direction>
void addSteps(Board pieces, Board empty, MoveList& list) {
    for (Board targets = shift<direction>(pieces) & empty; targets != 0; targets &= targets - 1) {
        const Board target = targets & (0 - targets);
        list.add(Move::step(lowest(shift<opposite(direction)>(target)), lowest(target)));
    }
}

/// Follows one piece from jump to jump; captured pieces stay on the board but cannot be jumped again.
template <Side side>
class CaptureWalk {
  public:
    CaptureWalk(const Position& p, MoveList& list) : p_(p), list_(list) {}

    void from(int square) {
        const Board start = bit(square);
        king_ = (p_.kings & start) != 0;
        empty_ = p_.empty() | start;
        walk(start, p_.pieces(other(side)), Move::step(square, square));
    }

  private:
    template <D direction>
    bool jump(Board at, Board enemies, const Move& so) {
        const Board over = shift<direction>(at) & enemies;
        const Board landing = shift<direction>(over) & empty_;
        if (landing == 0) return false;
        Move move = so;
        move.to = static_cast<std::uint8_t>(lowest(landing));
        move.captured |= over;
        move.directions |= static_cast<std::uint32_t>(direction) << (2 * move.jumps);
        ++move.jumps;
        const bool crowned = !king_ && (landing & crowningRow(side)) != 0;
        if (crowned || !walk(landing, enemies & ~over, move)) list_.add(move);
        return true;
    }

    bool walk(Board at, Board enemies, const Move& so) {
        bool any = jump<forwardLeft<side>>(at, enemies, so);
        any |= jump<forwardRight<side>>(at, enemies, so);
        if (king_) {
            any |= jump<backwardLeft<side>>(at, enemies, so);
            any |= jump<backwardRight<side>>(at, enemies, so);
        }
        return any;
    }

    const Position& p_;
    MoveList& list_;
    Board empty_ = 0;
    bool king_ = false;
};

template <Side side>
void generateFor(const Position& p, MoveList& list) {
    if (Board pieces = allJumpers<side>(p); pieces != 0) {
        CaptureWalk<side> walk(p, list);
        for (; pieces != 0; pieces &= pieces - 1) walk.from(lowest(pieces));
        return;
    }
    const Board own = p.pieces(side);
    const Board empty = p.empty();
    addSteps<forwardLeft<side>>(own, empty, list);
    addSteps<forwardRight<side>>(own, empty, list);
    if (const Board kings = own & p.kings; kings != 0) {
        addSteps<backwardLeft<side>>(kings, empty, list);
        addSteps<backwardRight<side>>(kings, empty, list);
    }
}

template <Side side>
bool canStep(const Position& p) {
    const Board own = p.pieces(side);
    const Board kings = own & p.kings;
    const Board reached = shift<forwardLeft<side>>(own) | shift<forwardRight<side>>(own) |
                          shift<backwardLeft<side>>(kings) | shift<backwardRight<side>>(kings);
    return (reached & p.empty()) != 0;
}

}  // namespace

Move Move::jumping(Direction direction) const {
    Move longer = *this;
    const Board over = shift(bit(to), direction);
    longer.to = static_cast<std::uint8_t>(lowest(shift(over, direction)));
    longer.captured |= over;
    longer.directions |= static_cast<std::uint32_t>(direction) << (2 * jumps);
    ++longer.jumps;
    return longer;
}

std::vector<int> pathOf(const Move& move) {
    if (move.kind != Move::Kind::board) return {};
    std::vector<int> path{move.from};
    if (move.jumps == 0) path.push_back(move.to);
    Board at = bit(move.from);
    for (int jump = 0; jump < move.jumps; ++jump) {
        at = shift(shift(at, move.jumpDirection(jump)), move.jumpDirection(jump));
        path.push_back(lowest(at));
    }
    return path;
}

bool canCapture(const Position& p, Side side) {
    return (side == Side::first ? allJumpers<Side::first>(p) : allJumpers<Side::second>(p)) != 0;
}

bool canMove(const Position& p) {
    if (canCapture(p, p.toMove)) return true;
    return p.toMove == Side::first ? canStep<Side::first>(p) : canStep<Side::second>(p);
}

void generate(const Position& p, MoveList& list) {
    if (p.toMove == Side::first)
        generateFor<Side::first>(p, list);
    else
        generateFor<Side::second>(p, list);
}

std::vector<Move> movesAlong(const Position& p, const std::vector<int>& path) {
    MoveList list;
    generate(p, list);
    std::vector<Move> moves;
    for (const Move& move : list) {
        const auto squares = pathOf(move);
        if (squares.size() >= path.size() && std::equal(path.begin(), path.end(), squares.begin()))
            moves.push_back(move);
    }
    return moves;
}

std::uint64_t perft(const Position& p, int depth) {
    if (depth == 0) return 1;
    MoveList list;
    generate(p, list);
    if (depth == 1) return static_cast<std::uint64_t>(list.size());
    std::uint64_t sum = 0;
    for (const Move& move : list) sum += perft(after(p, move), depth - 1);
    return sum;
}

}  // namespace checkers
