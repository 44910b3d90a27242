// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace plt {

/// The directory of the player's own games; it need not exist.
QString ownGamesDir();

/// The file of this program. Known also before there is an application object, but only where
/// `knowsProgramAtOnce`.
QString programPath();
#ifdef Q_OS_LINUX
constexpr bool knowsProgramAtOnce = true;
#else
constexpr bool knowsProgramAtOnce = false;
#endif

/// The directories in which games are looked for, the most important first: the player's own, then those that
/// came with this program (beside it in a build tree, in the library directory when it is installed).
QStringList defaultGamesRoots();

}  // namespace plt
