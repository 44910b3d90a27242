// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <optional>

#include <QPointF>
#include <QWidget>

namespace plt {

class SceneHand;

/// One way to show a scene: flat, or in perspective. Both turn what the pointer does into calls of the same
/// SceneHand, and draw what it holds.
class ScenePresentation {
  public:
    virtual ~ScenePresentation() = default;

    virtual QWidget* widget() = 0;
    /// Shows the scene that the hand now has.
    virtual void showScene(bool animated) = 0;
    /// What the hand holds, what is marked or where the cursor is has changed: repaint.
    virtual void showHand() = 0;
    virtual bool isAnimating() const = 0;
    virtual void finishAnimation() = 0;
    /// The board is seen from the side that the scene wants, even if it is still being turned there.
    virtual void endTurn() = 0;
    virtual void setConcealed(bool concealed) = 0;
    /// In pixels of widget().
    virtual QPoint squarePoint(int square) const = 0;
    virtual QPoint piecePoint(int piece) const = 0;
    /// The rectangle around a square or what stands on it, in pixels of widget().
    virtual QRect squareRect(int square) const = 0;
};

}  // namespace plt
