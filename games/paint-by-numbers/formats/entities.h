// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace paint_by_numbers {

/// A text with `&amp;`, `&#65;`, `&copy;` and the like as the characters they mean. Any other stays as it is.
std::string withoutEntities(std::string_view text);
/// A text with entities for `&`, `<`, `>`, quotes and control characters.
std::string withEntities(std::string_view text);

}  // namespace paint_by_numbers
