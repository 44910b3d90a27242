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
    explicit Preview(QWidget* parent = nullptr);
    /// Sets the shape of the picture: its width and its height in any unit.
    void setShape(QSizeF shape);
    /// Shows a picture in this shape; while it is null, the frame is empty.
    void showPicture(const QPixmap& picture);
    /// Sets the room beside the tiles: the picture takes what they leave.
    void setRoom(QSize room);
    /// The picture with its frame; the rest of the widget is empty.
    QRect frameRect() const;
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRectF box() const;

    QPixmap picture_;
    QSizeF shape_{1, 1};
    int side_ = 168;
    QPixmap small_;  ///< the picture as it is painted
};

}  // namespace slidey
