// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace aces::tables {

/// A game that was played to its win on the reference program: the deck in dealing order, and the clicks (`*`
/// for the stock).
constexpr std::string_view wonDeck =
    "7D4D9H6D6HKSKH6S4HJCTCKCQSTH5HKD3STS2DQH5C8HAD2C8D3H2SJS9C5S7CASQDJD3D6C2H3C9DQC4SACJH7S8S8C9S5DAH7H4C"
    "TD";
constexpr std::string_view wonClicks =
    "4D 6D * 6H 6S KH 9H * JC TC 4H * 5H 4H KD * 3S TS TH QS 2D 7D QH * 2C 5C 8H * 2S 8D 3H JS * 5S KS 7C "
    "AD KD AS 9C * JD QD 3D * 3C 9D * 4S 2H JH 7S QC 6C KC QH * 8S 9S 9S 8C 8C AC 5D * 7H TD KH AH 4C";

}  // namespace aces::tables
