// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_plugin.h"

#include <memory>

#include <QObject>
#include <QString>

namespace plt {

class GameSession;
class Tallied;

/// Adds the result of a finished game to the statistics, on the writing thread.
class ResultRecorder : public QObject {
    Q_OBJECT

  public:
    /// `tallied` counts more than results; may be null.
    ResultRecorder(const GameInfo& info, GameSession& session, const Tallied* tallied);
    /// Records the shown game, which is over. Each game is counted once.
    void record();

  Q_SIGNALS:
    /// Emitted with a sentence that ranks the result among the others.
    void recorded(const QString& sentence);
    /// Emitted with a sentence about a statistics file that had to be set aside.
    void warned(const QString& sentence);

  private:
    /// Records the game if its board is that of a day.
    void recordDaily();

    QString id_;
    const QString folder_;
    GameSession& session_;
    const Tallied* tallied_;
    std::shared_ptr<int> days_;  ///< in a row, as counted for the latest result by the writing thread
};

}  // namespace plt
