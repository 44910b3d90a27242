// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"

namespace plt {

Message Obstacle::sentence() const {
    switch (fault) {
        case Fault::unreadable:
            return {PLT_TR("unreadable: %1"), {detail}};
        case Fault::tooLarge:
            return {PLT_TR("too large: %1"), {detail}};
        case Fault::encoding:
            return {PLT_TR("encoding: %1"), {detail}};
        case Fault::malformed:
            return {PLT_TR("malformed: %1"), {detail}};
        case Fault::badGameValue:
            return {PLT_TR("bad game value: %1"), {detail}};
        case Fault::libraryMissing:
            return {PLT_TR("library missing: %1"), {detail}};
        case Fault::scriptMissing:
            return {PLT_TR("script missing: %1"), {detail}};
        case Fault::notAPlugin:
            return {PLT_TR("not a plugin: %1"), {detail}};
        case Fault::wrongInterface:
            return {PLT_TR("wrong interface: %1"), {detail}};
        case Fault::none:
            break;
    }
    return {};
}

}  // namespace plt
