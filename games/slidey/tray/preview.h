// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/pictures/picture.h"

#include <QPixmap>
#include <QWidget>

namespace slidey {

/// A small view of the whole picture beside the tiles.
class Preview : public QWidget {
    Q_OBJECT

  public:
    explicit Preview(QWidget* parent = nullptr);
    void showPicture(const Picture& picture, int columns, int rows);
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRectF box() const;

    Picture picture_;
    int columns_ = 1;
    int rows_ = 1;
    QPixmap drawn_;
};

}  // namespace slidey
