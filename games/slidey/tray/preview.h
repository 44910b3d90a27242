// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>
#include <QSizeF>
#include <QWidget>

namespace slidey {

/// The whole picture beside the tiles.
class Preview : public QWidget {
    Q_OBJECT

  public:
    /// The side for which the tiles of a wide window make room.
    static constexpr int leastSide = 168;
    /// The smallest side that still shows what is where.
    static constexpr int smallestSide = 88;
    /// The width of the widget without its picture.
    static constexpr int around = 16;

    explicit Preview(QWidget* parent = nullptr);
    /// Sets the shape of the picture: its width and its height in any unit.
    void setShape(QSizeF shape);
    /// Shows a picture in this shape; while it is null, the frame is empty.
    void showPicture(const QPixmap& picture);
    /// Sets the room beside the tiles: the picture takes what they leave, and at least this side.
    void setRoom(QSize room, int least);
    /// The picture with its frame; the rest of the widget is empty.
    QRect frameRect() const;
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRectF box() const;

    QPixmap picture_;
    QSizeF shape_{1, 1};
    int side_ = leastSide;
    int above_ = 16;  ///< the room above the frame
    QPixmap small_;   ///< the picture as it is painted
};

}  // namespace slidey
