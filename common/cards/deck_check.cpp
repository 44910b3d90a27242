// SPDX-License-Identifier: MIT
#include "common/cards/deck_check.h"

namespace plt {

LoadedDeck loadDeck(const DeckChoice& choice, std::stop_token) {
    return {ownDeck(choice.own), {}};
}

}  // namespace plt
