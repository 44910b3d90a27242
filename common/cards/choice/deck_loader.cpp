// SPDX-License-Identifier: MIT
#include "common/cards/choice/deck_loader.h"

#include "common/cards/foreign/deck_check.h"
#include "common/cards/own/own_deck.h"

#include <QCoreApplication>

namespace plt {

LoadedDeck loadDeck(const DeckChoice& choice, const std::stop_token& stop) {
    if (choice.foreign.isEmpty()) return {ownDeck(choice.own), {}};
    const auto found = findDeck(choice.foreign);
    if (!found) {
        const QString text = QCoreApplication::translate(
            "DeckCheck", "The deck you chose (%1) is no longer installed. You see our own deck instead.");
        return {ownDeck(choice.own), text.arg(choice.foreign.mid(choice.foreign.indexOf(u':') + 1).left(60))};
    }
    const CheckedDeck checked = openDeck(*found, stop);
    if (checked.art) return {checked.art, {}};
    if (checked.verdict.fault == DeckFault::stopped) return {ownDeck(choice.own), {}};
    return {ownDeck(choice.own), deckProblem(found->name, checked.verdict.fault)};
}

}  // namespace plt
