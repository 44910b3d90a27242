// SPDX-License-Identifier: MIT
#include "common/cards/table/play/card_selection.h"

#include "common/cards/table/scene/table_scene.h"

#include <algorithm>
#include <utility>

namespace plt {

void CardSelection::choose(CardPlace place, const TableInput& input) {
    if (game_.activated(place, input)) return;
    const std::vector<int> ids = game_.grab(place);
    if (isEmpty()) {
        if (ids.empty())
            game_.cannotGrab(place);
        else
            select({place.pile, ids});
        return;
    }
    if (place.pile == grip_.pile) {
        const CardPicture* const card = scene_.layout().cardAt(place);
        if (card && card->id == grip_.cards.front())
            clear();
        else if (!ids.empty())
            select({place.pile, ids});
    } else if (game_.accepts(grip_, place.pile)) {
        put(place.pile);
    } else if (!ids.empty()) {
        select({place.pile, ids});
    } else {
        game_.refused(Grip(grip_), place.pile);
    }
}

void CardSelection::put(int pile) {
    const auto top = static_cast<int>(scene_.layout().pile(pile)->cards.size());
    const Grip grip = std::exchange(grip_, {});
    Q_EMIT changed();
    game_.drop(grip, pile, top);
}

void CardSelection::select(const Grip& grip) {
    if (grip_ == grip) return;
    grip_ = grip;
    Q_EMIT changed();
}

void CardSelection::review() {
    if (isEmpty()) return;
    const PilePicture* const pile = scene_.layout().pile(grip_.pile);
    const bool stays = pile && std::all_of(grip_.cards.cbegin(), grip_.cards.cend(), [pile](int id) {
                           return std::any_of(pile->cards.cbegin(), pile->cards.cend(),
                                              [id](const CardPicture& card) { return card.id == id; });
                       });
    if (!stays) clear();
}

}  // namespace plt
