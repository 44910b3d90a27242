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

/// A deck for a list: what is chosen, and how it looks.
struct OfferedDeck {
    FoundDeck deck;
    double heightPerWidth = 0;
    QImage preview;
};

/// Looks at a deck that was found: nothing when it cannot be offered.
using DeckInspector = std::function<std::optional<OfferedDeck>(const FoundDeck&, const std::stop_token&)>;

/// The thread that looks at decks, one after the other. What it tells must be received queued.
class InspectionThread : public QThread {
    Q_OBJECT

  public:
    /// `skipped`: ids of decks that are not looked at.
    InspectionThread(DeckInspector inspector, QStringList skipped);

    void drawOwn(const OwnDeckStyle& style);
    void stop();
    /// The deck that is just being looked at, and since when.
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
    mutable QMutex mutex_;  // guards what follows
    QWaitCondition wake_;
    std::optional<OwnDeckStyle> own_;
    std::optional<Work> work_;
};

}  // namespace plt
