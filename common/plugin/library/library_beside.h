// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// The path of a library of ours that is loaded only when it is needed: it lies beside the one that this
/// function is in. Empty where that is not known.
QString libraryBeside(const QString& fileName);

}  // namespace plt
