// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_pictures_thread.h"

namespace plt {

LoadedDeck loadDeck(const DeckChoice& choice, std::stop_token stop);
}
