// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/foreign/deck_catalogue.h"
#include "common/cards/own/own_deck_style.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>

#include <QImage>
#include <QMutex>
#include <QStringList>
#include <QThread>
#include <QWaitCondition>

namespace plt {

/// A deck that can be chosen, with its preview.
struct OfferedDeck {
    FoundDeck deck;
    double heightPerWidth = 0;
    QImage preview;
};

/// Inspects an installed deck. Returns nothing if it cannot be offered.
using DeckInspector = std::function<std::optional<OfferedDeck>(const FoundDeck&, const std::stop_token&)>;

/// Worker thread that inspects decks one after the other. Use queued connections for its signals.
class InspectionThread : public QThread {
    Q_OBJECT

  public:
    /// `skipped` contains ids of decks that are not inspected.
    InspectionThread(DeckInspector inspector, QStringList skipped);

    void drawOwn(const OwnDeckStyle& style);
    void stop();
    /// The deck being inspected, and the start time.
    struct Work {
        FoundDeck deck;
        std::chrono::steady_clock::time_point since;
    };
    std::optional<Work> work() const;

  Q_SIGNALS:
    void ownDrawn(const QImage& preview);
    void offered(const plt::OfferedDeck& deck);
    void done();

  protected:
    void run() override;

  private:
    bool drawOwnIfWanted();
    void inspect(const FoundDeck& deck);
    void setWork(std::optional<Work> work);

    const DeckInspector inspector_;
    const QStringList skipped_;
    std::stop_source stop_;
    mutable QMutex mutex_;  // guards the members below
    QWaitCondition wake_;
    std::optional<OwnDeckStyle> own_;
    std::optional<Work> work_;
};

}  // namespace plt
