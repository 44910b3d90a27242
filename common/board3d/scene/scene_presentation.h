// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"

#include <optional>

#include <QPointF>
#include <QRegion>
#include <QWidget>

namespace plt {

class SceneHand;

/// A presentation of a scene: flat or in perspective. Both translate pointer input into calls of the same
/// SceneHand, and draw the piece that it holds.
class ScenePresentation {
  public:
    virtual ~ScenePresentation() = default;

    virtual QWidget* widget() = 0;
    /// Shows the hand's current scene.
    virtual void showScene(bool animated) = 0;
    /// Repaints after the held piece, the marks or the cursor have changed.
    virtual void showHand() = 0;
    virtual bool isAnimating() const = 0;
    virtual void finishAnimation() = 0;
    /// Ends the rotation to the side that the scene wants.
    virtual void endTurn() = 0;
    virtual void setConcealed(bool concealed) = 0;
    /// Returns the point to click for a square in coordinates of widget().
    virtual QPoint squarePoint(int square) const = 0;
    virtual QPoint piecePoint(int piece) const = 0;
    /// Returns the bounding rectangle of a square or the pieces on it in coordinates of widget().
    virtual QRect squareRect(int square) const = 0;
    /// Returns what the board and its pieces at rest cover of widget(), in its coordinates.
    virtual QRegion outline() const = 0;
};

}  // namespace plt
