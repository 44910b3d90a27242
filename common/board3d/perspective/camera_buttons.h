// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace plt {

/// What the player can do with the camera, one step at a time.
enum class CameraMove {
    turnLeft,
    turnRight,
    tiltUp,    ///< seen more from above
    tiltDown,  ///< seen more from the side
    nearer,
    farther,
    larger,  ///< another field of view
    smaller,
    shiftLeft,
    shiftRight,
    shiftUp,
    shiftDown,
    reset
};

/// A column of small buttons that lie over a board in perspective and move its camera.
class CameraButtons : public QWidget {
    Q_OBJECT

  public:
    explicit CameraButtons(QWidget* parent = nullptr);
    /// Finds its place in an area of this size, or hides where there is no room.
    void placeIn(QSize area);

  Q_SIGNALS:
    void moved(plt::CameraMove move);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void add(CameraMove move, const QString& tip);
};

/// The key of a camera's move, as text for menus and tips.
QString cameraKeyText(CameraMove move);

}  // namespace plt
