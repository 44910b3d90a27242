// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/foreign/deck_check.h"
#include "common/cards/own/own_deck.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>

#include <QImage>
#include <QList>
#include <QMutex>
#include <QObject>
#include <QStringList>
#include <QThread>
#include <QTimer>
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
class DeckPreviewThread : public QThread {
    Q_OBJECT

  public:
    /// `skipped`: ids of decks that are not looked at.
    DeckPreviewThread(DeckInspector inspector, QStringList skipped);

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

/// Previews of all decks there are to choose from. For the GUI thread; nothing here waits.
class PLT_CARDS_API DeckPreviews : public QObject {
    Q_OBJECT

  public:
    explicit DeckPreviews(QObject* parent = nullptr);
    /// For tests: another inspector, and how long it may take for a deck.
    DeckPreviews(DeckInspector inspector, std::chrono::milliseconds patience, QObject* parent = nullptr);
    ~DeckPreviews() override;

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
    DeckPreviewThread* thread_ = nullptr;
    OwnDeckStyle style_;
    QStringList offeredOrGivenUp_;
    QTimer watch_;
};

}  // namespace plt
