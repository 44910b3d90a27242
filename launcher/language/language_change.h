// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/running/running_game.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace plt {

/// Closes games that run, to be started again in another language. Each saves itself; one that asks its player
/// something first is not waited for.
class LanguageChange : public QObject {
    Q_OBJECT

  public:
    /// Begins at once, with the games whose windows are shown.
    explicit LanguageChange(const QList<RunningGame*>& games, QObject* parent = nullptr);

  Q_SIGNALS:
    /// Emitted for each game that has closed.
    void closed(const plt::GameInfo& info);
    /// Emitted once, when all games have closed or none is waited for any more.
    void finished();

  private:
    void forget(RunningGame* game);

    QSet<RunningGame*> open_;
    QTimer patience_;
};

}  // namespace plt
