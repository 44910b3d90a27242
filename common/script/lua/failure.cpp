// SPDX-License-Identifier: MIT
#include "common/script/lua/failure.h"

namespace plt::script {

Message Failure::sentence() const {
    if (line == 0) return {PLT_TR("%1: %2"), {file, what}};
    if (function.empty()) return {PLT_TR("%1, line %2: %3"), {file, line, what}};
    return {PLT_TR("%1, line %2, in %3: %4"), {file, line, function, what}};
}

}  // namespace plt::script
