// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace paint_by_numbers {

/// Returns the character of an entity of HTML by its name, in UTF-8; empty if there is none. The rules have no
/// table of them, but where there is a window, there is one (see documents/html_entities.h).
using NamedEntities = std::function<std::string(std::string_view name)>;

/// Replaces entities such as `&amp;`, `&#65;` and `&copy;` with their characters, also those that `names`
/// knows, if it is given. Unknown ones are left as they are.
std::string withoutEntities(std::string_view text, const NamedEntities& names = {});
/// Replaces `&`, `<`, `>`, quotes and control characters with entities.
std::string withEntities(std::string_view text);

}  // namespace paint_by_numbers
