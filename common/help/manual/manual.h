// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>
#include <QUrl>

class QWidget;

namespace plt {

/// Where the manual tells of `section`: the name of a page ("same", "index"), optionally with an anchor on it
/// ("same#scoring"). A page that does not exist becomes the manual's first page; where one is there in the
/// player's language ("same.de"), that is meant. Looked for beside the running program, installed or in the
/// build tree; an empty URL when there is no manual.
PLT_API QUrl manualUrl(const QString& section);

/// Opens the manual at `section` in the player's browser. When that is not possible, says why in a message
/// that does not block `parent`, and returns false.
PLT_API bool openManual(const QString& section, QWidget* parent);

}  // namespace plt
