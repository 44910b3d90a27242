// SPDX-License-Identifier: MIT
#include "common/cards/pictures/deck_renderer.h"

#include "common/cards/own/own_deck.h"

#include <algorithm>
#include <exception>

#include <QPainter>

namespace plt {

namespace {

/// Brightness of faces on dark palettes: light, but not glaring.
constexpr double dimmedLight = 0.92;

void dim(QImage& image) {
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    painter.fillRect(image.rect(), QColor(0, 0, 0, qRound(255 * (1 - dimmedLight))));
}

QImage drawnBy(const DeckArt& art, int picture, QSize size) {
    try {
        QImage image = picture == backPicture ? art.back(size) : art.face(Card::fromIndex(picture), size);
        if (image.size() == size) return image;
    } catch (const std::exception&) {
        // Treated like a null image.
    }
    return {};
}

}  // namespace

DeckRenderer::DeckRenderer(DeckLoader loader, QList<std::pair<DeckChoice, QString>> refused)
    : loader_(std::move(loader)), refused_(std::move(refused)) {}

void DeckRenderer::remove(const DeckChoice& deck) {
    const std::scoped_lock lock(mutex_);
    forgotten_.push_back(deck);
}

LoadedDeck DeckRenderer::load(const DeckChoice& choice, const std::stop_token& stop) const {
    LoadedDeck deck;
    for (const auto& [refused, problem] : refused_) {
        if (refused == choice) deck.problem = problem;
    }
    if (deck.problem.isEmpty()) {
        try {
            deck = loader_(choice, stop);
        } catch (const std::exception&) {
            deck.art.reset();
        }
    }
    if (!deck.art) {
        if (deck.problem.isEmpty())
            deck.problem = tr("The chosen deck cannot be used, so you see our own instead.");
        deck.art = ownDeck(choice.own);
    }
    return deck;
}

std::shared_ptr<const DeckArt> DeckRenderer::artOf(const DeckChoice& choice, const std::stop_token& stop,
                                                   const Loaded& loaded) {
    {
        const std::scoped_lock lock(mutex_);
        for (const DeckChoice& forgotten : forgotten_)
            std::erase_if(decks_, [&forgotten](const Deck& deck) { return deck.first == forgotten; });
        forgotten_.clear();
    }
    const auto at = std::find_if(decks_.begin(), decks_.end(),
                                 [&choice](const Deck& deck) { return deck.first == choice; });
    if (at != decks_.end()) {
        std::rotate(at, at + 1, decks_.end());
        return decks_.back().second;
    }
    // Two, so that windows with different decks do not load them alternately.
    constexpr std::size_t decksKept = 2;
    if (decks_.size() == decksKept) decks_.erase(decks_.begin());
    const LoadedDeck deck = load(choice, stop);
    decks_.emplace_back(choice, deck.art);
    loaded(deck.art->heightPerWidth(), deck.problem);
    return deck.art;
}

QImage DeckRenderer::picture(const RenderKey& key, int picture, const std::stop_token& stop,
                             const Loaded& loaded) {
    const auto art = artOf(key.deck, stop, loaded);
    if (stop.stop_requested()) return {};
    QImage image = drawnBy(*art, picture, key.size);
    // The receiver would wait forever for a missing picture.
    if (image.isNull()) image = drawnBy(*ownDeck(key.deck.own), picture, key.size);
    if (image.isNull()) {
        image = QImage(key.size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
    }
    if (key.dimmed) dim(image);
    return image;
}

}  // namespace plt
