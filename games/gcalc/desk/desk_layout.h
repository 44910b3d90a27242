// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/cells/document.h"
#include "gcalc/cells/spot.h"

#include <optional>
#include <vector>

#include <QRect>
#include <QSize>

namespace gcalc {

/// The number of storage cells on a page, as int for spots.
inline constexpr int storedCells = static_cast<int>(cellsOfPage);

/// The geometry of the cells in the window: colours, main with its sides, and a page of the storage, beside
/// or above each other. If there is no room for all, colours and storage alternate on one shelf.
class DeskLayout {
  public:
    enum class Shelf { colours, storage };

    /// The width reserved beside a storage that scrolls.
    static constexpr int scrollBarWidth = 10;

    DeskLayout() = default;
    /// `name` is the height of a cell's name, `bar` that of the row above the storage, in pixels.
    DeskLayout(QSize size, int name, int bar, Shelf shelf);

    /// Returns true if colours and storage alternate on a shelf.
    bool hasShelf() const { return hasShelf_; }
    /// The rectangle of the tab bar of the shelf; empty without a shelf.
    QRect shelfBar() const { return shelfBar_; }
    /// The row above the storage; empty if the storage is not shown.
    QRect storageBar() const { return storageBar_; }
    /// The visible part of the storage, and the scroll range in pixels.
    QRect storageArea() const { return storageArea_; }
    int storageHeight() const { return storageHeight_; }
    QRect colourArea() const { return colourArea_; }
    QRect middleArea() const { return middleArea_; }

    /// The cell's rectangle; for storage cells that on their page, without scrolling. Empty if it is not
    /// shown.
    QRect cell(Spot spot) const;
    /// Main and its sides, by row and column.
    static Spot middleSpot(int row, int column);
    int storageColumns() const { return storageColumns_; }

  private:
    void arrangeWide(QSize size, int name, int bar);
    void arrangeTall(QSize size, int name, int bar);
    void arrangeCompact(QSize size, int name, int bar, Shelf shelf);
    void placeColours(QRect area, int columns, QSize cell);
    void placeMiddle(QRect area, int cell);
    void placeStorage(QRect bar, QRect area, int columns, QSize cell);

    bool hasShelf_ = false;
    QRect shelfBar_;
    QRect storageBar_;
    QRect storageArea_;
    QRect colourArea_;
    QRect middleArea_;
    int storageHeight_ = 0;
    int storageColumns_ = 5;
    std::vector<QRect> colours_;
    std::vector<QRect> middle_;
    std::vector<QRect> storage_;
};

}  // namespace gcalc
