// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/cells/document.h"
#include "gcalc/cells/spot.h"

#include <optional>
#include <vector>

#include <QRect>
#include <QSize>

namespace gcalc {

/// Cells of a page of the storage, to count spots with.
inline constexpr int storedCells = static_cast<int>(cellsOfPage);

/// Where the cells of the window are: colours, main with its sides, and a page of the storage, beside or
/// above each other. Where there is no room for all, colours and storage take turns on one shelf.
class DeskLayout {
  public:
    enum class Shelf { colours, storage };

    /// Kept free beside a storage that is scrolled.
    static constexpr int scrollBarWidth = 10;

    DeskLayout() = default;
    /// `name` is the height of a cell's name, `bar` that of the row above the storage.
    DeskLayout(QSize size, int name, int bar, Shelf shelf);

    /// Whether colours and storage take turns.
    bool hasShelf() const { return hasShelf_; }
    /// What chooses between them; empty if nothing.
    QRect shelfBar() const { return shelfBar_; }
    /// The row above the storage; empty where the storage is not shown.
    QRect storageBar() const { return storageBar_; }
    /// Where the storage is seen, and how many pixels of it there are to scroll through.
    QRect storageArea() const { return storageArea_; }
    int storageHeight() const { return storageHeight_; }
    QRect colourArea() const { return colourArea_; }
    QRect middleArea() const { return middleArea_; }

    /// The cell's place; of storage cells, on their page and without scrolling. Empty where it is not shown.
    QRect cell(Spot spot) const;
    /// Main and its sides in rows.
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
