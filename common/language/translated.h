// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"
#include "common/rules/message.h"

#include <QString>

namespace plt {

/// A sentence of the rules in the player's language, with its arguments in place.
PLT_API QString translated(const Message& message);

}  // namespace plt
