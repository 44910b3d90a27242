// SPDX-License-Identifier: MIT
#include "checkers/patterns/patterns.h"

namespace checkers::pattern {

const std::string_view standardWeights = "";

}  // namespace checkers::pattern
