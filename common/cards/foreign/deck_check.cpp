// SPDX-License-Identifier: MIT
#include "common/cards/foreign/deck_check.h"

#include "common/cards/foreign/face_check.h"
#include "common/cards/foreign/svg/svg_deck.h"
#include "common/cards/foreign/verdict_cache.h"

#include <array>
#include <exception>

#include <QImage>

namespace plt {

namespace {

/// Draws and judges all faces. Stops in between when asked to.
DeckFault judge(const DeckArt& art, const std::stop_token& stop) {
    const QSize size(judgedWidth, qRound(judgedWidth * art.heightPerWidth()));
    std::array<QImage, 52> faces;
    for (int i = 0; i < 52; ++i) {
        if (stop.stop_requested()) return DeckFault::stopped;
        faces[i] = art.face(Card::fromIndex(i), size);
    }
    return facesFault(faces);
}

CheckedDeck lookAt(const FoundDeck& deck, const std::stop_token& stop) {
    const auto loaded = SvgDeck::load(deck.path);
    if (!loaded.deck) return {{loaded.fault, 0}, nullptr};
    const DeckFault fault = judge(*loaded.deck, stop);
    if (fault != DeckFault::none) return {{fault, 0}, nullptr};
    return {{DeckFault::none, loaded.deck->heightPerWidth()}, loaded.deck};
}

CheckedDeck check(const FoundDeck& deck, const std::stop_token& stop) {
    if (!verdict_cache::begin(deck.path)) return {{DeckFault::tooSlow, 0}, nullptr};
    CheckedDeck checked;
    try {
        checked = lookAt(deck, stop);
    } catch (const std::exception&) {
        checked = {{DeckFault::tooLarge, 0}, nullptr};  // out of memory
    }
    if (checked.verdict.fault == DeckFault::stopped)
        verdict_cache::cancel(deck.path);
    else
        verdict_cache::store(deck.path, checked.verdict);
    return checked;
}

}  // namespace

DeckVerdict checkDeck(const FoundDeck& deck, const std::stop_token& stop) {
    if (const auto known = verdict_cache::of(deck.path)) return *known;
    return check(deck, stop).verdict;
}

CheckedDeck openDeck(const FoundDeck& deck, const std::stop_token& stop) {
    const auto known = verdict_cache::of(deck.path);
    if (!known) return check(deck, stop);
    if (known->fault != DeckFault::none) return {*known, nullptr};
    const auto loaded = SvgDeck::load(deck.path, true);
    return {{loaded.fault, loaded.deck ? loaded.deck->heightPerWidth() : 0}, loaded.deck};
}

void rejectDeck(const FoundDeck& deck) {
    verdict_cache::store(deck.path, {DeckFault::tooSlow, 0});
}

}  // namespace plt
