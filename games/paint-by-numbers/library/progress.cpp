// SPDX-License-Identifier: MIT
#include "paint-by-numbers/library/progress.h"

#include "common/storage/preferences.h"

#include <QStringList>

namespace paint_by_numbers {

namespace {

QString solvedKey(const QString& key) {
    return QStringLiteral("solved/") + key;
}
QString begunKey(const QString& key) {
    return QStringLiteral("begun/") + key;
}

Action actionOf(Mark mark) {
    return actionOfColour(colourOf(mark));
}

/// The sign of a mark: `x` blue, `.` white, the number of any other colour, `?` for the rest.
char signOf(Mark mark) {
    if (mark == Mark::unknown || isWrong(mark)) return '?';
    const int colour = colourOf(mark);
    return colour == 0 ? '.' : colour == 1 ? 'x' : static_cast<char>('0' + colour);
}
Mark markOf(char sign) {
    if (sign == 'x') return Mark::blue;
    if (sign == '.') return Mark::white;
    return sign >= '2' && sign <= '0' + mostColours ? markOfColour(sign - '0') : Mark::unknown;
}

}  // namespace

bool Progress::isSolved(const QString& key) const {
    return preferences_.value(solvedKey(key)).isValid();
}

std::optional<std::chrono::milliseconds> Progress::best(const QString& key) const {
    const qint64 best = preferences_.value(solvedKey(key)).toLongLong();
    if (best <= 0) return std::nullopt;
    return std::chrono::milliseconds(best);
}

bool Progress::recordSolved(const QString& key, std::chrono::milliseconds time, bool helped) {
    forgetBegun(key);
    const auto before = best(key);
    const bool isBest = !helped && (!before || time < *before);
    if (isBest)
        preferences_.setValue(solvedKey(key), qMax<qint64>(1, time.count()));
    else if (!isSolved(key))
        preferences_.setValue(solvedKey(key), 0);
    return isBest;
}

std::optional<Progress::Begun> Progress::begun(const QString& key, int cells) const {
    const auto parts = preferences_.value(begunKey(key)).toString().split(QLatin1Char(' '));
    if (parts.size() != 3 || parts[2].size() != cells) return std::nullopt;
    Begun begun;
    begun.elapsed = std::chrono::milliseconds(qMax<qint64>(0, parts[0].toLongLong()));
    begun.helped = parts[1] == QLatin1String("helped");
    for (const QChar sign : parts[2]) begun.marks.push_back(markOf(sign.toLatin1()));
    return begun;
}

void Progress::noteBegun(const QString& key, const Begun& begun) {
    QString marks;
    for (const Mark mark : begun.marks) marks += QLatin1Char(signOf(mark));
    preferences_.setValue(
        begunKey(key), QStringList{QString::number(begun.elapsed.count()),
                                   begun.helped ? QStringLiteral("helped") : QStringLiteral("alone"), marks}
                           .join(QLatin1Char(' ')));
}

void Progress::forgetBegun(const QString& key) {
    if (!preferences_.value(begunKey(key)).toString().isEmpty())
        preferences_.setValue(begunKey(key), QString());
}

std::vector<Move> strokesFor(const Marks& marks, int width) {
    std::vector<Move> strokes;
    const int cells = static_cast<int>(marks.size());
    const auto at = [&](int cell) { return marks[cell]; };
    for (int cell = 0; cell < cells;) {
        const int row = cell / width;
        int end = cell + 1;
        while (end < (row + 1) * width && at(end) == at(cell)) ++end;
        if (at(cell) != Mark::unknown && !isWrong(at(cell)))
            strokes.push_back(
                strokeBetween(actionOf(at(cell)), cell % width, row, end - 1 - row * width, row));
        cell = end;
    }
    return strokes;
}

}  // namespace paint_by_numbers
