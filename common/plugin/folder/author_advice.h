// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/folder/game_folder.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace plt {

/// What the author of a folder's info.yaml may have meant otherwise: keys that mean nothing, and a group that
/// none of `sets` is but that is called much like one of them. Nothing of it is wrong; later versions may
/// know more keys, and keys that begin with "x-" are the author's own. Empty where there is no info.yaml that
/// can be read.
PLT_API QList<FolderProblem> adviceOn(const QString& folder, const QStringList& sets);

}  // namespace plt
