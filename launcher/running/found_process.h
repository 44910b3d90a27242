// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QSet>
#include <QString>
#include <QTime>

namespace plt {

/// The process of a running game that was not started by this console.
struct FoundProcess {
    qint64 id = 0;
    int socket = -1;  ///< connected to the game's channel; the receiver of this value closes it
    QString folder;   ///< of the game
    QTime started;
};

/// Finds this user's running games but those in `known`, which are numbers of processes. Never blocks.
QList<FoundProcess> findGameProcesses(const QSet<qint64>& known);

}  // namespace plt
