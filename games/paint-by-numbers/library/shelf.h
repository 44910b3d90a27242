// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"
#include "paint-by-numbers/reasoning/technique.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QString>

namespace paint_by_numbers {

/// A puzzle that can be chosen.
struct Entry {
    QString name;  ///< localized; not to be shown before the picture is found
    Clues clues;
    Grid picture;  ///< the solution; empty if it is unknown

    /// A short text that is unique to the puzzle.
    QString key() const;
};

/// A group of puzzles.
struct Shelf {
    QString name;
    std::vector<Entry> entries;
};

/// The bundled pictures by size, the smallest first, and those in colours at the end.
const std::vector<Shelf>& ourShelves();
/// The bundled shelf for pictures with this longer side, in cells; null if there is none. Reads no other
/// shelf.
const Shelf* ourShelf(int longerSide);
/// The bundled pictures in colours.
const Shelf& ourShelfInColours();
/// The number of bundled shelves read so far; each is read on first use.
int ourShelvesRead();
/// The bundled picture with these clues, or null.
const Entry* ourPicture(const Clues& clues);

/// The key that identifies a puzzle among all that were played.
QString keyOf(const Clues& clues);
QString gradeName(Difficulty difficulty);

}  // namespace paint_by_numbers
