// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/export.h"

#include <QString>

namespace plt {

/// Returns the name in the player's language: "queen of hearts".
PLT_CARDS_API QString spokenName(Card card);

/// Returns the index as printed on the card: "Q♥".
PLT_CARDS_API QString shortName(Card card);

}  // namespace plt
