// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>

namespace plt {

/// Returns the path of a library of ours that is loaded on demand: in the directory of the library that
/// contains this function. Empty if that is unknown.
PLT_API QString libraryBeside(const QString& fileName);

}  // namespace plt
