// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace plt::script {

/// Returns true if one letter was left out, added or replaced, or two neighbours were exchanged.
bool isOneSlip(std::string_view a, std::string_view b);

}  // namespace plt::script
