// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/export.h"

#include <QString>

namespace plt {

/// Returns the name in the player's language: "queen of hearts".
PLT_CARDS_API QString spokenName(Card card);

}  // namespace plt
