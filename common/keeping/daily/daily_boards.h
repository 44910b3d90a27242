// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <array>

#include <QDate>
#include <QMap>
#include <QString>

namespace plt {

/// The boards of the day of one game. Their IDs follow from the date alone, so everybody has the same board
/// without a network. The options of each weekday are in the file daily.txt of the game's folder.
class PLT_API DailyBoards {
  public:
    /// No boards.
    DailyBoards() = default;
    /// Reads the file of a game; there are no boards without it. Lines that cannot be read are left out.
    DailyBoards(const QString& folder, QString gameId);

    bool operator==(const DailyBoards&) const = default;
    bool isEmpty() const;
    /// Returns the ID of a day's board; empty before the first day of the file.
    QString idOn(QDate day) const;
    /// Returns the day, among `today` and those before it, whose board has this ID; an invalid date if there
    /// is none within a year.
    QDate dayOf(const QString& id, QDate today) const;

    /// Returns the number of the deal of a game on a day, below a thousand million.
    static quint64 dealOn(const QString& gameId, QDate day);

  private:
    static constexpr int weekdays = 7;

    void readLine(const QString& line);

    QString id_;
    /// By weekday from Monday, the options by the day from which they are in force.
    std::array<QMap<QDate, QString>, weekdays> options_;
};

}  // namespace plt
