// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/export.h"
#include "common/board3d/scene.h"

#include <optional>

#include <QObject>
#include <QPointF>

namespace plt {

/// What the player holds and where the keyboard cursor is: the part of a SceneBoard that both ways of showing
/// have in common. It knows no pixels.
class PLT_BOARD3D_API SceneHand : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    const BoardScene& scene() const { return scene_; }
    /// A lifted piece stays lifted if it still has targets.
    void setScene(BoardScene scene);

    /// Whether this is the index of a square with a name; one without is only painted.
    bool isPlace(int square) const;
    /// The square that contains a point of the board; -1 for none.
    int squareAt(QPointF point) const;
    const ScenePiece* piece(int id) const;
    /// The outermost piece of a square that can be lifted; -1 for none.
    int movablePieceOn(int square) const;

    int lifted() const { return lifted_; }
    /// Where the lifted piece is held over the board; nothing while it is only chosen (clicked, keyboard) and
    /// stands lifted over its own place.
    std::optional<QPointF> heldAt() const { return heldAt_; }
    /// The square over which the lifted piece is; -1 for none. Whether it may go there.
    int landing() const;
    bool mayLand() const;
    /// Whether the lifted piece may be put on this square.
    bool isTarget(int square) const;

    /// Lifts a piece over its own place, also when it was held elsewhere; false if it has no targets.
    bool lift(int piece);
    void hold(QPointF point);
    /// Puts the lifted piece down where it is held.
    void drop();
    /// Puts the lifted piece on this square. If it may go there, the hand's own scene has it there from then
    /// on, until the next setScene().
    void dropOn(int square);
    void putBack();
    /// A click or Enter on a square (or on a piece of it): lifts, puts down, or puts back.
    void choose(int square);
    /// Likewise on a piece: one that can be lifted is lifted, else as its square.
    void choosePiece(int piece);

    int cursor() const { return cursor_; }
    bool isCursorVisible() const { return cursorVisible_; }
    void setCursor(int square, bool visible);
    /// The nearest square in this direction of the scene as seen (dx to the right, dy away), for the
    /// keyboard.
    int step(int square, int dx, int dy) const;

  Q_SIGNALS:
    void changed();  ///< what is lifted, where it is held, or the cursor
    void liftedChanged(int piece);
    void pieceMoved(int piece, int square);
    void moveRefused(int piece, int square);
    void squareChosen(int square);

  private:
    BoardScene scene_;
    int lifted_ = -1;
    std::optional<QPointF> heldAt_;
    int cursor_ = 0;
    bool cursorVisible_ = false;
};

}  // namespace plt
