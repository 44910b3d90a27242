// SPDX-License-Identifier: MIT
#include "checkers/board/moves.h"
#include "checkers/endgames/endgame.h"
#include "checkers/endgames/endgame_index.h"

#include <algorithm>
#include <utility>

namespace checkers {

namespace {

/// Visits the squares from which quiet moves of these pieces can have come: men have moved forward, and have
/// not reached their crowning row.
template <class Visit>
void forEachRetraction(const Position& p, Side mover, Visit visit) {
    const Board own = p.pieces(mover);
    const Board empty = p.empty();
    for (int d = 0; d < 4; ++d) {
        const auto direction = static_cast<Direction>(d);
        const bool down = direction == Direction::downLeft || direction == Direction::downRight;
        const bool forward = down == (mover == Side::first);
        const Board movable = forward ? own : own & p.kings;
        for (Board rest = shift(empty, direction) & movable; rest != 0; rest &= rest - 1) {
            const Board to = rest & (0 - rest);
            const Board from = shift(to, opposite(direction));
            Position before = p;
            (mover == Side::first ? before.first : before.second) ^= to | from;
            if ((before.kings & to) != 0) before.kings ^= to | from;
            before.toMove = mover;
            visit(before);
        }
    }
}

}  // namespace

/// Solves both tables of one material (either side to move) together, backwards from the ends by distance;
/// tables with fewer pieces, or with more kings among them, must exist.
class EndgameGenerator {
  public:
    EndgameGenerator(Endgames& endgames, const Material& material)
        : endgames_(endgames), tables_{Work(material), Work(material.exchanged())} {
        twin_ = material == material.exchanged() ? 0 : 1;
    }

    bool run(const std::stop_token& stop) {
        for (int t = 0; t <= twin_; ++t)
            for (std::uint32_t i = 0; i < tables_[t].index.size(); ++i) {
                if (i % 4096 == 0 && stop.stop_requested()) return false;
                judge(t, i);
            }
        for (int byte = 1; byte <= highest_; ++byte) {
            if (stop.stop_requested()) return false;
            for (int t = 0; t <= twin_; ++t) {
                const auto& bytes = tables_[t].bytes;
                for (std::uint32_t i = 0; i < bytes.size(); ++i)
                    if (bytes[i] == byte) updatePredecessors(t, i);
            }
        }
        for (int t = 0; t <= twin_; ++t) endgames_.table(tables_[t].material) = std::move(tables_[t].bytes);
        return true;
    }

  private:
    struct Work {
        explicit Work(const Material& m)
            : material(m), index(m), bytes(index.size()), open(index.size()), longest(index.size()) {}
        Material material;
        EndgameIndex index;
        std::vector<std::uint8_t> bytes;
        /// Number of quiet moves not yet known to lose; `settled` if irrelevant.
        std::vector<std::uint8_t> open;
        /// The byte of the longest loss among the moves to other tables.
        std::vector<std::uint8_t> longest;
    };
    static constexpr std::uint8_t settled = 0xff;

    void note(Work& work, std::uint32_t i, int byte) {
        work.bytes[i] = static_cast<std::uint8_t>(byte);
        highest_ = std::max(highest_, byte);
    }

    std::uint8_t knownByte(const Position& p) const {
        // A side without pieces has lost.
        if (p.pieces(p.toMove) == 0) return 1;
        const auto value = endgames_.lookUp(p);
        return !value || value->kind == EndgameValue::Kind::drawn
                   ? drawnByte
                   : static_cast<std::uint8_t>(value->plies + 1);
    }

    /// Evaluates a position's moves to other tables, and counts those that stay in this one.
    void judge(int t, std::uint32_t i) {
        Work& work = tables_[t];
        const auto position = work.index.position(i);
        work.open[i] = settled;
        if (!position) return;
        MoveList list;
        generate(*position, list);
        int inside = 0;
        int win = 0;
        int loss = 0;
        bool draw = false;
        for (const Move& move : list) {
            const Position next = after(*position, move);
            if (move.jumps == 0 && count(next.kings) == count(position->kings)) {
                ++inside;
            } else {
                const std::uint8_t byte = knownByte(next);
                if (byte == drawnByte)
                    draw = true;
                else if (isLossByte(byte))
                    win = win == 0 ? byte + 1 : std::min(win, byte + 1);
                else
                    loss = std::max<int>(loss, byte);
            }
        }
        if (win != 0) {
            note(work, i, win);
        } else if (inside == 0 && !draw) {
            note(work, i, loss + 1);
            return;
        } else if (!draw) {
            work.longest[i] = static_cast<std::uint8_t>(loss);
        }
        // With captures there are no quiet moves, so the value cannot change any more.
        if (inside == 0) return;
        work.open[i] =
            draw || win != 0 ? static_cast<std::uint8_t>(settled - 1) : static_cast<std::uint8_t>(inside);
    }

    /// Propagates the final value of this position to its predecessors.
    void updatePredecessors(int t, std::uint32_t i) {
        const Position p = *tables_[t].index.position(i);
        const std::uint8_t byte = tables_[t].bytes[i];
        Work& before = tables_[twin_ == 0 ? 0 : 1 - t];
        forEachRetraction(p, other(p.toMove), [&](const Position& earlier) {
            const std::uint32_t j = before.index.of(forIndex(earlier));
            std::uint8_t& open = before.open[j];
            if (open == settled) return;
            std::uint8_t& known = before.bytes[j];
            if (isLossByte(byte)) {
                if (known == drawnByte || known > byte + 1) note(before, j, byte + 1);
            } else if (open != settled - 1 && --open == 0 && known == drawnByte) {
                note(before, j, std::max(byte, before.longest[j]) + 1);
            }
        });
    }

    Endgames& endgames_;
    std::array<Work, 2> tables_;
    int twin_ = 0;  ///< index of the second table: 0 if both sides have the same material
    int highest_ = 0;
};

bool Endgames::complete(int pieces, const std::stop_token& stop) {
    for (int total = 2; total <= std::min(pieces, mostPieces); ++total) {
        pieces_ = total;
        // A promotion leads to a table with one man less, so those are computed first.
        for (int men = 0; men <= total; ++men)
            for (int ownMen = 0; ownMen <= men; ++ownMen)
                for (int own = 1; own < total; ++own) {
                    const Material m{ownMen, own - ownMen, men - ownMen, total - own - (men - ownMen)};
                    if (m.ownKings < 0 || m.theirKings < 0 || !table(m).empty()) continue;
                    if (!EndgameGenerator(*this, m).run(stop)) return false;
                }
    }
    return true;
}

std::shared_ptr<const Endgames> Endgames::generate(int pieces, std::stop_token stop) {
    auto endgames = std::make_shared<Endgames>();
    if (!endgames->complete(pieces, stop)) return nullptr;
    return endgames;
}

}  // namespace checkers
