// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/scan/games_scan.h"

#include <QByteArray>

namespace plt {

/// One line a game in the order of display: folder name, set, label, state, separated by tabs. UTF-8.
/// Names and reasons are in the player's language, the sets and what comes before the reason never.
PLT_API QByteArray textListing(const GamesScan& scan);

/// The same and the ignored entries as one JSON object. UTF-8. The names
/// of games are in the player's language, reasons and warnings in English.
PLT_API QByteArray jsonListing(const GamesScan& scan);

/// The problems of a folder, one a line: "file: cause" or "file:line:column: cause". UTF-8.
PLT_API QByteArray problemLines(const QList<FolderProblem>& problems);

/// One problem as problemLines() writes it, without the end of the line.
PLT_API QString problemLine(const FolderProblem& problem);

}  // namespace plt
