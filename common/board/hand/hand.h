// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QPointF>

namespace plt {

/// What the player holds over a board with pieces, and what may be done with it, however the board is seen
/// and by whatever the player moves it: pointer, keyboard, screen reader. It knows no pixels; a subclass
/// knows the board.
class PLT_API Hand : public QObject {
    Q_OBJECT

  public:
    /// A piece as a hand sees it.
    struct Piece {
        int id = 0;
        int cell = -1;
        /// Of several on one cell, the one that is greatest here is outermost.
        std::pair<double, double> rank{0, 0};
        std::vector<int> targets;  ///< cells where it may be put; without any it cannot be lifted
        QPointF centre;            ///< where it stands
        double radius = 0;
    };

    using QObject::QObject;

    /// Whether this is a cell that the player can use, and whether anything may be done there now.
    virtual bool isPlace(int cell) const = 0;
    virtual bool isEnabled(int cell) const = 0;
    /// Whether the player can place something new there by choosing it.
    virtual bool isOpen(int cell) const {
        Q_UNUSED(cell)
        return false;
    }
    /// The cell that contains a point of the board; -1 for none.
    virtual int cellAt(QPointF point) const = 0;
    /// The cell of the keyboard cursor as long as it is seen; -1 if it is not.
    virtual int visibleCursor() const = 0;

    const Piece* handPiece(int id) const;
    /// Whether a piece can be lifted now.
    bool isMovable(int id) const;
    /// The outermost piece of a cell that can be lifted; -1 for none.
    int movablePieceOn(int cell) const;
    /// Whether another piece than the lifted one stands there.
    bool isOccupied(int cell) const;

    /// The id of the lifted piece and its cell; -1 for none.
    int lifted() const { return lifted_; }
    int liftedCell() const;
    /// Where the lifted piece is held over the board; nothing while it is only chosen (clicked, keyboard) and
    /// stands lifted over its own place.
    std::optional<QPointF> heldAt() const { return heldAt_; }
    /// The cell over which the lifted piece is; -1 for none. Whether it may go there.
    int landing() const;
    bool mayLand() const;
    /// Whether the lifted piece may be put on this cell.
    bool isTarget(int cell) const;
    /// The cell that the player's attention is on: below the lifted piece, else under the cursor, else
    /// `hovered`.
    int attended(int hovered) const;
    /// Whether a click on this piece (-1: none) or cell would do something.
    bool acts(int piece, int cell) const;
    /// The name of a cell with what the lifted piece means for it.
    QString describe(int cell, const QString& name) const;

    /// Lifts a piece over its own place, also when it was held elsewhere; false if it has no targets.
    bool lift(int piece);
    void hold(QPointF point);
    /// Puts the lifted piece down where it is held.
    void drop();
    /// Puts the lifted piece on this cell. If it may go there, it stands there from then on for the hand,
    /// until it is told of the pieces again.
    void dropOn(int cell);
    void putBack();
    /// The pointer is used on this cell (-1: on none): a cursor of the keyboard is not wanted now.
    virtual void pointAt(int cell) { Q_UNUSED(cell) }
    /// A click or Enter on a cell (or on a piece of it): lifts, puts down, or puts back.
    void choose(int cell);
    /// Likewise on a piece: one that can be lifted is lifted, else as its cell.
    void choosePiece(int piece);

  Q_SIGNALS:
    void changed();  ///< what is lifted, or where it is held
    void liftedChanged(int piece);
    /// The player put a piece on one of its targets.
    void pieceMoved(int piece, int cell);
    /// The player put a piece down where it may not go (-1: off every cell; its own cell is never told); it
    /// goes back.
    void moveRefused(int piece, int cell);
    /// A cell without a movable piece was chosen while nothing was lifted.
    void cellChosen(int cell);

  protected:
    /// Tells of the pieces that there are now. A lifted piece stays lifted if it still can be.
    void setHandPieces(std::vector<Piece> pieces);
    /// The player put a piece on a cell: it is shown there until the game says where that leads.
    virtual void settle(int piece, int cell) = 0;

  private:
    std::vector<Piece> pieces_;
    int lifted_ = -1;
    std::optional<QPointF> heldAt_;
};

}  // namespace plt
