// SPDX-License-Identifier: MIT
#include "common/script/view/surface/table_layout.h"

#include <algorithm>
#include <cmath>

namespace plt::script {

namespace {

/// Gaps between columns and rows, in card widths and heights.
constexpr double columnGap = 0.14;
constexpr double rowGap = 0.1;
/// Height of a label above a pile.
constexpr double labelHeight = 0.2;
/// The least height of a row with piles that are fanned downwards.
constexpr double leastFan = 2.6;

constexpr double columnStep = 1 + columnGap;

int rowOf(const Pile& pile) {
    return static_cast<int>(std::floor(pile.at.y()));
}

bool stretches(const Pile& pile) {
    return pile.lie == Lie::down && pile.size.height() == 0;
}

/// Returns the number of columns that the picture reaches over.
double columnsOf(const Picture& picture) {
    double columns = 1;
    for (const Pile& pile : picture.piles)
        columns = std::max(columns, pile.at.x() + std::max(1.0, pile.size.width()));
    for (const Label& label : picture.labels) columns = std::max(columns, label.area.right());
    return columns;
}

struct Row {
    double above = 0;   ///< room for labels
    double height = 0;  ///< of its cards
    bool isStretched = false;
};

std::vector<Row> rowsOf(const Picture& picture) {
    std::vector<Row> rows(1);
    const auto row = [&rows](int number) -> Row& {
        if (number >= static_cast<int>(rows.size())) rows.resize(static_cast<std::size_t>(number) + 1);
        return rows[static_cast<std::size_t>(number)];
    };
    for (const Pile& pile : picture.piles) {
        Row& its = row(rowOf(pile));
        const double below = pile.at.y() - rowOf(pile);
        its.height = std::max(its.height, below + std::max(1.0, pile.size.height()));
        if (!pile.label.isEmpty()) its.above = labelHeight;
        if (stretches(pile)) its.isStretched = true;
    }
    for (const Label& label : picture.labels) {
        Row& its = row(static_cast<int>(std::floor(label.area.y())));
        its.height = std::max(its.height, label.area.y() - std::floor(label.area.y()) + label.area.height());
    }
    for (Row& its : rows)
        if (its.isStretched) its.height = std::max(its.height, leastFan);
    return rows;
}

double heightOf(const std::vector<Row>& rows) {
    double height = -rowGap;
    for (const Row& row : rows) height += row.above + row.height + rowGap;
    return height;
}

}  // namespace

QSizeF TableLayout::minimumSize(const Picture& picture) {
    return {columnsOf(picture) * columnStep - columnGap, heightOf(rowsOf(picture))};
}

TableLayout::TableLayout(const Picture& picture, QSizeF table) : picture_(picture), table_(table) {
    left_ = std::max(0.0, (table.width() - (columnsOf(picture) * columnStep - columnGap)) / 2);
    std::vector<Row> rows = rowsOf(picture);
    const auto stretched =
        std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.isStretched; });
    const double more = std::max(0.0, table.height() - heightOf(rows));
    double top = stretched == 0 ? more / 2 : 0;
    for (const Row& row : rows) {
        tops_.push_back(top + row.above);
        top +=
            row.above + row.height + rowGap + (row.isStretched ? more / static_cast<double>(stretched) : 0);
    }
    tops_.push_back(top);
}

QPointF TableLayout::converted(QPointF at) const {
    const auto last = static_cast<int>(tops_.size()) - 2;
    const int row = std::clamp(static_cast<int>(std::floor(at.y())), 0, last);
    return {left_ + at.x() * columnStep, tops_[static_cast<std::size_t>(row)] + (at.y() - row)};
}

QRectF TableLayout::converted(const QRectF& area) const {
    return {converted(area.topLeft()), QSizeF(area.width() * columnStep - columnGap, area.height())};
}

QRectF TableLayout::areaOf(const Pile& pile) const {
    const QPointF corner = converted(pile.at);
    double width = 1;
    if (pile.size.width() > 0) {
        width = pile.size.width() * columnStep - columnGap;
    } else if (pile.lie == Lie::right || pile.lie == Lie::hand) {
        // Up to the next pile of the row, or the edge of the table.
        double right = columnsOf(picture_) * columnStep - columnGap + left_;
        for (const Pile& other : picture_.piles)
            if (other.at.y() == pile.at.y() && other.at.x() > pile.at.x())
                right = std::min(right, converted(other.at).x() - columnGap);
        width = std::max(1.0, right - corner.x());
    }
    double height = std::max(1.0, pile.size.height());
    if (stretches(pile)) {
        const double below = tops_[static_cast<std::size_t>(rowOf(pile)) + 1];
        const bool isLast = static_cast<std::size_t>(rowOf(pile)) + 2 == tops_.size();
        height = std::max(1.0, (isLast ? table_.height() : below - rowGap) - corner.y());
    }
    return {corner, QSizeF(width, height)};
}

}  // namespace plt::script
