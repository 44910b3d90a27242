// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/folder/game_folder.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace plt {

/// Returns probable mistakes in a folder's info.yaml: unknown keys, and a group that is not in `sets` but is
/// named much like one of them. They are not errors: later versions may know more keys, and keys that begin
/// with "x-" are the author's own. Empty where there is no readable info.yaml.
PLT_API QList<FolderProblem> adviceOn(const QString& folder, const QStringList& sets);

}  // namespace plt
