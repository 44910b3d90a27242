// SPDX-License-Identifier: MIT
#include "common/cards/deck/deck_art.h"

namespace plt {

DeckArt::~DeckArt() = default;

}  // namespace plt
