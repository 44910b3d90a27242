// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/moves.h"

#include <array>
#include <vector>

namespace gobblet {

/// The places of all individual pieces. The rules only know side and size of a piece; an animation needs to
/// know the piece itself, and the stand from which it came.
///
/// A stand is a place beside the board: with 3 x 3 one for each piece, with 4 x 4 one for each nest of
/// pieces.
class Placement {
  public:
    /// Maximum number of pieces on either board.
    static constexpr int maximumPieces = 24;

    /// Creates a placement with all pieces beside the board.
    explicit Placement(int width = 3);

    int width() const { return width_; }
    int pieces() const { return 2 * piecesOfSide(); }
    Side sideOf(int piece) const { return piece < piecesOfSide() ? Side::red : Side::yellow; }
    int sizeOf(int piece) const { return piece % piecesOfSide() / copies(); }
    /// The piece's cell; -1 while it is beside the board.
    int cellOf(int piece) const { return spots_[piece].cell; }
    /// The current stand of the piece, or the one from which it came.
    int standOf(int piece) const;
    /// The number of stands of a side.
    int stands() const { return width_ == 3 ? piecesOfSide() : copies(); }
    /// The outermost piece of a stand; -1 if it is empty.
    int onStand(Side side, int stand) const;
    /// The visible piece of a cell; -1 if it is empty.
    int shownIn(int cell) const;
    /// Returns true if the piece is visible: not covered, not inside another.
    bool isOutermost(int piece) const;

    /// The placement for this position that moves as few pieces as possible. Among equivalent new pieces
    /// `chosen` is preferred.
    Placement in(const Position& position, int chosen = -1) const;
    /// The action that takes this piece to that cell; not necessarily a legal one.
    Move moveTo(int piece, int cell) const;
    /// The piece that an action moves; -1 if there is none.
    int pieceOf(const Move& move, Side side) const;

    bool operator==(const Placement&) const = default;

  private:
    struct Spot {
        int cell = -1;
        int nest = 0;  ///< index among the pieces of its size beside the board
        bool operator==(const Spot&) const = default;
    };
    /// A set of nests, one bit each.
    using Nests = unsigned;

    int copies() const { return width_ - 1; }
    int piecesOfSide() const { return width_ * copies(); }
    int pieceAt(Side side, int size, int copy) const {
        return static_cast<int>(indexOf(side)) * piecesOfSide() + size * copies() + copy;
    }
    /// The nests with a piece of this size beside the board.
    Nests nestsWith(Side side, int size) const;
    /// Puts the pieces of a size on these cells, moving as few as possible; returns those left over.
    /// `needed`: the nests with larger pieces, whose inner pieces are not free.
    std::vector<int> putOnCells(Side side, int size, Cells cells, int chosen, Nests needed);
    /// Puts these pieces, all of one size, beside the board: into all needed nests, otherwise back where they
    /// were if possible, or at least where the pieces that were inside them still are (`roomy`).
    void putBeside(const std::vector<int>& pieces, Nests needed, Nests roomy);

    int width_;
    std::array<Spot, maximumPieces> spots_{};
};

}  // namespace gobblet
