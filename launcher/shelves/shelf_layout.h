// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QMargins>
#include <QRect>
#include <QSize>

namespace plt {

/// The measures of the console's shelves, in logical pixels.
struct ShelfMeasures {
    QSize cell;           ///< the smallest size of a button
    int widestCell = 0;   ///< a button may grow to this width to fill its row
    int gap = 0;          ///< between buttons
    int groupGap = 0;     ///< between groups
    int margin = 0;       ///< around everything
    QMargins groupFrame;  ///< what a group's box takes around its buttons
};

/// Where one group and its buttons lie.
struct ShelfGroup {
    QRect box;             ///< on the shelves
    QList<QRect> buttons;  ///< inside the box
};

/// Where everything lies for one width.
struct ShelfLayout {
    QList<ShelfGroup> groups;
    int height = 0;
};

/// Lays groups of the given numbers of buttons onto shelves of the given width: all buttons of one size, in
/// columns that run through all groups; small groups share a shelf. A group of no buttons takes no place.
ShelfLayout layOutShelves(const QList<int>& counts, int width, const ShelfMeasures& measures);

/// The button to go to from `from` with an arrow key, by where they lie: indices into `buttons`. Left and
/// right go on at the end of a row in the row below or above. -1 when there is none.
int neighbour(const QList<QRect>& buttons, int from, Qt::Key arrow);

}  // namespace plt
