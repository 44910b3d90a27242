// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

namespace plt {

/// The measures of the console's shelves, in logical pixels.
struct ShelfMeasures {
    QSize cell;           ///< the smallest size of a button
    int widestCell = 0;   ///< a button may grow to this width where all columns fit
    int mostColumns = 1;  ///< more are not read at a glance, however wide the window is
    int gap = 0;          ///< between buttons
    int shelfGap = 0;     ///< between one shelf and the heading of the next
    int margin = 0;       ///< at the sides and below, at least
    int heading = 0;      ///< height of a heading
};

/// Where one shelf and its buttons lie.
struct Shelving {
    QRect box;             ///< on all shelves, the heading included
    QList<QRect> buttons;  ///< inside the box
};

/// Where everything lies for one width.
struct ShelfLayout {
    QList<Shelving> shelves;
    int columns = 1;
    int left = 0;   ///< of the content, which lies in the middle
    int width = 0;  ///< of the content
    int height = 0;
};

/// The columns that shelves of this width have.
int shelfColumns(int width, const ShelfMeasures& measures);

/// Lays shelves with the given numbers of buttons below each other: all buttons of one size, in columns that
/// run through all shelves; short ones stand side by side. A shelf of no buttons takes no place.
ShelfLayout layOutShelves(const QList<int>& counts, int width, const ShelfMeasures& measures);

/// The button to go to from `from` with an arrow key, by where they lie: indices into `buttons`. Left and
/// right go on at the end of a row in the row below or above. -1 when there is none.
int neighbour(const QList<QRect>& buttons, int from, Qt::Key arrow);

}  // namespace plt
