// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "gcalc/cells/document.h"

#include <string>

namespace gcalc {

/// Writes the document to a file's text. Fails if its terms have more than `largestTree` nodes in total.
plt::Result<std::string> writeFile(const Document& document);

/// Writes a cell for the clipboard, with the same limit.
plt::Result<std::string> writeCell(const Cell& cell);

}  // namespace gcalc
