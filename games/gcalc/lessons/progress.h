// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include <QStringList>

namespace plt {
class Preferences;
}

namespace gcalc {

/// Which lessons were solved, and which one was read last; kept between runs, by their words.
class LessonProgress {
  public:
    explicit LessonProgress(plt::Preferences& preferences) : preferences_(preferences) {}

    bool isSolved(std::string_view word) const;
    void noteSolved(std::string_view word);
    /// The number of the lesson that was read last; the first one where that is not known.
    int last() const;
    void noteLast(int lesson);

  private:
    QStringList solved() const;

    plt::Preferences& preferences_;
};

}  // namespace gcalc
