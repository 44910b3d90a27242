// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/hand/hand.h"
#include "common/board/picture.h"
#include "common/board/view/board_cursor.h"

#include <functional>

namespace plt {

/// The hand over a BoardView. Points are in board units.
class BoardHand : public Hand {
  public:
    BoardHand(const BoardField& field, const BoardCursor& cursor,
              std::function<void(int piece, int cell)> settle)
        : field_(field), cursor_(cursor), settle_(std::move(settle)) {}

    void setPieces(const std::vector<PiecePicture>& pieces) {
        std::vector<Piece> seen;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const PiecePicture& piece = pieces[i];
            // Pieces painted later are outermost.
            if (piece.cell < 0) continue;
            seen.push_back(
                {piece.id, piece.cell, {0, double(i)}, piece.targets, piece.centre, piece.size / 2});
        }
        setHandPieces(std::move(seen));
    }

    bool isPlace(int cell) const override { return field_.exists(cell); }
    // A piece that has targets may be lifted; the game's cellEnabled() is about cells without pieces.
    bool isEnabled(int) const override { return true; }
    int cellAt(QPointF point) const override { return field_.cellAt(point); }
    int visibleCursor() const override { return cursor_.isVisible() ? cursor_.cell() : -1; }

  protected:
    void settle(int piece, int cell) override { settle_(piece, cell); }

  private:
    const BoardField& field_;
    const BoardCursor& cursor_;
    std::function<void(int, int)> settle_;
};

}  // namespace plt
