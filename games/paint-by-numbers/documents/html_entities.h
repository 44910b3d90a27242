// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace paint_by_numbers {

/// The character of an entity of HTML by its name, in UTF-8, from the table of Qt's rich text, which needs
/// QtGui and so cannot be used by the rules. Empty if there is none.
std::string htmlEntity(std::string_view name);

}  // namespace paint_by_numbers
