// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/choice/deck_loader.h"

#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QImage>
#include <QList>
#include <QSize>

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

/// Loads decks and draws their pictures, on a worker thread.
class DeckRenderer {
    Q_DECLARE_TR_FUNCTIONS(plt::DeckRenderer)

  public:
    /// `refused` lists decks that are not loaded (any more), with the reason; our own is drawn instead.
    DeckRenderer(DeckLoader loader, QList<std::pair<DeckChoice, QString>> refused);

    using Loaded = std::function<void(double heightPerWidth, const QString& problem)>;
    /// Returns a picture, never null unless stopped. Calls `loaded` if its deck had to be loaded.
    QImage picture(const RenderKey& key, int picture, const std::stop_token& stop, const Loaded& loaded);
    /// Makes the deck be loaded again for its next picture. Thread-safe.
    void remove(const DeckChoice& deck);

  private:
    using Deck = std::pair<DeckChoice, std::shared_ptr<const DeckArt>>;

    std::shared_ptr<const DeckArt> artOf(const DeckChoice& choice, const std::stop_token& stop,
                                         const Loaded& loaded);
    LoadedDeck load(const DeckChoice& choice, const std::stop_token& stop) const;

    const DeckLoader loader_;
    const QList<std::pair<DeckChoice, QString>> refused_;

    std::mutex mutex_;
    std::vector<DeckChoice> forgotten_;  ///< guarded by mutex_

    std::vector<Deck> decks_;  ///< the last used one is at the end
};

}  // namespace plt
