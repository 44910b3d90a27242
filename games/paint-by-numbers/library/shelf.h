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
    QString name;  ///< in the player's language; not to be shown before the picture is found
    Clues clues;
    Grid picture;  ///< the solution, empty where it is not known

    /// A short text that no other puzzle has.
    QString key() const;
};

/// Puzzles that stand together.
struct Shelf {
    QString name;
    std::vector<Entry> entries;
};

/// Our own pictures by size, the smallest first.
const std::vector<Shelf>& ourShelves();
/// The one of these shelves where pictures with this longer side stand, in cells; null if none does. Reads no
/// other.
const Shelf* ourShelf(int longerSide);
/// How many of our shelves were read so far: each is when it is first needed.
int ourShelvesRead();
/// The one of our pictures that has these clues, or null.
const Entry* ourPicture(const Clues& clues);

/// What identifies a puzzle among all that were played.
QString keyOf(const Clues& clues);
QString gradeName(Difficulty difficulty);

}  // namespace paint_by_numbers
