// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/pictures/deck_renderer.h"
#include "common/export.h"
#include "common/thinking/queue/work_queue.h"

#include <array>
#include <bitset>
#include <chrono>
#include <memory>

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QTimer>

namespace plt {

class PixmapCache;

/// The pictures of one deck at one size, shared by all their users. For the GUI thread.
class DeckPixmaps : public QObject {
    Q_OBJECT

  public:
    DeckPixmaps(std::shared_ptr<PixmapCache> all, int number, RenderKey key);
    ~DeckPixmaps() override;

    const RenderKey& key() const { return key_; }
    /// Returns null until the picture is drawn.
    const QPixmap& picture(int picture) const { return pictures_[picture]; }
    /// Requests a picture, with `later` after all others. Does nothing if it is drawn already.
    void request(int picture, bool later);
    /// Returns true if all requested pictures are drawn.
    bool isComplete() const { return wanted_.none() && later_.none(); }

  Q_SIGNALS:
    void drawn(const QList<int>& pictures);

  private:
    friend class PixmapCache;
    void insert(const QList<std::pair<int, QImage>>& pictures);
    void enqueue(int picture, bool later);
    /// Requests the missing pictures again after the thread got stuck with a deck.
    void askAgain(const DeckChoice& stuck);

    std::shared_ptr<PixmapCache> all_;
    const int number_;
    const RenderKey key_;
    std::array<QPixmap, pictureCount> pictures_;
    std::bitset<pictureCount> wanted_;
    std::bitset<pictureCount> later_;
};

/// The pixmaps of all decks and sizes in this program, and the thread that draws them: the newest set first,
/// each set in the order of requests. For the GUI thread.
class PLT_CARDS_API PixmapCache : public QObject, public std::enable_shared_from_this<PixmapCache> {
    Q_OBJECT

  public:
    /// `patience` limits the time for drawing one picture, and loading its deck.
    static std::shared_ptr<PixmapCache> make(DeckLoader loader, std::chrono::milliseconds patience);
    /// The instance shared by the whole program, which lives as long as somebody holds it.
    static std::shared_ptr<PixmapCache> shared();
    ~PixmapCache() override;

    std::shared_ptr<DeckPixmaps> pixmaps(const RenderKey& key);

    /// A deck that has been loaded.
    struct Deck {
        DeckChoice choice;
        double heightPerWidth = 0;
        QString problem;  ///< reason for showing our own deck instead; empty if it is not
    };
    /// Returns null until the deck is loaded, which happens when the first of its pictures is requested.
    const Deck* deck(const DeckChoice& choice) const;
    /// Called when the player chooses a deck again. One that could not be used is loaded again.
    void tryAgain(const DeckChoice& choice);

  Q_SIGNALS:
    void loaded(const plt::DeckChoice& choice);

  private:
    friend class DeckPixmaps;
    PixmapCache(DeckLoader loader, std::chrono::milliseconds patience);
    void addDeck(const Deck& deck);
    void store(int set, int picture, const QImage& image);
    void handOver();
    void giveUp(const DeckChoice& stuck);

    const DeckLoader loader_;
    QList<std::pair<DeckChoice, QString>> refused_;
    std::shared_ptr<DeckRenderer> renderer_;
    QHash<int, std::weak_ptr<DeckPixmaps>> sets_;
    QHash<int, QList<std::pair<int, QImage>>> arrived_;  ///< pictures that are not handed over yet, by set
    QTimer pause_;                                       ///< runs while pictures are collected
    QList<Deck> decks_;
    int lastNumber_ = 0;
    WorkQueue queue_;
};

}  // namespace plt
