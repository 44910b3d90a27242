// SPDX-License-Identifier: MIT
#pragma once

#include "common/system/files/descriptor.h"

#include <vector>

#include <QSet>
#include <QString>
#include <QTime>

namespace plt {

/// The process of a running game that was not started by this console.
struct FoundProcess {
    qint64 id = 0;
    descriptors::Owned socket = descriptors::Owned();  ///< connected to the game's channel
    QString folder;                                    ///< of the game
    QTime started;
};

/// Finds this user's running games but those in `known`, which are numbers of processes. Never blocks.
std::vector<FoundProcess> findGameProcesses(const QSet<qint64>& known);

}  // namespace plt
