// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/rules.h"

#include <QString>

namespace blackjack {

/// Returns "$98" or "-$12".
QString moneyText(std::int64_t dollars);
/// Returns a profit or a loss with its sign: "+$10", "-$10", "$0".
QString netText(std::int64_t dollars);
/// Returns "Hit", "Stand" and so on, as a button says it.
QString actionText(Action action);
/// Returns the same for use inside a sentence.
QString actionWord(Action action);
/// Returns "16" or "soft 17".
QString pointsText(Total total);
/// Returns the result of a hand and what it brought: "won +$10", "bust -$2", "push"; empty while it is
/// played.
QString resultText(const State& state, int index);
/// Describes the result of the last round and its profit. Empty during the round and before the first.
QString roundText(const State& state);
/// Describes only what that round brought in all.
QString profitText(const State& state);
/// The question of an offer of insurance.
QString insuranceText(const State& state);
/// Describes the dealer's hand as far as it is visible: "ten", "soft 17".
QString dealerText(const State& state);

}  // namespace blackjack
