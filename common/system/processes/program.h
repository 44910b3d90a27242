// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>
#include <QtGlobal>

namespace plt {

/// Returns the path of this program. Before there is an application object, it is known only if
/// `knowsProgramAtOnce`.
PLT_API QString programPath();
#ifdef Q_OS_LINUX
constexpr bool knowsProgramAtOnce = true;
#else
constexpr bool knowsProgramAtOnce = false;
#endif

}  // namespace plt
