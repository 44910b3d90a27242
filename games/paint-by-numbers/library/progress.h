// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/rules.h"

#include <chrono>
#include <optional>
#include <vector>

#include <QString>

namespace plt {
class Preferences;
}

namespace paint_by_numbers {

/// The player's progress in each puzzle, stored between runs.
class Progress {
  public:
    explicit Progress(plt::Preferences& preferences) : preferences_(preferences) {}

    bool isSolved(const QString& key) const;
    /// The best time without help; empty if there is none.
    std::optional<std::chrono::milliseconds> best(const QString& key) const;
    /// Records that the puzzle was solved; the time counts only without help. Returns true if it is the best
    /// one.
    bool recordSolved(const QString& key, std::chrono::milliseconds time, bool helped);

    /// A puzzle that was left unfinished.
    struct Begun {
        Marks marks;
        std::chrono::milliseconds elapsed{0};
        bool helped = false;
    };
    std::optional<Begun> begun(const QString& key, int cells) const;
    void noteBegun(const QString& key, const Begun& begun);
    void forgetBegun(const QString& key);

  private:
    plt::Preferences& preferences_;
};

/// The strokes that make these marks on an empty board. Marks shown to be mistakes are omitted.
std::vector<Move> strokesFor(const Marks& marks, int width);

}  // namespace paint_by_numbers
