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
inline constexpr int widestCutoff = 50;

/// What the player prefers; kept with the cells.
struct Preferences {
    bool evaluatesAtOnce = true;
    std::optional<int> depth = 18;  ///< 0 .. deepestEvaluation, or no limit
    std::optional<int> cutoff = 8;  ///< 0 .. widestCutoff pixels, or none
    bool sharesArguments = false;
    bool coloursAreFunctions = false;
    bool neverBitmap = false;

    Meaning meaning() const { return {sharesArguments, coloursAreFunctions}; }
    bool operator==(const Preferences&) const = default;
};

/// The longest name of a cell, in bytes.
inline constexpr std::size_t longestName = 200;
/// Whether a cell can be called so: UTF-8 without control characters, not too long. The empty name is none.
bool isName(std::string_view name);

struct Cell {
    std::string name;
    Term term;

    bool isEmpty() const { return term.isEmpty() && name.empty(); }
    bool operator==(const Cell&) const = default;
};

inline constexpr std::size_t cellsOfPage = 40;
inline constexpr std::size_t mostPages = 10;

/// All that a file holds.
struct Document {
    Preferences preferences;
    Cell main;
    std::vector<Cell> storage = std::vector<Cell>(cellsOfPage);  ///< 1 .. mostPages whole pages
    bool operator==(const Document&) const = default;

    std::size_t pages() const { return storage.size() / cellsOfPage; }
    /// Whether there is such a cell; pages of the storage come and go.
    bool has(Spot spot) const;
    /// What is in a cell. The sides are empty, and so is a cell that is not there.
    Cell at(Spot spot) const;
    /// The term of the first cell of that name, beginning with main.
    std::optional<Term> named(std::string_view name) const;
};

/// What the reference brings as its examples: numerals, truth values, pairs, lists, recursion and cubes that
/// cut and draw. Main is empty.
const Document& examples();

}  // namespace gcalc
