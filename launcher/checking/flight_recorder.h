// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/finding.h"

#include <QCoreApplication>
#include <QFile>
#include <QString>

namespace plt {

/// What a game is put through when it is checked, in this order.
enum class Trial {
    loading,
    makingView,
    showing,  ///< of the first game in its window
    options,  ///< all of the form's rows
    randomGames,
    damagedTexts,
    hints,
    levels,
    sessions,  ///< saved, restored and undone
    playing,   ///< in the window
    saving,
    closing,
    done
};

/// What a game's process is doing, in a piece of memory that outlives it: a file that both it and the process
/// that watches it have mapped.
class FlightRecorder {
    Q_DECLARE_TR_FUNCTIONS(plt::FlightRecorder)

  public:
    /// Makes or takes the file. Without it, isOpen() is false, and nothing is recorded.
    explicit FlightRecorder(const QString& path);

    bool isOpen() const { return record_ != nullptr; }
    void note(Trial trial, const testing::Moment& moment = {});

    /// How often something was noted.
    quint64 steps() const;
    Trial trial() const;
    /// The game, the moves and the move that were noted last.
    testing::Moment moment() const;
    /// That, as it follows "the game crashed": "in a random game, at 3 (game 10#5 after 1 2)".
    QString inWords() const;

  private:
    QString trialInWords() const;
    struct Record;
    QFile file_;
    Record* record_ = nullptr;
};

}  // namespace plt
