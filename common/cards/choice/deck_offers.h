// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/choice/inspection_thread.h"
#include "common/export.h"

#include <QObject>
#include <QTimer>

namespace plt {

/// Previews of all available decks. For the GUI thread; no call blocks.
class PLT_CARDS_API DeckOffers : public QObject {
    Q_OBJECT

  public:
    explicit DeckOffers(QObject* parent = nullptr);
    /// For tests: with another inspector and another time limit per deck.
    DeckOffers(DeckInspector inspector, std::chrono::milliseconds patience, QObject* parent = nullptr);
    ~DeckOffers() override;

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
    void startThread(const OwnDeckStyle& style);
    void checkThread();

    const DeckInspector inspector_;
    const std::chrono::milliseconds patience_;
    InspectionThread* thread_ = nullptr;
    OwnDeckStyle style_;
    QStringList offeredOrGivenUp_;
    QTimer watch_;
};

}  // namespace plt
