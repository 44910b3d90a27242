// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/pictures/drawn_picture.h"

#include <array>
#include <functional>

#include <QObject>
#include <QPixmap>
#include <QRectF>

class QWidget;

namespace slidey {

/// The sheets from which tiles are copied, each as large as the board. Until the picture is drawn, they show
/// the one before in the new size, or plain tiles.
class TileSheets : public QObject {
    Q_OBJECT

  public:
    enum class Kind { whole, tiles, numbered };
    /// Returns the place of a tile at home, seen from the corner of the board.
    using PlaceOf = std::function<QRectF(int cell)>;

    TileSheets(const QWidget& board, PlaceOf placeOf);

    /// Sets the picture, and how it is cut; setSize() has it drawn. Returns false if it is the same.
    bool setPicture(const Picture& picture, int columns, int rows);
    /// Sets the size of the board in device pixels, and has the picture drawn in it.
    void setSize(QSize pixels);
    /// Makes the sheets anew when they are needed, as for another font or palette.
    void clear() { sheets_ = {}; }

    /// Only after setSize().
    const QPixmap& sheet(Kind kind);
    /// The picture as it was drawn last; null before the first time.
    const QPixmap& drawnPicture() const { return drawn_.pixmap(); }
    /// Returns true if the sheets show the picture in its size.
    bool isComplete() const { return !requested_.size.isEmpty() && drawn_.shows(requested_); }

  Q_SIGNALS:
    /// Emitted when the sheets are other ones, as a picture was drawn.
    void changed();

  private:
    QPixmap wholeSheet() const;
    void drawTiles(QPixmap& sheet, bool numbered) const;

    const QWidget& board_;
    PlaceOf placeOf_;
    DrawnPicture::Wanted requested_;
    DrawnPicture drawn_;
    std::array<QPixmap, 3> sheets_;
};

}  // namespace slidey
