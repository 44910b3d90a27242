// SPDX-License-Identifier: MIT
#include "launcher/shelves/shelf_layout.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace plt {

namespace {

/// The columns of a shelf: `count` cells of one width.
struct Columns {
    int count = 1;
    int cellWidth = 0;
};

Columns columnsFor(int width, const ShelfMeasures& m) {
    const int inside = width - 2 * m.margin - m.groupFrame.left() - m.groupFrame.right();
    Columns columns;
    columns.count = std::max(1, (inside + m.gap) / (m.cell.width() + m.gap));
    const int fitting = (inside - (columns.count - 1) * m.gap) / columns.count;
    columns.cellWidth = columns.count == 1 ? fitting : std::min(fitting, m.widestCell);
    return columns;
}

/// Puts groups side by side until a shelf is full.
class ShelfBuilder {
  public:
    ShelfBuilder(int width, const ShelfMeasures& measures)
        : m_(measures), columns_(columnsFor(width, measures)), y_(measures.margin) {
        right_ = std::max(width - measures.margin, measures.margin);
    }

    ShelfLayout build(const QList<int>& counts) {
        for (const int count : counts) place(count);
        endShelf();
        layout_.height = layout_.groups.isEmpty() ? 0 : y_ - m_.groupGap + m_.margin;
        return layout_;
    }

  private:
    void place(int count) {
        layout_.groups.append(ShelfGroup{});
        if (count == 0) return;
        const int columns = std::min(count, columns_.count);
        const int width = boxWidth(columns);
        if (!shelf_.isEmpty() && x_ + width > right_) endShelf();

        ShelfGroup& group = layout_.groups.last();
        const int rows = (count + columns - 1) / columns;
        const int height =
            m_.groupFrame.top() + rows * (m_.cell.height() + m_.gap) - m_.gap + m_.groupFrame.bottom();
        group.box = QRect(x_, y_, width, height);
        for (int i = 0; i < count; ++i)
            group.buttons.append(QRect(m_.groupFrame.left() + (i % columns) * (columns_.cellWidth + m_.gap),
                                       m_.groupFrame.top() + (i / columns) * (m_.cell.height() + m_.gap),
                                       columns_.cellWidth, m_.cell.height()));
        shelf_.append(layout_.groups.size() - 1);
        x_ += width + m_.groupGap;
    }

    int boxWidth(int columns) const {
        return m_.groupFrame.left() + columns * (columns_.cellWidth + m_.gap) - m_.gap +
               m_.groupFrame.right();
    }

    /// Boxes of one shelf get one height, and the last one reaches to the common right edge.
    void endShelf() {
        if (shelf_.isEmpty()) return;
        int height = 0;
        for (const qsizetype index : std::as_const(shelf_))
            height = std::max(height, layout_.groups[index].box.height());
        for (const qsizetype index : std::as_const(shelf_)) layout_.groups[index].box.setHeight(height);
        QRect& last = layout_.groups[shelf_.last()].box;
        last.setRight(std::max(last.right(), right_ - 1));
        shelf_.clear();
        x_ = m_.margin;
        y_ += height + m_.groupGap;
    }

    const ShelfMeasures& m_;
    const Columns columns_;
    int right_ = 0;
    int x_ = m_.margin;
    int y_ = 0;
    QList<qsizetype> shelf_;
    ShelfLayout layout_;
};

bool sameRow(const QRect& a, const QRect& b) {
    return std::abs(a.center().y() - b.center().y()) < std::min(a.height(), b.height()) / 2;
}

/// The best of `buttons` by the smallest `cost`; a negative first member means "not that way".
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
