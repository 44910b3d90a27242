// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/cells/document.h"
#include "gcalc/files/datum.h"

#include <string_view>
#include <variant>

namespace gcalc {

/// What a file makes of what was there: cells that it does not name stay as they are, and so does the number
/// of pages unless it has more. A file with anything wrong in it makes nothing.
std::variant<Document, FileFault> readFile(std::string_view text, const Document& before = {});

/// A cell as it is on the clipboard.
std::variant<Cell, FileFault> readCell(std::string_view text);

}  // namespace gcalc
