// SPDX-License-Identifier: MIT
#include "checkers/search/resistance.h"

#include "checkers/rules.h"

#include <algorithm>
#include <vector>

namespace checkers {

namespace {

/// A table entry: the known distances to the end of a position, for either side to move.
struct Known {
    std::uint64_t key = 0;
    std::int16_t endsWithin = 0;  ///< plies; 0 if unknown
    std::int16_t notEndedIn = 0;  ///< plies; 0 if unknown
    std::uint8_t move = noMove;   ///< index of the move that last proved it

    static constexpr std::uint8_t noMove = 0xff;
};

int bitsFor(std::uint64_t nodes) {
    constexpr int fewest = 10;
    constexpr int most = 19;
    int bits = most;
    while (bits > fewest && (nodes >> (bits - 1)) == 0) --bits;
    return bits;
}

/// An AND/OR search: the hunter needs one move that wins in time, the other side one that survives.
class Hunt {
  public:
    Hunt(const SearchTask& task, std::uint64_t nodes)
        : task_(task), most_(nodes), known_(std::size_t{1} << bitsFor(nodes)) {
        if (task.endgames) tablePieces_ = task.endgames->pieces();
        // With automatic draws, a position that occurred twice is drawn the next time.
        if (task.quietPliesLimit > quietPliesForDraw) return;
        for (const Position& p : task.earlier) {
            const auto times = std::count(task.earlier.begin(), task.earlier.end(), p);
            if (times >= repetitionsForDraw - 1 && p != task.position) drawn_.push_back(keyOf(p));
        }
    }

    /// Returns true if the side to move can end the game within this many plies (an odd number).
    bool wins(const Position& p, int plies, int quiet) { return ends(p, plies, quiet, true); }

    bool ranOut() const { return ranOut_; }
    std::uint64_t nodes() const { return nodes_; }

  private:
    /// `hunts`: the side to move is the hunter.
    bool ends(const Position& p, int plies, int quiet, bool hunts) {
        if (++nodes_ >= most_ || (nodes_ % 1024 == 0 && task_.stop.stop_requested())) ranOut_ = true;
        if (ranOut_) return false;
        if (p.pieces(p.toMove) == 0) return !hunts;
        MoveList list;
        generate(p, list);
        if (list.empty()) return !hunts;
        if (plies <= 0 || quiet >= task_.quietPliesLimit) return false;
        if (p.total() <= tablePieces_) {
            const auto value = *task_.endgames->lookUp(p);
            const auto wanted = hunts ? EndgameValue::Kind::won : EndgameValue::Kind::lost;
            if (value.kind != wanted) return false;
            if (quiet + value.plies <= task_.quietPliesLimit) return value.plies <= plies;
        }
        const std::uint64_t key = keyOf(p);
        if (std::find(drawn_.begin(), drawn_.end(), key) != drawn_.end()) return false;
        // Close to a draw by quiet moves the result depends on more than the position.
        if (quiet + plies >= task_.quietPliesLimit) return tryMoves(p, list, plies, quiet, hunts, nullptr);
        Known& known = known_[static_cast<std::size_t>(key) & (known_.size() - 1)];
        if (known.key != key) known = {key};
        if (known.endsWithin > 0 && known.endsWithin <= plies) return true;
        if (known.notEndedIn >= plies) return false;
        std::uint8_t move = known.move;
        const bool found = tryMoves(p, list, plies, quiet, hunts, &move);
        if (ranOut_) return false;
        if (known.key != key) known = {key};
        known.move = move;
        (found ? known.endsWithin : known.notEndedIn) = static_cast<std::int16_t>(plies);
        return found;
    }

    /// `first` is tried first and set to the deciding move.
    bool tryMoves(const Position& p, const MoveList& list, int plies, int quiet, bool hunts,
                  std::uint8_t* first) {
        const int early = first && *first < list.size() ? *first : -1;
        for (int i = early < 0 ? 0 : -1; i < list.size(); ++i) {
            const int number = i < 0 ? early : i;
            if (i >= 0 && i == early) continue;
            const Move& move = list[number];
            const bool ended =
                ends(after(p, move), plies - 1, isIrreversible(p, move) ? 0 : quiet + 1, !hunts);
            if (ranOut_) return false;
            if (ended != hunts) continue;
            if (first) *first = static_cast<std::uint8_t>(number);
            return hunts;
        }
        return !hunts;
    }

    const SearchTask& task_;
    std::uint64_t most_;
    std::vector<Known> known_;
    std::vector<std::uint64_t> drawn_;
    int tablePieces_ = 0;
    std::uint64_t nodes_ = 0;
    bool ranOut_ = false;
};

}  // namespace

std::optional<Resistance> resistanceOf(const SearchTask& task, int most, const Move& preferred,
                                       std::uint64_t nodes) {
    Hunt hunt(task, nodes);
    MoveList list;
    generate(task.position, list);
    std::vector<Move> moves(list.begin(), list.end());
    const auto best = std::find(moves.begin(), moves.end(), preferred);
    if (best != moves.end()) std::rotate(moves.begin(), best, best + 1);
    Resistance resistance{2, moves.front()};
    for (; resistance.plies < most; resistance.plies += 2) {
        const auto holds = [&](const Move& move) {
            const int quiet = isIrreversible(task.position, move) ? 0 : task.quietPlies + 1;
            return !hunt.wins(after(task.position, move), resistance.plies - 1, quiet);
        };
        const auto holder = std::find_if(moves.begin(), moves.end(), holds);
        if (hunt.ranOut()) return std::nullopt;
        if (holder == moves.end()) break;
        resistance.move = *holder;
    }
    resistance.nodes = hunt.nodes();
    return resistance;
}

}  // namespace checkers
