// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"

#include <QString>

namespace plt {

/// Returns a sentence of the rules in the player's language, with numbers in the player's locale.
PLT_API QString translated(const Message& message);

/// Formats a number in the player's locale.
PLT_API QString numberText(const Decimal& number);

}  // namespace plt
