// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/camera/camera_move.h"

#include <QList>
#include <QRegion>
#include <QWidget>

namespace plt {

/// A column of small buttons over a board in perspective that move its camera. Where it would cover a square,
/// there is one button instead, which shows the column until the pointer leaves it.
class CameraButtons : public QWidget {
    Q_OBJECT

  public:
    explicit CameraButtons(QWidget* parent = nullptr);
    /// Places the column in an area of this size, or hides it if there is no room. `squares` are not covered.
    void placeIn(QSize area, const QRegion& squares);

  Q_SIGNALS:
    void moved(plt::CameraMove move);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    void add(CameraMove move, const QString& tip);
    void place();
    /// Shows the column, or the one button for it.
    void setOpen(bool open);

    QWidget* opener_;
    QList<QWidget*> moves_;
    QSize area_;
    QRegion squares_;
    bool isAsked_ = false;  ///< true while the column is shown although it covers squares
};

}  // namespace plt
