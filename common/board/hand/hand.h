// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QPointF>

namespace plt {

/// The piece that the player holds over a board and the possible actions with it, independent of the view and
/// of the input: pointer, keyboard, screen reader. It knows no pixels; a subclass knows the board.
class PLT_API Hand : public QObject {
    Q_OBJECT

  public:
    /// A piece as the hand sees it.
    struct Piece {
        int id = 0;
        int cell = -1;
        /// Stacking order on a cell: the greatest is outermost.
        std::pair<double, double> rank{0, 0};
        std::vector<int> targets;  ///< cells where it may be put; without any it cannot be lifted
        QPointF centre;            ///< its position
        double radius = 0;
    };

    using QObject::QObject;

    /// Returns true if the player can use this cell.
    virtual bool isPlace(int cell) const = 0;
    /// Returns true if an action is possible on the cell now.
    virtual bool isEnabled(int cell) const = 0;
    /// Returns true if the player can place a new piece by choosing the cell.
    virtual bool isOpen(int cell) const {
        Q_UNUSED(cell)
        return false;
    }
    /// Returns the cell that contains a point of the board, or -1.
    virtual int cellAt(QPointF point) const = 0;
    /// The cell of the keyboard cursor while it is visible, otherwise -1.
    virtual int visibleCursor() const = 0;

    /// Returns the piece with this id, or null.
    const Piece* handPiece(int id) const;
    /// Returns true if the piece can be lifted now.
    bool isMovable(int id) const;
    /// Returns the outermost piece of a cell that can be lifted, or -1.
    int movablePieceOn(int cell) const;
    /// Returns true if a piece other than the lifted one stands on the cell.
    bool isOccupied(int cell) const;

    /// The id of the lifted piece and its cell, or -1.
    int lifted() const { return lifted_; }
    int liftedCell() const;
    /// The position of the lifted piece over the board; nothing while it is only chosen (by click or
    /// keyboard) and stands lifted over its own place.
    std::optional<QPointF> heldAt() const { return heldAt_; }
    /// The cell under the lifted piece, or -1.
    int landing() const;
    /// Returns true if the lifted piece may be put on landing().
    bool mayLand() const;
    /// Returns true if the lifted piece may be put on this cell.
    bool isTarget(int cell) const;
    /// The cell that has the player's attention: below the lifted piece, else under the cursor, else
    /// `hovered`.
    int activeCell(int hovered) const;
    /// Returns true if a click on this piece (or -1) or cell would do something.
    bool acts(int piece, int cell) const;
    /// Returns the name of a cell, extended by its meaning for the lifted piece.
    QString describe(int cell, const QString& name) const;

    /// Lifts a piece over its own place, even if it was held elsewhere. Returns false if it has no targets.
    bool lift(int piece);
    /// Holds the lifted piece over a point of the board.
    void hold(QPointF point);
    /// Puts the lifted piece down where it is held.
    void drop();
    /// Puts the lifted piece on this cell. If it may go there, the hand shows it there until the next
    /// setHandPieces().
    void dropOn(int cell);
    /// Puts the lifted piece back on its place.
    void putBack();
    /// Called when the pointer is used on this cell (-1: on none) and a keyboard cursor is not wanted.
    virtual void pointAt(int cell) { Q_UNUSED(cell) }
    /// Handles a click or Enter on a cell or one of its pieces: lifts, puts down, or puts back.
    void choose(int cell);
    /// Handles a click on a piece: lifts it if possible, otherwise chooses its cell.
    void choosePiece(int piece);

  Q_SIGNALS:
    void changed();  ///< emitted when the lifted piece or its position changes
    void liftedChanged(int piece);
    /// Emitted when the player puts a piece on one of its targets.
    void pieceMoved(int piece, int cell);
    /// Emitted when the player puts a piece where it may not go: another cell, or -1 off every cell. It goes
    /// back.
    void moveRefused(int piece, int cell);
    /// Emitted when a cell without a movable piece is chosen while nothing is lifted.
    void cellChosen(int cell);

  protected:
    /// Sets the current pieces. A lifted piece stays lifted if it still can be.
    void setHandPieces(std::vector<Piece> pieces);
    /// Shows a piece on the cell where the player has put it, until the game says what follows.
    virtual void settle(int piece, int cell) = 0;

  private:
    std::vector<Piece> pieces_;
    int lifted_ = -1;
    std::optional<QPointF> heldAt_;
};

}  // namespace plt
