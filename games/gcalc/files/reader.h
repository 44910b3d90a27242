// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/cells/document.h"
#include "gcalc/files/datum.h"

#include <string_view>
#include <variant>

namespace gcalc {

/// Merges a file into a document: cells that the file does not contain are kept, and so is the number of
/// pages unless the file has more. A file with any error in it has no effect.
std::variant<Document, FileFault> readFile(std::string_view text, const Document& before = {});

/// Reads a cell in its clipboard format.
std::variant<Cell, FileFault> readCell(std::string_view text);

}  // namespace gcalc
