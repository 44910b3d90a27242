// SPDX-License-Identifier: MIT
#include "gcalc/lessons/progress.h"

#include "common/storage/preferences.h"
#include "gcalc/lessons/lesson.h"

#include <algorithm>

namespace gcalc {

namespace {

QString solvedKey() {
    return QStringLiteral("solved-lessons");
}

QString lastKey() {
    return QStringLiteral("last-lesson");
}

QString textOf(std::string_view word) {
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

}  // namespace

QStringList LessonProgress::solved() const {
    return preferences_.value(solvedKey()).toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool LessonProgress::isSolved(std::string_view word) const {
    return solved().contains(textOf(word));
}

void LessonProgress::noteSolved(std::string_view word) {
    if (isSolved(word)) return;
    preferences_.setValue(solvedKey(), (solved() << textOf(word)).join(QLatin1Char(' ')));
}

int LessonProgress::last() const {
    const auto word = preferences_.value(lastKey()).toString();
    const auto& all = lessons();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Lesson& lesson) { return textOf(lesson.word) == word; });
    return found == all.end() ? 0 : static_cast<int>(found - all.begin());
}

void LessonProgress::noteLast(int lesson) {
    preferences_.setValue(lastKey(), textOf(lessons()[lesson].word));
}

}  // namespace gcalc
