// SPDX-License-Identifier: MIT
#include "common/cards/choice/deck_offers.h"

#include "common/cards/foreign/deck_check.h"
#include "common/cards/foreign/deck_thumbnail.h"
#include "common/cards/own/own_deck.h"

#include <exception>
#include <utility>

namespace plt {

namespace {

std::optional<OfferedDeck> inspected(const FoundDeck& deck, const std::stop_token& stop) {
    const DeckVerdict verdict = checkDeck(deck, stop);
    if (verdict.fault != DeckFault::none) return {};
    const QImage preview = deckThumbnail(deck, stop);
    if (preview.isNull()) return {};
    return OfferedDeck{deck, verdict.heightPerWidth, preview};
}

}  // namespace

DeckOffers::DeckOffers(QObject* parent) : DeckOffers(inspected, std::chrono::seconds(20), parent) {}

DeckOffers::DeckOffers(DeckInspector inspector, std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), inspector_(std::move(inspector)), queue_(patience) {
    queue_.receive();
}

void DeckOffers::start(const OwnDeckStyle& style) {
    if (std::exchange(started_, true)) return;
    drawOwn(style);
    queue_.add({[this](const WorkQueue::Turn& turn) {
        turn.deliver([this, decks = findDecks()] {
            for (const FoundDeck& deck : decks) inspect(deck);
            queue_.add({[this](const WorkQueue::Turn& last) { last.deliver([this] { Q_EMIT done(); }); }});
        });
    }});
}

void DeckOffers::inspect(const FoundDeck& deck) {
    auto work = [this, inspector = inspector_, deck](const WorkQueue::Turn& turn) {
        try {
            if (const auto offer = inspector(deck, turn.stop()))
                turn.deliver([this, offer = *offer] { Q_EMIT offered(offer); });
        } catch (const std::exception&) {
            // The deck is not offered.
        }
    };
    queue_.add({.work = std::move(work), .givenUp = [deck] { rejectDeck(deck); }});
}

void DeckOffers::drawOwn(const OwnDeckStyle& style) {
    if (!started_) return;
    auto work = [this, style](const WorkQueue::Turn& turn) {
        turn.deliver([this, preview = deckThumbnail(*ownDeck(style))] { Q_EMIT ownDrawn(preview); });
    };
    queue_.add({.work = std::move(work), .name = QStringLiteral("own"), .priority = 1});
}

}  // namespace plt
