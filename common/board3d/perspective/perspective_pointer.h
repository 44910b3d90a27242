// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/hand/hand_press.h"
#include "common/board3d/perspective/picking.h"

#include <functional>
#include <vector>

#include <QObject>

class QMouseEvent;

namespace plt {

class SceneHand;
class SceneMotion;

/// Handles the mouse on a scene in perspective: the left button drags and chooses pieces, the background and
/// the other buttons turn the board.
class PerspectivePointer : public QObject {
    Q_OBJECT

  public:
    /// `camera` returns the current camera.
    PerspectivePointer(SceneHand& hand, const SceneMotion& motion, std::function<Camera()> camera);

    /// Returns false if the button is not used here. Each of these calls may delete the owner.
    bool press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    /// Cancels the press.
    void cancel();
    /// Handles the pointer leaving the widget.
    void leave();

    bool isIdle() const { return doing_ == Doing::nothing; }
    bool isHeldBy(Qt::MouseButton button) const { return doing_ != Doing::nothing && button == button_; }
    bool isTurning() const { return doing_ == Doing::turning; }
    bool isDragging() const { return doing_ == Doing::pieces && press_.isDragging(); }
    /// The square under the pointer, or of the piece there, or -1.
    int hovered() const { return hovered_.cell; }
    Qt::CursorShape shape() const;

  Q_SIGNALS:
    /// Emitted while the board is turned, with the distance in pixels since the last time.
    void turned(QPointF pixels);
    void turningEnded();
    /// Emitted when hovered() changes.
    void hoverChanged();

  private:
    enum class Doing : std::uint8_t { nothing, pieces, turning };

    HandPress::Target under(QPointF pixel);
    void setHovered(HandPress::Target target);
    /// Returns the point of the plane at which pieces are held.
    std::optional<QPointF> onLevel(QPointF pixel) const;

    SceneHand& hand_;
    const SceneMotion& motion_;
    std::function<Camera()> camera_;
    HandPress press_;
    Doing doing_ = Doing::nothing;
    Qt::MouseButton button_ = Qt::NoButton;
    QPointF pressedAt_;
    QPointF turnedAt_;
    bool moved_ = false;  ///< moved too far for a click
    HandPress::Target hovered_;
    std::vector<Cylinder> cylinders_;
};

}  // namespace plt
