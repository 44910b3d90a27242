// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/moves.h"

#include <array>
#include <vector>

namespace gobblet {

/// Where each single piece is. The rules know pieces by side and size alone; who watches them move must know
/// which one it was, and from which stand it came.
///
/// A stand is a place beside the board: with 3 x 3 one for each piece, with 4 x 4 one for each nest of
/// pieces.
class Placement {
  public:
    /// More pieces than either board has.
    static constexpr int mostPieces = 24;

    /// All pieces beside the board.
    explicit Placement(int width = 3);

    int width() const { return width_; }
    int pieces() const { return 2 * piecesOfSide(); }
    Side sideOf(int piece) const { return piece < piecesOfSide() ? Side::red : Side::yellow; }
    int sizeOf(int piece) const { return piece % piecesOfSide() / copies(); }
    /// The piece's cell; -1 while it is beside the board.
    int cellOf(int piece) const { return spots_[index(piece)].cell; }
    /// The stand where it is, or from where it came.
    int standOf(int piece) const;
    /// Stands of a side.
    int stands() const { return width_ == 3 ? piecesOfSide() : copies(); }
    /// The outermost piece of a stand; -1 if it is empty.
    int onStand(Side side, int stand) const;
    /// The piece that shows in a cell; -1 if it is empty.
    int shownIn(int cell) const;
    /// Whether the piece is seen: not covered, not inside another.
    bool isOutermost(int piece) const;

    /// Where the pieces are in this position if as few as possible of them go somewhere. Of equal ones that
    /// could be brought it is `chosen`, if it is one of them.
    Placement in(const Position& position, int chosen = -1) const;
    /// The action that takes this piece to that cell; not necessarily a legal one.
    Move moveTo(int piece, int cell) const;
    /// The piece that an action moves; -1 if there is none.
    int pieceOf(const Move& move, Side side) const;

    bool operator==(const Placement&) const = default;

  private:
    struct Spot {
        int cell = -1;
        int nest = 0;  ///< which of the pieces of its size it was among, beside the board
        bool operator==(const Spot&) const = default;
    };
    /// A set of nests, one bit each.
    using Nests = unsigned;

    int copies() const { return width_ - 1; }
    int piecesOfSide() const { return width_ * copies(); }
    int pieceAt(Side side, int size, int copy) const {
        return static_cast<int>(indexOf(side)) * piecesOfSide() + size * copies() + copy;
    }
    static std::size_t index(int piece) { return static_cast<std::size_t>(piece); }
    /// Where pieces of this size are beside the board.
    Nests nestsWith(Side side, int size) const;
    /// Puts the pieces of a size on these cells, moving as few as possible; gives those that are left over.
    /// `needed`: the nests that hold larger pieces, so that those inside are not free.
    std::vector<int> putOnCells(Side side, int size, Cells cells, int chosen, Nests needed);
    /// Puts these, all of one size, beside the board: into all nests that are needed, and else where they
    /// were, at least where what was inside them still is (`roomy`).
    void putBeside(const std::vector<int>& pieces, Nests needed, Nests roomy);

    int width_;
    std::array<Spot, mostPieces> spots_{};
};

}  // namespace gobblet
