// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

namespace plt {

class GameSession;
class Tallied;

/// Gives the result of a game that has just ended to the statistics, on the writing thread.
class ResultRecorder : public QObject {
    Q_OBJECT

  public:
    /// `tallied` counts more than results; null where nothing does.
    ResultRecorder(QString gameId, GameSession& session, const Tallied* tallied, QObject* parent);
    /// The shown game is over. Each game is counted once.
    void record();

  Q_SIGNALS:
    /// What that result means among the others, in a sentence.
    void recorded(const QString& sentence);
    /// A sentence on what else had to be done with what was kept.
    void warned(const QString& sentence);

  private:
    QString id_;
    GameSession& session_;
    const Tallied* tallied_;
};

}  // namespace plt
