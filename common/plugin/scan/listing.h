// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/scan/games_scan.h"

#include <QByteArray>

namespace plt {

/// Returns one line per game in display order: folder name, set, label, state, separated by tabs. UTF-8.
/// Names and reasons are in the player's language; the sets and the codes before the reasons never are.
PLT_API QByteArray textListing(const GamesScan& scan);

/// Returns the same and the ignored entries as one JSON object. UTF-8. Names of games are in the player's
/// language, reasons and warnings in English.
PLT_API QByteArray jsonListing(const GamesScan& scan);

/// Returns a folder's problems, one per line: "file: cause" or "file:line:column: cause". UTF-8.
PLT_API QByteArray problemLines(const QList<FolderProblem>& problems);

/// Returns one line of problemLines(), without the line end.
PLT_API QString problemLine(const FolderProblem& problem);

}  // namespace plt
