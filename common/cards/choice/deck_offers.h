// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/foreign/deck_catalogue.h"
#include "common/cards/own/own_deck_style.h"
#include "common/export.h"
#include "common/thinking/queue/work_queue.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>

#include <QImage>
#include <QObject>

namespace plt {

/// A deck that can be chosen, with its preview.
struct OfferedDeck {
    FoundDeck deck;
    double heightPerWidth = 0;
    QImage preview;
};

/// Inspects an installed deck, on a worker thread. Returns nothing if it cannot be offered.
using DeckInspector = std::function<std::optional<OfferedDeck>(const FoundDeck&, const std::stop_token&)>;

/// Previews of all available decks. For the GUI thread; no call blocks.
class PLT_CARDS_API DeckOffers : public QObject {
    Q_OBJECT

  public:
    explicit DeckOffers(QObject* parent = nullptr);
    /// For tests: with another inspector and another time limit per deck.
    DeckOffers(DeckInspector inspector, std::chrono::milliseconds patience, QObject* parent = nullptr);

    /// Starts looking for decks. Our own is drawn first.
    void start(const OwnDeckStyle& style);
    /// Redraws the preview of our own deck.
    void drawOwn(const OwnDeckStyle& style);

  Q_SIGNALS:
    /// Emitted with the preview of our own deck.
    void ownDrawn(const QImage& preview);
    /// Emitted for each deck that can be chosen, in the order of their names.
    void offered(const plt::OfferedDeck& deck);
    /// Emitted after the last deck.
    void done();

  private:
    void inspect(const FoundDeck& deck);

    const DeckInspector inspector_;
    bool started_ = false;
    WorkQueue queue_;
};

}  // namespace plt
