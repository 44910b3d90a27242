// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/rules.h"

#include <functional>

#include <QDate>
#include <QJsonObject>
#include <QMap>
#include <QString>

namespace plt {

/// The result reached on the board of a day.
struct DailyResult {
    QDate on;  ///< when it was finished for the first time
    Outcome outcome = Outcome::over;
    bool helped = false;
    qint64 elapsedMs = -1;  ///< -1: the game has no clock
    qint64 score = 0;       ///< 0 in games without a score
    int moves = 0;

    bool operator==(const DailyResult&) const = default;
};

/// Results by the day of their board.
using ResultsByDay = QMap<QDate, DailyResult>;

/// The results on a game's boards of the day, in one file that is replaced as a whole under a lock.
class PLT_API DailyResults {
  public:
    /// The number of days that are kept.
    static constexpr int daysKept = 400;

    explicit DailyResults(QString gameId) : id_(std::move(gameId)) {}

    /// Returns the results by day. Entries that cannot be read are left out.
    ResultsByDay read(QString* problem = nullptr) const;
    /// Adds a result of a day's board. Of several, a win without help stays, then a win, then the first one.
    /// An unreadable file is set aside. Returns the problem, or an empty string.
    QString record(QDate day, const DailyResult& result) const;
    /// Returns all results for another computer; empty if there are none.
    QJsonObject copy(QString* problem = nullptr) const;
    /// Adds what copy() of another computer returned, by the same rules. Returns the problem, or an empty string.
    QString merge(const QJsonObject& copy) const;
    QString path() const;

    /// Returns the folders of the files of all games; the first is that of the program's own.
    static QStringList folders();
    /// Returns the results of all games that have some, by their IDs.
    static QMap<QString, ResultsByDay> readAll();

  private:
    /// Changes the results under the lock. Returns the problem, or an empty string.
    QString change(const std::function<void(ResultsByDay&)>& edit) const;

    QString id_;
};

/// Returns the day on which a result counts as reached: `today`, or a later one of the coming week on which a
/// board was finished already, as the clock was set back since.
PLT_API QDate dayOfRecord(const QMap<QString, ResultsByDay>& all, QDate today);

}  // namespace plt
