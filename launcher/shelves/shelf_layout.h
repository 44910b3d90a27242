// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

namespace plt {

/// The measures of the console's shelves, in logical pixels.
struct ShelfMeasures {
    QSize cell;                ///< minimum size of a button
    int maximumCellWidth = 0;  ///< maximum width of a button if all columns fit
    int maximumColumns = 1;    ///< limit for reading at a glance, however wide the window is
    int gap = 0;               ///< between buttons
    int shelfGap = 0;          ///< between a shelf and the heading of the next
    int margin = 0;            ///< minimum at the sides and below
    int heading = 0;           ///< height of a heading
};

/// The geometry of one shelf and its buttons.
struct Shelving {
    QRect box;             ///< on all shelves, including the heading
    QList<QRect> buttons;  ///< inside the box
};

/// The geometry of all shelves at one width.
struct ShelfLayout {
    QList<Shelving> shelves;
    int columns = 1;
    int left = 0;   ///< of the content, which is centred
    int width = 0;  ///< of the content
    int height = 0;
};

/// Returns the number of columns of shelves of this width.
int shelfColumns(int width, const ShelfMeasures& measures);

/// Returns the width of a button on shelves of this width.
int shelfCellWidth(int width, const ShelfMeasures& measures);

/// Lays out shelves with the given numbers of buttons below each other: all buttons have one size, in columns
/// that run through all shelves; short shelves stand side by side. A shelf without buttons takes no room.
ShelfLayout layOutShelves(const QList<int>& counts, int width, const ShelfMeasures& measures);

/// Returns the index in `buttons` to go to from `from` with an arrow key. Left and right continue in the row
/// above or below at the end of a row. -1 if there is none.
int neighbour(const QList<QRect>& buttons, int from, Qt::Key arrow);

}  // namespace plt
