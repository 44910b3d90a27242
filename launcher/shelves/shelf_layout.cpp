// SPDX-License-Identifier: MIT
#include "launcher/shelves/shelf_layout.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace plt {

namespace {

/// Puts shelves side by side until a row is full.
class ShelfBuilder {
  public:
    ShelfBuilder(int width, const ShelfMeasures& measures) : m_(measures) {
        const int columns = shelfColumns(width, m_);
        cellWidth_ = shelfCellWidth(width, m_);
        layout_.columns = columns;
        layout_.width = widthOf(columns);
        layout_.left = std::max(0, (width - layout_.width) / 2);
    }

    ShelfLayout build(const QList<int>& counts) {
        for (const int count : counts) place(count);
        endRow();
        layout_.height = y_ == 0 ? 0 : y_ - m_.shelfGap + m_.margin;
        return layout_;
    }

    static int roomFor(int width, const ShelfMeasures& m) { return std::max(1, width - 2 * m.margin); }

  private:
    void place(int count) {
        layout_.shelves.append(Shelving{});
        if (count == 0) return;
        const int columns = std::min(count, layout_.columns);
        if (column_ + columns > layout_.columns) endRow();

        Shelving& shelf = layout_.shelves.last();
        const int stepX = cellWidth_ + m_.gap;
        const int stepY = m_.cell.height() + m_.gap;
        const int rows = (count + columns - 1) / columns;
        shelf.box =
            QRect(layout_.left + column_ * stepX, y_, widthOf(columns), m_.heading + rows * stepY - m_.gap);
        for (int i = 0; i < count; ++i)
            shelf.buttons.append(QRect((i % columns) * stepX, m_.heading + (i / columns) * stepY, cellWidth_,
                                       m_.cell.height()));
        row_.append(layout_.shelves.size() - 1);
        column_ += columns;
    }

    int widthOf(int columns) const { return columns * (cellWidth_ + m_.gap) - m_.gap; }

    /// Gives shelves side by side the same height, and extends the last one to the common right edge.
    void endRow() {
        if (row_.isEmpty()) return;
        int height = 0;
        for (const qsizetype index : std::as_const(row_))
            height = std::max(height, layout_.shelves[index].box.height());
        for (const qsizetype index : std::as_const(row_)) layout_.shelves[index].box.setHeight(height);
        layout_.shelves[row_.last()].box.setRight(layout_.left + layout_.width - 1);
        row_.clear();
        column_ = 0;
        y_ += height + m_.shelfGap;
    }

    const ShelfMeasures& m_;
    int cellWidth_ = 0;
    int column_ = 0;  ///< first free column of the row
    int y_ = 0;
    QList<qsizetype> row_;
    ShelfLayout layout_;
};

bool sameRow(const QRect& a, const QRect& b) {
    return std::abs(a.center().y() - b.center().y()) < std::min(a.height(), b.height()) / 2;
}

/// Returns the best of `buttons` by the smallest `cost`; a negative first member excludes a button.
template <typename Cost>
int cheapest(const QList<QRect>& buttons, int from, Cost cost) {
    int best = -1;
    std::tuple<int, int> bestCost;
    for (int i = 0; i < buttons.size(); ++i) {
        if (i == from || buttons[i].isEmpty()) continue;
        const std::tuple<int, int> here = cost(buttons[i]);
        if (std::get<0>(here) < 0 || (best >= 0 && here >= bestCost)) continue;
        best = i;
        bestCost = here;
    }
    return best;
}

}  // namespace

int shelfColumns(int width, const ShelfMeasures& m) {
    const int fitting = (ShelfBuilder::roomFor(width, m) + m.gap) / (m.cell.width() + m.gap);
    return std::clamp(fitting, 1, std::max(1, m.maximumColumns));
}

int shelfCellWidth(int width, const ShelfMeasures& m) {
    const int columns = shelfColumns(width, m);
    const int fitting = (ShelfBuilder::roomFor(width, m) - (columns - 1) * m.gap) / columns;
    return columns < m.maximumColumns ? fitting : std::min(fitting, m.maximumCellWidth);
}

ShelfLayout layOutShelves(const QList<int>& counts, int width, const ShelfMeasures& measures) {
    return ShelfBuilder(width, measures).build(counts);
}

int neighbour(const QList<QRect>& buttons, int from, Qt::Key arrow) {
    const QRect start = buttons.at(from);
    const int sign = arrow == Qt::Key_Left || arrow == Qt::Key_Up ? -1 : 1;
    const auto rowsAway = [&](const QRect& to) {
        return sameRow(start, to) ? 0 : sign * (to.center().y() - start.center().y());
    };
    if (arrow == Qt::Key_Up || arrow == Qt::Key_Down)
        return cheapest(buttons, from, [&](const QRect& to) {
            const int away = rowsAway(to);
            return std::tuple(away == 0 ? -1 : away, std::abs(to.center().x() - start.center().x()));
        });

    const int inRow = cheapest(buttons, from, [&](const QRect& to) {
        const int away = sign * (to.center().x() - start.center().x());
        return std::tuple(sameRow(start, to) ? away : -1, 0);
    });
    if (inRow >= 0) return inRow;
    return cheapest(buttons, from, [&](const QRect& to) {
        const int away = rowsAway(to);
        return std::tuple(away == 0 ? -1 : away, sign * to.center().x());
    });
}

}  // namespace plt
