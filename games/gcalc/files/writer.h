// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/result.h"
#include "gcalc/cells/document.h"

#include <string>

namespace gcalc {

/// The document as a file. Refused with a sentence if all its terms have more than `largestTree` nodes.
plt::Result<std::string> writeFile(const Document& document);

/// A cell for the clipboard, with the same limit.
plt::Result<std::string> writeCell(const Cell& cell);

}  // namespace gcalc
