// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/choice/deck_loader.h"

#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include <QImage>
#include <QList>
#include <QMutex>
#include <QSize>
#include <QThread>
#include <QWaitCondition>

namespace plt {

/// Number of the back among the pictures of a deck; a face has the number Card::index().
constexpr int backPicture = 52;
constexpr int pictureCount = 53;

/// Common properties of the pictures of one set.
struct RenderKey {
    DeckChoice deck;
    QSize size;  ///< in device pixels
    bool dimmed = false;

    bool operator==(const RenderKey&) const = default;
};

struct RenderedPicture {
    int picture = 0;
    QImage image;
};

/// Worker thread that loads decks and draws their pictures. Its functions are thread-safe; use queued
/// connections for its signals. The newest set is drawn first, each set in the order of requests.
class RenderThread : public QThread {
    Q_OBJECT

  public:
    /// `refused` lists decks that are not loaded (any more), with the reason; our own is drawn instead.
    RenderThread(DeckLoader loader, QList<std::pair<DeckChoice, QString>> refused);
    /// The thread must have finished.
    ~RenderThread() override;

    /// Requests a picture of the set with the number `set`; with `later` after all requests without it. A
    /// pending picture is not drawn twice.
    void draw(int set, const RenderKey& key, int picture, bool later);
    /// Cancels all requests of this set.
    void drop(int set);
    /// Makes the deck be loaded again for its next picture.
    void forget(const DeckChoice& deck);
    /// Makes the thread finish after the current picture.
    void stop();

    /// The current task and its start time: one deck to load or one picture; nothing if the thread is idle.
    struct Work {
        DeckChoice deck;
        std::chrono::steady_clock::time_point since;
    };
    std::optional<Work> work() const;

  Q_SIGNALS:
    void loaded(const plt::DeckChoice& deck, double heightPerWidth, const QString& problem);
    void drawn(int set, const QList<plt::RenderedPicture>& pictures);

  protected:
    void run() override;

  private:
    struct Set {
        int number;
        RenderKey key;
        std::deque<int> wanted;
        std::deque<int> later;
    };
    struct Task {
        int set;
        RenderKey key;
        int picture;
    };
    using Deck = std::pair<DeckChoice, std::shared_ptr<const DeckArt>>;

    std::optional<Task> take();
    std::shared_ptr<const DeckArt> artOf(const DeckChoice& choice);
    LoadedDeck load(const DeckChoice& choice) const;
    QImage picture(const Task& task);
    void setWork(std::optional<Work> work);

    const DeckLoader loader_;
    const QList<std::pair<DeckChoice, QString>> refused_;
    std::stop_source stop_;

    mutable QMutex mutex_;  // guards the members up to work_
    QWaitCondition wake_;
    std::vector<Set> sets_;
    std::vector<DeckChoice> forgotten_;
    std::optional<Work> work_;

    std::vector<Deck> decks_;  // only used by the thread itself; the last used one is at the end
};

}  // namespace plt
