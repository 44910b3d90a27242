// SPDX-License-Identifier: MIT
#include "launcher/console/pasted_game.h"

#include "common/language/translated.h"
#include "common/session/sharing/shared_game.h"

#include <QCoreApplication>

namespace plt {

namespace {

struct PastedGames {
    Q_DECLARE_TR_FUNCTIONS(plt::PastedGames)
};

}  // namespace

PastedGame readPastedGame(const QString& text, const GamesScan& games) {
    const auto shared = readSharedGame(text);
    if (!shared) return {{}, {}, translated(shared.problem())};
    const auto name = QString::fromStdString(shared->game);
    for (const GameSet& set : games.sets)
        for (const GameInfo& info : set.games)
            if (info.id == name && info.available()) return {info, sharedLine(*shared), {}};
    return {{}, {}, PastedGames::tr("This is a game of “%1”, which is not among your games.").arg(name)};
}

}  // namespace plt
