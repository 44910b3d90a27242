// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "rummy/players/observation.h"

/// Reasons for a move that hold with knocking and without it.
namespace rummy {

plt::Message whyTake(plt::Card top, CardSet hand);
plt::Message whyDraw(const Observation& seen);
/// Returns true if the card is in no set that lacks one card or none, with cards of the hand.
bool goesWithNothing(plt::Card card, CardSet hand);

}  // namespace rummy
