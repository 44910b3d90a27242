// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"

#include <QString>

namespace plt {

/// A sentence of the rules in the player's language, its numbers as the player writes them.
PLT_API QString translated(const Message& message);

/// A number as the player writes it.
PLT_API QString numberText(const Decimal& number);

}  // namespace plt
