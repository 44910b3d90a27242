// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_boards.h"

#include "common/rules/random.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QFile>
#include <QStringList>

namespace plt {

namespace {

/// More than any file needs, in bytes.
constexpr qint64 largestFile = 65536;
constexpr int daysOfYear = 366;

int weekdayOf(const QString& name) {
    static const QStringList names{QStringLiteral("monday"),    QStringLiteral("tuesday"),
                                   QStringLiteral("wednesday"), QStringLiteral("thursday"),
                                   QStringLiteral("friday"),    QStringLiteral("saturday"),
                                   QStringLiteral("sunday")};
    return static_cast<int>(names.indexOf(name));
}

}  // namespace

DailyBoards::DailyBoards(const QString& folder, QString gameId) : id_(std::move(gameId)) {
    QFile file(folder + QStringLiteral("/daily.txt"));
    if (!file.open(QIODevice::ReadOnly)) return;
    const auto text = QString::fromUtf8(file.read(largestFile));
    for (const auto& line : text.split(QLatin1Char('\n'))) readLine(line.trimmed());
}

void DailyBoards::readLine(const QString& line) {
    constexpr qsizetype words = 3;
    const auto parts = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (line.startsWith(QLatin1Char('#')) || parts.size() != words) return;
    const auto from = QDate::fromString(parts[0], Qt::ISODate);
    const int weekday = weekdayOf(parts[1]);
    if (!from.isValid() || weekday < 0) return;
    options_[weekday].insert(from, parts[2]);
}

bool DailyBoards::isEmpty() const {
    return std::all_of(options_.begin(), options_.end(),
                       [](const auto& options) { return options.isEmpty(); });
}

quint64 DailyBoards::dealOn(const QString& gameId, QDate day) {
    constexpr quint64 offset = 14695981039346656037U;
    constexpr quint64 prime = 1099511628211U;
    constexpr quint64 numbers = 1'000'000'000;
    // FNV-1a of the game's name and the day, because their sums would give neighbours the same deals.
    quint64 hash = offset;
    const auto bytes = (gameId + QLatin1Char(' ') + day.toString(Qt::ISODate)).toUtf8();
    for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * prime;
    return Random(hash).below(numbers);
}

QString DailyBoards::idOn(QDate day) const {
    if (!day.isValid()) return {};
    const auto& options = options_[day.dayOfWeek() - 1];
    const auto later = options.upperBound(day);
    if (later == options.begin()) return {};
    return *std::prev(later) + QLatin1Char('#') + QString::number(dealOn(id_, day));
}

QDate DailyBoards::dayOf(const QString& id, QDate today) const {
    if (id.isEmpty()) return {};
    for (int ago = 0; ago < daysOfYear; ++ago)
        if (const auto day = today.addDays(-ago); idOn(day) == id) return day;
    return {};
}

}  // namespace plt
