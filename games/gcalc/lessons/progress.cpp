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

QString helpedKey() {
    return QStringLiteral("helped-lessons");
}

QString lastKey() {
    return QStringLiteral("last-lesson");
}

QString textOf(std::string_view word) {
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

}  // namespace

QStringList LessonProgress::words(const QString& key) const {
    return preferences_.value(key).toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

void LessonProgress::add(const QString& key, std::string_view word) {
    QStringList all = words(key);
    if (all.contains(textOf(word))) return;
    preferences_.setValue(key, (all << textOf(word)).join(QLatin1Char(' ')));
}

bool LessonProgress::isSolved(std::string_view word) const {
    return words(solvedKey()).contains(textOf(word));
}

void LessonProgress::noteSolved(std::string_view word) {
    add(solvedKey(), word);
}

bool LessonProgress::isHelped(std::string_view word) const {
    return words(helpedKey()).contains(textOf(word));
}

void LessonProgress::noteHelped(std::string_view word) {
    if (!isSolved(word)) add(helpedKey(), word);
}

bool LessonProgress::hasBegun() const {
    const auto keys = {solvedKey(), helpedKey(), lastKey()};
    return std::any_of(keys.begin(), keys.end(),
                       [this](const QString& key) { return !preferences_.value(key).toString().isEmpty(); });
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
