// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include <QStringList>

namespace plt {
class Preferences;
}

namespace gcalc {

/// The solved lessons, those whose answer was shown before, and the one that was read last, stored between
/// runs by their words.
class LessonProgress {
  public:
    explicit LessonProgress(plt::Preferences& preferences) : preferences_(preferences) {}

    bool isSolved(std::string_view word) const;
    void noteSolved(std::string_view word);
    /// Returns true if the answer was shown before the lesson was solved.
    bool isHelped(std::string_view word) const;
    void noteHelped(std::string_view word);
    /// Returns true if a lesson was done, or one chosen.
    bool hasBegun() const;
    /// The index of the lesson that was read last; 0 if unknown.
    int last() const;
    void noteLast(int lesson);

  private:
    QStringList words(const QString& key) const;
    void add(const QString& key, std::string_view word);

    plt::Preferences& preferences_;
};

}  // namespace gcalc
