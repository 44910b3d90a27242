// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/hand/hand.h"
#include "common/board3d/scene.h"
#include "common/export.h"

namespace plt {

/// The player's hand over a scene, and the keyboard cursor: the part of a SceneBoard that both presentations
/// share. Cells are the squares of the scene, points are in world units.
class PLT_BOARD3D_API SceneHand : public Hand {
    Q_OBJECT

  public:
    using Hand::Hand;

    /// The game's scene, except that a dropped piece stands where it was put.
    const BoardScene& scene() const { return scene_; }
    /// Sets the scene. A lifted piece stays lifted if it still has targets.
    void setScene(BoardScene scene);
    const ScenePiece* piece(int id) const;

    /// Returns true if this is the index of a square with a name; one without is only painted.
    bool isPlace(int square) const override;
    bool isEnabled(int square) const override;
    bool isOpen(int square) const override;
    int cellAt(QPointF point) const override;

    int cursor() const { return cursor_; }
    bool isCursorVisible() const { return cursorVisible_; }
    int visibleCursor() const override { return cursorVisible_ ? cursor_ : -1; }
    void setCursor(int square, bool visible);
    void pointAt(int square) override { setCursor(square >= 0 ? square : cursor_, false); }
    /// Returns the nearest square in this direction of the scene as seen (dx to the right, dy away), for the
    /// keyboard.
    int step(int square, int dx, int dy) const;

  protected:
    void settle(int piece, int square) override;

  private:
    BoardScene scene_;
    int cursor_ = 0;
    bool cursorVisible_ = false;
};

}  // namespace plt
