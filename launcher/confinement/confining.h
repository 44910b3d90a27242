// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace plt {

struct GameInfo;

/// Confines this process to what its game needs: a guest (see common/storage/guests) to files of its own, a
/// game of the program to those of the program. `document` is a file to be opened, or empty; `report` is a
/// folder in which the game also writes, or empty. Call it while there is one thread, after
/// storage::setPlayedGuest() and before any code of the game runs. Returns true if a part of the confinement
/// is in effect.
bool confineGame(const GameInfo& info, const QString& document, const QString& report = {});

}  // namespace plt
