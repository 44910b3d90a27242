// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace plt {

struct GameInfo;

/// Returns true if a game does not lie among the games that are installed with this program: it is a guest,
/// and keeps its files apart (see common/storage/guests).
bool isGuest(const QString& folder);

/// Confines this process to what a guest needs; other games are not confined. `document` is a file to be
/// opened, or empty; `report` is a folder in which the game also writes, or empty. Call it while there is one
/// thread, before any code of the game runs. Returns true if a part of the confinement is in effect.
bool confineGuest(const GameInfo& info, const QString& document, const QString& report = {});

}  // namespace plt
