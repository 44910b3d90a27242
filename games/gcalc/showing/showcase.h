// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/cells/document.h"
#include "gcalc/desk/desk_look.h"
#include "gcalc/showing/cube_picture.h"

#include <optional>

#include <QWidget>

class QLabel;
class QToolButton;

namespace gcalc {

/// One cube in the full size of the window. It can be rotated and zoomed.
class Showcase : public QWidget {
    Q_OBJECT

  public:
    explicit Showcase(QWidget* parent = nullptr);

    void showCell(const Cell& cell, const QString& place, std::optional<int> cutoff);
    const Cell& cell() const { return cell_; }
    std::optional<int> cutoff() const { return cutoff_; }
    /// Set while an evaluation is running: Escape stops that first.
    void setBusy(bool busy) { busy_ = busy; }
    void setLook(const DeskLook& look);
    const DeskLook& look() const { return look_; }
    qreal zoom() const { return zoom_; }
    /// 1 fits the window; at most 16.
    void setZoom(qreal zoom);

  Q_SIGNALS:
    void closed();
    /// Emitted when the running evaluation is to be stopped.
    void stopRequested();
    void turned(gcalc::Turn turn);
    void spaceRequested(bool inSpace);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void turnBy(qreal left, qreal top);
    void moveBy(QPointF way);
    void refresh();
    void updateWords();
    /// The rectangle of the cube, between the title and the hints.
    QRect cubeRect() const;
    QRectF square() const;

    Cell cell_;
    std::optional<int> cutoff_;
    DeskLook look_;
    qreal zoom_ = 1;
    QPointF shift_;
    QPoint last_;
    bool busy_ = false;
    CubePicture picture_;
    QLabel* title_;
    QLabel* words_;
    QToolButton* space_;
    QToolButton* close_;
};

}  // namespace gcalc
