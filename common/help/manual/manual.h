// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>
#include <QUrl>

class QWidget;

namespace plt {

/// Returns the URL of `section` of the manual: the name of a page ("nim", "index"), optionally with an
/// anchor ("nim#scoring"). A page in the player's language ("nim.de") is preferred; an unknown page becomes
/// the first page. The manual is looked for relative to the running program, installed or in the build tree;
/// an empty URL without a manual.
PLT_API QUrl manualUrl(const QString& section);

/// Opens the manual at `section` in the player's browser, or in a window of ours if there is no browser. If
/// the manual is not installed, shows a message that does not block `parent`, and returns false.
PLT_API bool openManual(const QString& section, QWidget* parent);

}  // namespace plt
