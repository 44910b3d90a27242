// SPDX-License-Identifier: MIT
#include "launcher/language/language_change.h"

namespace plt {

LanguageChange::LanguageChange(const QList<RunningGame*>& games, QObject* parent) : QObject(parent) {
    for (RunningGame* const game : games) {
        if (!game->windowWasShown()) continue;
        open_.insert(game);
        connect(game, &RunningGame::ended, this, [this, game] {
            Q_EMIT closed(game->info());
            forget(game);
        });
        game->askToClose();
    }
    constexpr int patienceMs = 5000;
    patience_.setSingleShot(true);
    connect(&patience_, &QTimer::timeout, this, &LanguageChange::finished);
    patience_.start(open_.isEmpty() ? 0 : patienceMs);
}

void LanguageChange::forget(RunningGame* game) {
    open_.remove(game);
    if (open_.isEmpty()) patience_.start(0);
}

}  // namespace plt
