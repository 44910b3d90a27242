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

/// What the mouse does on a scene in perspective: pieces are dragged and chosen with the left button, the
/// background and the other buttons turn the board.
class PerspectivePointer : public QObject {
    Q_OBJECT

  public:
    /// `camera` tells how the scene is seen now.
    PerspectivePointer(SceneHand& hand, const SceneMotion& motion, std::function<Camera()> camera);

    /// False if this button is none of ours. The owner may be gone after any of these.
    bool press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    /// The press comes to nothing.
    void cancel();
    /// The pointer has gone.
    void leave();

    bool isIdle() const { return doing_ == Doing::nothing; }
    bool isHeldBy(Qt::MouseButton button) const { return doing_ != Doing::nothing && button == button_; }
    bool isTurning() const { return doing_ == Doing::turning; }
    bool isDragging() const { return doing_ == Doing::pieces && press_.isDragging(); }
    /// The square under the pointer, or that of the piece there; -1 for none.
    int hovered() const { return hovered_.cell; }
    Qt::CursorShape shape() const;

  Q_SIGNALS:
    /// The board is turned by so many pixels since the last time.
    void turned(QPointF pixels);
    void turningEnded();
    /// The pointer is over something else.
    void hoverChanged();

  private:
    enum class Doing : std::uint8_t { nothing, pieces, turning };

    HandPress::Target under(QPointF pixel);
    void setHovered(HandPress::Target target);
    /// The point of the level at which pieces are held.
    std::optional<QPointF> onLevel(QPointF pixel) const;

    SceneHand& hand_;
    const SceneMotion& motion_;
    std::function<Camera()> camera_;
    HandPress press_;
    Doing doing_ = Doing::nothing;
    Qt::MouseButton button_ = Qt::NoButton;
    QPointF pressedAt_;
    QPointF turnedAt_;
    bool moved_ = false;  ///< far enough that it is no click any more
    HandPress::Target hovered_;
    std::vector<Cylinder> cylinders_;
};

}  // namespace plt
