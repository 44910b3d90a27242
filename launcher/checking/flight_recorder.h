// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/game_checks.h"

#include <QCoreApplication>
#include <QFile>
#include <QString>

namespace plt {

/// The trials of a game that is checked, in this order.
enum class Trial {
    loading,
    makingView,
    showing,  ///< the first game in its window
    options,  ///< all rows of the form
    randomGames,
    damagedTexts,
    hints,
    levels,
    sessions,  ///< saving, restoring and undo
    playing,   ///< in the window
    saving,
    closing,
    done
};

/// Records the current action of a game's process in memory that outlives it: a file mapped by the process
/// and by the one that watches it.
class FlightRecorder {
    Q_DECLARE_TR_FUNCTIONS(plt::FlightRecorder)

  public:
    /// Creates or opens the file. If that fails, isOpen() is false, and nothing is recorded.
    explicit FlightRecorder(const QString& path);

    bool isOpen() const { return record_ != nullptr; }
    void record(Trial trial, const testing::Moment& moment = {});

    /// Returns the number of notes so far.
    quint64 steps() const;
    Trial trial() const;
    /// Returns the latest note: the game, its moves and the move in progress.
    testing::Moment moment() const;
    /// Returns the latest note in words, to follow "the game crashed": "in a random game, at 3 (game 10#5
    /// after 1 2)".
    QString inWords() const;

  private:
    QString trialInWords() const;
    struct Record;
    QFile file_;
    Record* record_ = nullptr;
};

}  // namespace plt
