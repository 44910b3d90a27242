// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_art.h"
#include "common/cards/deck/deck_choice.h"

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

/// A deck that was loaded, or our own in its place.
struct LoadedDeck {
    std::shared_ptr<const DeckArt> art;
    QString problem;  ///< why the chosen deck cannot be used, in a sentence; empty when it can
};

/// Loads a deck. Called on the drawing thread; may return early, with anything, when it is told to stop.
using DeckLoader = std::function<LoadedDeck(const DeckChoice&, const std::stop_token&)>;

/// What the pictures of one sheet have in common.
struct SheetKey {
    DeckChoice deck;
    QSize size;  ///< device pixels
    bool dimmed = false;

    bool operator==(const SheetKey&) const = default;
};

struct DrawnPicture {
    int picture = 0;
    QImage image;
};

/// The thread that loads decks and draws their pictures. Its functions may be called on any thread; what it
/// tells must be received queued. The newest sheet comes first, and of a sheet what was asked for first.
class CardDrawingThread : public QThread {
    Q_OBJECT

  public:
    /// `refused`: decks that are not loaded (any more), with the reason; our own is drawn in their place.
    CardDrawingThread(DeckLoader loader, QList<std::pair<DeckChoice, QString>> refused);
    /// The thread must have ended.
    ~CardDrawingThread() override;

    /// Draws a picture of the sheet with the number `sheet`: before or, with `later`, after all that is not
    /// asked for `later`. A picture that is waiting already is not drawn twice.
    void draw(int sheet, const SheetKey& key, int picture, bool later);
    /// Nothing more of this sheet is wanted.
    void drop(int sheet);
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
    void drawn(int sheet, const QList<plt::DrawnPicture>& pictures);

  protected:
    void run() override;

  private:
    struct Sheet {
        int number;
        SheetKey key;
        std::deque<int> wanted;
        std::deque<int> later;
    };
    struct Task {
        int sheet;
        SheetKey key;
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
    std::vector<Sheet> sheets_;
    std::vector<DeckChoice> forgotten_;
    std::optional<Work> work_;

    std::vector<Deck> decks_;  // of the thread itself, the last used one at the end
};

}  // namespace plt
