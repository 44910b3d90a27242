// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace plt {

/// Returns the first place of `part` in `text`, or npos. Unlike string_view::find() it takes a time that grows with
/// the two sizes and not with their product, whatever the bytes are, where the system offers that.
std::size_t byteSearch(std::string_view text, std::string_view part);

}  // namespace plt
