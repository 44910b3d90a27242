// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/camera/camera_move.h"

#include <QWidget>

namespace plt {

/// A column of small buttons over a board in perspective that move its camera.
class CameraButtons : public QWidget {
    Q_OBJECT

  public:
    explicit CameraButtons(QWidget* parent = nullptr);
    /// Places the column in an area of this size, or hides it if there is no room.
    void placeIn(QSize area);

  Q_SIGNALS:
    void moved(plt::CameraMove move);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void add(CameraMove move, const QString& tip);
};

}  // namespace plt
