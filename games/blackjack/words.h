// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/rules.h"

#include <QString>

namespace blackjack {

/// "$98", "-$12".
QString moneyText(std::int64_t dollars);
/// "Hit", "Stand", "Double", "Split".
QString actionText(Action action);
/// The same inside a sentence.
QString actionWord(Action action);
/// "16", "soft 17".
QString pointsText(Total total);
/// How one hand ended: "win", "bust".
QString resultText(Result result);
/// How the last round ended and what it brought. Empty while it is played and before the first.
QString roundText(const State& state);
/// What the dealer shows or has: "ten", "soft 17".
QString dealerText(const State& state);

}  // namespace blackjack
