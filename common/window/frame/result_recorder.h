// SPDX-License-Identifier: MIT
#pragma once

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
    ResultRecorder(QString gameId, GameSession& session, const Tallied* tallied);
    /// Records the shown game, which is over. Each game is counted once.
    void record();

  Q_SIGNALS:
    /// Emitted with a sentence that ranks the result among the others.
    void recorded(const QString& sentence);
    /// Emitted with a sentence about a statistics file that had to be set aside.
    void warned(const QString& sentence);

  private:
    QString id_;
    GameSession& session_;
    const Tallied* tallied_;
};

}  // namespace plt
