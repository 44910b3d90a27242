// SPDX-License-Identifier: MIT
#include "gcalc/desk/desk_layout.h"

#include "gcalc/cells/document.h"

#include <algorithm>

namespace gcalc {

namespace {

constexpr int gap = 4;
constexpr int deskMargin = 8;
constexpr int between = 14;
/// Smaller cells cannot be told apart; the compact layout with a shelf is used instead.
constexpr int minimumStored = 44;
constexpr int minimumColourSize = 26;
constexpr int scrollWidth = DeskLayout::scrollBarWidth + 2;

/// The length of `count` cells of this size with the gaps between them.
constexpr int span(int count, int cell) {
    return count * cell + (count - 1) * gap;
}
/// The largest size at which `count` cells fit.
constexpr int fitting(int room, int count) {
    return (room - (count - 1) * gap) / count;
}

}  // namespace

DeskLayout::DeskLayout(QSize size, int name, int bar, Shelf shelf) {
    const QSize room = size - QSize(2 * deskMargin, 2 * deskMargin);
    arrangeWide(room, name, bar);
    const auto isLargeEnough = [this, name] {
        return !storage_.empty() && storage_.front().width() >= minimumStored &&
               storage_.front().height() >= minimumStored + name / 2 &&
               colours_.front().width() >= minimumColourSize;
    };
    const auto mainSide = [this] { return middle_.empty() ? 0 : middle_.front().width(); };
    const bool wideFits = isLargeEnough();
    const auto wide = *this;
    *this = {};
    arrangeTall(room, name, bar);
    const bool tallFits = isLargeEnough();
    if (wideFits && (!tallFits || wide.middle_.front().width() >= mainSide())) {
        *this = wide;
    } else if (!tallFits) {
        *this = {};
        arrangeCompact(room, name, bar, shelf);
    }
    for (auto* rects : {&colours_, &middle_, &storage_})
        for (auto& rect : *rects) rect.translate(deskMargin, deskMargin);
    for (auto* rect : {&shelfBar_, &storageBar_, &storageArea_, &colourArea_, &middleArea_})
        if (!rect->isEmpty()) rect->translate(deskMargin, deskMargin);
}

void DeskLayout::arrangeWide(QSize size, int name, int bar) {
    // The largest height that the width allows.
    const auto widthFor = [&](int height) {
        return span(2, fitting(height, 9)) + span(3, fitting(height, 3)) +
               span(5, fitting(height - bar - gap, 8)) + 2 * between;
    };
    int height = size.height();
    while (height > 60 && widthFor(height) > size.width()) height -= 3;
    const int colour = fitting(height, 9);
    const int main = fitting(height, 3);
    const int stored = fitting(height - bar - gap, 8);
    if (stored <= name) return;
    const int used = widthFor(height);
    // The remaining width goes to the cells of the storage, for their names.
    const int wider = std::clamp((size.width() - used) / 5, 0, stored / 2);
    const int all = used + 5 * wider;
    int x = (size.width() - all) / 2;
    // In a high window, the remaining height goes to the columns beside the middle, for the names.
    const int higher = std::min(fitting(size.height() - bar - gap, 8), stored + wider + name);
    const int colourHigher = std::min(fitting(size.height(), 9), colour * 5 / 4);
    const auto top = [&](int filled) { return (size.height() - filled) / 2; };
    placeColours({x, top(span(9, colourHigher)), span(2, colour), span(9, colourHigher)}, 2,
                 {colour, colourHigher});
    x += span(2, colour) + between;
    placeMiddle({x, top(span(3, main)), span(3, main), span(3, main)}, main);
    x += span(3, main) + between;
    const int width = span(5, stored + wider);
    const int y = top(bar + gap + span(8, higher));
    placeStorage({x, y, width, bar}, {x, y + bar + gap, width, span(8, higher)}, 5, {stored + wider, higher});
}

void DeskLayout::arrangeTall(QSize size, int name, int bar) {
    const auto heightFor = [&](int width) {
        return span(3, fitting(width, 3)) + between + span(2, fitting(width, 9)) + between + bar + gap +
               span(5, fitting(width, 8));
    };
    int width = size.width();
    while (width > 60 && heightFor(width) > size.height()) width -= 3;
    const int colour = fitting(width, 9);
    const int main = fitting(width, 3);
    const int stored = fitting(width, 8);
    if (stored <= name) return;
    const int x = (size.width() - width) / 2;
    int y = (size.height() - heightFor(width)) / 2;
    placeMiddle({x + (width - span(3, main)) / 2, y, span(3, main), span(3, main)}, main);
    y += span(3, main) + between;
    placeColours({x, y, span(9, colour), span(2, colour)}, 9, {colour, colour});
    y += span(2, colour) + between;
    placeStorage({x, y, width, bar}, {x, y + bar + gap, width, span(5, stored)}, 8, {stored, stored});
}

void DeskLayout::arrangeCompact(QSize size, int name, int bar, Shelf shelf) {
    hasShelf_ = true;
    const bool isWide = size.width() >= size.height();
    const int longer = isWide ? size.width() : size.height();
    const int shorter = isWide ? size.height() : size.width();
    const int forMiddle = std::min(shorter, (longer - between) * 11 / 20);
    const int main = std::max(fitting(forMiddle, 3), 8);
    const int middle = span(3, main);
    QRect rest;
    if (isWide) {
        placeMiddle({0, (size.height() - middle) / 2, middle, middle}, main);
        rest = {middle + between, 0, size.width() - middle - between, size.height()};
    } else {
        placeMiddle({(size.width() - middle) / 2, 0, middle, middle}, main);
        rest = {0, middle + between, size.width(), size.height() - middle - between};
    }
    shelfBar_ = {rest.left(), rest.top(), rest.width(), bar};
    rest.setTop(rest.top() + bar + gap);
    if (shelf == Shelf::colours) {
        QSize best(1, 1);
        int columns = 1;
        const auto shorterSide = [](QSize cell) { return std::min(cell.width(), cell.height()); };
        for (const int count : {2, 3, 4, 5, 6, 9}) {
            const int rows = (colourCount + count - 1) / count;
            const QSize cell(fitting(rest.width(), count), fitting(rest.height(), rows));
            if (shorterSide(cell) <= shorterSide(best)) continue;
            best = cell;
            columns = count;
        }
        // A little more in one direction makes cells that are easier to hit.
        placeColours(rest, columns, best.boundedTo(QSize(1, 1) * (shorterSide(best) * 5 / 4)));
        return;
    }
    // The row above the storage takes the place of cells, so it is kept low.
    const QRect above(rest.left(), rest.top(), rest.width(), bar);
    rest.setTop(rest.top() + bar + gap);
    rest.setRight(rest.right() - scrollWidth);
    const int columns = std::clamp((rest.width() + gap) / (minimumStored + gap), 1, 5);
    const int width = fitting(rest.width(), columns);
    placeStorage(above, rest, columns, {width, std::clamp(width, 12, minimumStored + name + 16)});
}

void DeskLayout::placeColours(QRect area, int columns, QSize cell) {
    colourArea_ = area;
    for (int i = 0; i < colourCount; ++i)
        colours_.emplace_back(
            area.topLeft() + QPoint(i % columns * (cell.width() + gap), i / columns * (cell.height() + gap)),
            cell);
}

void DeskLayout::placeMiddle(QRect area, int cell) {
    middleArea_ = area;
    for (int i = 0; i < 9; ++i)
        middle_.emplace_back(area.topLeft() + QPoint(i % 3 * (cell + gap), i / 3 * (cell + gap)),
                             QSize(cell, cell));
}

void DeskLayout::placeStorage(QRect bar, QRect area, int columns, QSize cell) {
    storageBar_ = bar;
    storageArea_ = area;
    storageColumns_ = columns;
    storageHeight_ = span((storedCells + columns - 1) / columns, cell.height());
    for (int i = 0; i < storedCells; ++i)
        storage_.emplace_back(
            area.topLeft() + QPoint(i % columns * (cell.width() + gap), i / columns * (cell.height() + gap)),
            cell);
}

Spot DeskLayout::middleSpot(int row, int column) {
    const int place = 3 * row + column;
    if (place == 4) return {};
    return Spot::of(allSides[place < 4 ? place : place - 1]);
}

QRect DeskLayout::cell(Spot spot) const {
    const auto at = [](const std::vector<QRect>& cells, int index) {
        return index >= 0 && static_cast<std::size_t>(index) < cells.size() ? cells[index] : QRect();
    };
    switch (spot.kind) {
        case Spot::colour:
            return at(colours_, spot.index);
        case Spot::main:
            return at(middle_, 4);
        case Spot::side:
            return at(middle_, spot.index < 4 ? spot.index : spot.index + 1);
        default:
            return at(storage_, spot.index % storedCells);
    }
}

}  // namespace gcalc
