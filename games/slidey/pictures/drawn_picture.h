// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "slidey/pictures/picture.h"

#include <QObject>
#include <QPixmap>
#include <QSize>

namespace slidey {

/// A picture that is drawn on a worker thread, so that no window waits for it.
class DrawnPicture : public QObject {
    Q_OBJECT

  public:
    /// The picture to draw: cut into this many tiles, in a size in device pixels.
    struct Wanted {
        Picture picture;
        int columns = 1;
        int rows = 1;
        QSize size;

        bool isSameCut(const Wanted& other) const {
            return picture.isSame(other.picture) && columns == other.columns && rows == other.rows;
        }
        bool operator==(const Wanted& other) const { return isSameCut(other) && size == other.size; }
    };

    /// Begins to draw the picture, unless it is drawn already. Of several requests in a row only the last one
    /// is sure to be drawn.
    void request(const Wanted& wanted);
    /// The picture that was drawn last: until the requested one is there it has another size, or is another
    /// picture, or null.
    const QPixmap& pixmap() const { return pixmap_; }
    /// Returns true if pixmap() is this.
    bool shows(const Wanted& wanted) const { return drawn_ == wanted; }

  Q_SIGNALS:
    /// Emitted when pixmap() is another one.
    void changed();

  private:
    void draw();
    void take(const Wanted& drawn, QImage image);

    Wanted wanted_;
    Wanted drawn_;
    QPixmap pixmap_;
    plt::Background<QImage> work_;  ///< last, so that its thread has ended before the rest is destroyed
};

}  // namespace slidey
