// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace paint_by_numbers {

/// Replaces entities such as `&amp;`, `&#65;` and `&copy;` with their characters. Unknown ones are left as
/// they are.
std::string withoutEntities(std::string_view text);
/// Replaces `&`, `<`, `>`, quotes and control characters with entities.
std::string withEntities(std::string_view text);

}  // namespace paint_by_numbers
