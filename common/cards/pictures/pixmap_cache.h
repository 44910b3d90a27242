// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/pictures/render_thread.h"

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

/// The pictures of one deck at one size, shared by all that show them so. For the GUI thread.
class DeckPixmaps : public QObject {
    Q_OBJECT

  public:
    DeckPixmaps(std::shared_ptr<PixmapCache> all, int number, RenderKey key);
    ~DeckPixmaps() override;

    const RenderKey& key() const { return key_; }
    /// Null until it is drawn.
    const QPixmap& picture(int picture) const { return pictures_[static_cast<std::size_t>(picture)]; }
    /// Has a picture drawn, soon or `later` than all others. Does nothing when it is drawn already.
    void want(int picture, bool later);
    /// Whether everything that is wanted is drawn.
    bool isComplete() const { return wanted_.none() && later_.none(); }

  Q_SIGNALS:
    void drawn(const QList<int>& pictures);

  private:
    friend class PixmapCache;
    void take(const QList<RenderedPicture>& pictures);
    /// Asks a new thread for what the old one, which is stuck with a deck, did not draw.
    void askAgain(const DeckChoice& stuck);

    std::shared_ptr<PixmapCache> all_;
    const int number_;
    const RenderKey key_;
    std::array<QPixmap, pictureCount> pictures_;
    std::bitset<pictureCount> wanted_;
    std::bitset<pictureCount> later_;
};

/// The pixmaps of all decks and sizes in this program and the thread that draws them. For the GUI thread.
class PLT_CARDS_API PixmapCache : public QObject, public std::enable_shared_from_this<PixmapCache> {
    Q_OBJECT

  public:
    /// What loads decks, and how long a deck may take for being loaded or for one picture.
    static std::shared_ptr<PixmapCache> make(DeckLoader loader, std::chrono::milliseconds patience);
    /// Those that all in this program share; they live as long as somebody holds them.
    static std::shared_ptr<PixmapCache> shared();
    ~PixmapCache() override;

    std::shared_ptr<DeckPixmaps> pixmaps(const RenderKey& key);

    /// What is known of a deck since it was loaded.
    struct Deck {
        DeckChoice choice;
        double heightPerWidth = 0;
        QString problem;  ///< why our own deck is shown instead; empty when it is not
    };
    /// Null until the deck is loaded, which happens when the first of its pictures is wanted.
    const Deck* deck(const DeckChoice& choice) const;
    /// The player chose a deck again: if it could not be used, perhaps it now can.
    void tryAgain(const DeckChoice& choice);

  Q_SIGNALS:
    void loaded(const plt::DeckChoice& choice);

  private:
    friend class DeckPixmaps;
    PixmapCache(DeckLoader loader, std::chrono::milliseconds patience);
    RenderThread& thread();
    void note(const Deck& deck);
    void lookAfterThread();

    const DeckLoader loader_;
    const std::chrono::milliseconds patience_;
    RenderThread* thread_ = nullptr;
    QList<std::pair<DeckChoice, QString>> refused_;
    QTimer watch_;
    QHash<int, std::weak_ptr<DeckPixmaps>> sets_;
    QList<Deck> decks_;
    int lastNumber_ = 0;
};

}  // namespace plt
