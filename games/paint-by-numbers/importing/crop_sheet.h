// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/grid.h"

#include <QImage>
#include <QWidget>

namespace paint_by_numbers {

/// A picture of which a part is selected by dragging; the rest is pale.
class CropSheet : public QWidget {
    Q_OBJECT

  public:
    explicit CropSheet(const QImage& picture, QWidget* parent = nullptr);
    void setPart(const QRect& part);
    /// The position of a pixel of the picture in the widget (for tests).
    QPointF placeOf(QPointF pixel) const;
    QSize sizeHint() const override { return {320, 260}; }

  Q_SIGNALS:
    /// Emitted when the player has dragged over this part.
    void partChosen(const QRect& part);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

  private:
    QRectF shown() const;
    QPoint pixelAt(QPointF point) const;

    const QImage picture_;
    QRect part_;
    QPoint anchor_;
};

/// A view of the cells that result from a picture.
class TracedSheet : public QWidget {
    Q_OBJECT

  public:
    explicit TracedSheet(QWidget* parent = nullptr);
    void setGrid(const Grid& grid);
    QSize sizeHint() const override { return {260, 260}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Grid grid_;
};

}  // namespace paint_by_numbers
