// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/cards/export.h"

#include <QString>

namespace plt {

/// "queen of hearts", in the player's language.
PLT_CARDS_API QString spokenName(Card card);

/// "Q♥": the index as it is printed on the card.
PLT_CARDS_API QString shortName(Card card);

}  // namespace plt
