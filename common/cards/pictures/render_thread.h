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

/// What the pictures of one set have in common.
struct RenderKey {
    DeckChoice deck;
    QSize size;  ///< device pixels
    bool dimmed = false;

    bool operator==(const RenderKey&) const = default;
};

struct RenderedPicture {
    int picture = 0;
    QImage image;
};

/// The thread that loads decks and draws their pictures. Its functions may be called on any thread; what it
/// tells must be received queued. The newest set comes first, and of a set what was asked for first.
class RenderThread : public QThread {
    Q_OBJECT

  public:
    /// `refused`: decks that are not loaded (any more), with the reason; our own is drawn in their place.
    RenderThread(DeckLoader loader, QList<std::pair<DeckChoice, QString>> refused);
    /// The thread must have ended.
    ~RenderThread() override;

    /// Draws a picture of the set with the number `set`: before or, with `later`, after all that is not
    /// asked for `later`. A picture that is waiting already is not drawn twice.
    void draw(int set, const RenderKey& key, int picture, bool later);
    /// Nothing more of this set is wanted.
    void drop(int set);
    /// The deck is loaded anew when it is next drawn.
    void forget(const DeckChoice& deck);
    /// Makes the thread end after what it is just doing.
    void stop();

    /// What it is doing just now and since when: a single load or picture. Nothing when it is idle.
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

    mutable QMutex mutex_;  // guards what follows up to work_
    QWaitCondition wake_;
    std::vector<Set> sets_;
    std::vector<DeckChoice> forgotten_;
    std::optional<Work> work_;

    std::vector<Deck> decks_;  // of the thread itself, the last used one at the end
};

}  // namespace plt
