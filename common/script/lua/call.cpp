// SPDX-License-Identifier: MIT
#include "common/script/lua/call.h"

namespace plt::script {

const Value& Results::operator[](std::size_t index) const {
    static const Value nil;
    return index < values().size() ? values()[index] : nil;
}

}  // namespace plt::script
