// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/melds.h"

/// The division of a hand that a knock lays open: the loose cards, called deadwood, count as little as can
/// be.
namespace rummy {

/// Returns a division whose loose cards count looseCount(); of these the one with the fewest cards that
/// others could lay off at its sets; of these the one with the fewest sets. For at most a hand and the drawn
/// card.
Division minimumDeadwood(CardSet cards);

}  // namespace rummy
