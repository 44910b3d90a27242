// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/pictures/picture.h"

#include <QPixmap>
#include <QWidget>

namespace slidey {

/// The whole picture beside the tiles.
class Preview : public QWidget {
    Q_OBJECT

  public:
    explicit Preview(QWidget* parent = nullptr);
    void showPicture(const Picture& picture, int columns, int rows);
    /// Sets the room beside the tiles: the picture takes what they leave.
    void setRoom(QSize room);
    /// The picture with its frame; the rest of the widget is empty.
    QRect frameRect() const;
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRectF box() const;

    Picture picture_;
    int side_ = 168;
    int columns_ = 1;
    int rows_ = 1;
    QPixmap drawn_;
};

}  // namespace slidey
