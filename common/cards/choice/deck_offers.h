// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/choice/inspection_thread.h"
#include "common/cards/export.h"

#include <QObject>
#include <QTimer>

namespace plt {

/// Previews of all decks there are to choose from. For the GUI thread; nothing here waits.
class PLT_CARDS_API DeckOffers : public QObject {
    Q_OBJECT

  public:
    explicit DeckOffers(QObject* parent = nullptr);
    /// For tests: another inspector, and how long it may take for a deck.
    DeckOffers(DeckInspector inspector, std::chrono::milliseconds patience, QObject* parent = nullptr);
    ~DeckOffers() override;

    /// Begins to look for decks. Our own is drawn first.
    void start(const OwnDeckStyle& style);
    /// Draws the preview of our own deck anew.
    void drawOwn(const OwnDeckStyle& style);

  Q_SIGNALS:
    void ownDrawn(const QImage& preview);
    /// A deck that can be chosen, in the order of the names.
    void offered(const plt::OfferedDeck& deck);
    /// There are no more.
    void done();

  private:
    void startThread(const OwnDeckStyle& style);
    void lookAfterThread();

    const DeckInspector inspector_;
    const std::chrono::milliseconds patience_;
    InspectionThread* thread_ = nullptr;
    OwnDeckStyle style_;
    QStringList offeredOrGivenUp_;
    QTimer watch_;
};

}  // namespace plt
