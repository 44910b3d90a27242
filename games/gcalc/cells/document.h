// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/cells/spot.h"
#include "gcalc/evaluation/reduction.h"
#include "gcalc/terms/term.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gcalc {

inline constexpr int deepestEvaluation = 100;
inline constexpr int maximumCutoff = 50;

/// The player's preferences, which are stored with the cells.
struct Preferences {
    bool evaluatesAtOnce = true;
    std::optional<int> depth = 18;  ///< 0 .. deepestEvaluation, or empty for no limit
    std::optional<int> cutoff = 8;  ///< 0 .. maximumCutoff pixels, or empty for none
    bool sharesArguments = false;
    bool coloursAreFunctions = false;
    bool neverBitmap = false;

    Meaning meaning() const { return {sharesArguments, coloursAreFunctions}; }
    bool operator==(const Preferences&) const = default;
};

/// The maximum length of a cell's name, in bytes.
inline constexpr std::size_t maximumNameLength = 200;
/// Returns true for a valid name of a cell: UTF-8 without control characters, not empty and not too long.
bool isName(std::string_view name);

struct Cell {
    std::string name;
    Term term;

    bool isEmpty() const { return term.isEmpty() && name.empty(); }
    bool operator==(const Cell&) const = default;
};

inline constexpr std::size_t cellsOfPage = 40;
inline constexpr std::size_t maximumPages = 10;

/// The contents of a file.
struct Document {
    Preferences preferences;
    Cell main;
    std::vector<Cell> storage = std::vector<Cell>(cellsOfPage);  ///< 1 .. maximumPages full pages
    bool operator==(const Document&) const = default;

    std::size_t pages() const { return storage.size() / cellsOfPage; }
    /// Returns true if the cell exists; pages of the storage come and go.
    bool has(Spot spot) const;
    /// The contents of a cell. Sides are empty, and so are cells that do not exist.
    Cell at(Spot spot) const;
    /// The term of the first cell with this name, starting at main.
    std::optional<Term> named(std::string_view name) const;
};

/// The examples of the reference implementation: numerals, truth values, pairs, lists, recursion and cubes
/// that cut and draw. Main is empty.
const Document& examples();

}  // namespace gcalc
