// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/export.h"

#include <memory>

#include <QList>
#include <QObject>
#include <QPixmap>
#include <QRectF>
#include <QSize>

namespace plt {

class PixmapCache;

/// Position of rank and suit in the corner of a card, in fractions of its width and height.
struct IndexParts {
    QRectF rank;  ///< rank and suit together, estimated, for a deck whose art is unknown
    QRectF suit;  ///< empty if `rank` contains both
};

/// The pictures of the player's deck at one size. A worker thread loads the deck and draws the pictures on
/// first request, so no call blocks. Follows the player's choice of a deck (in the preferences that all games
/// share), also while games are open.
class PLT_CARDS_API CardPictures : public QObject {
    Q_OBJECT

  public:
    explicit CardPictures(QObject* parent = nullptr);
    /// For tests: with pictures of custom decks.
    explicit CardPictures(std::shared_ptr<PixmapCache> cache, QObject* parent = nullptr);
    ~CardPictures() override;

    /// Sets the size of a card in device pixels. Pictures of the old size are returned until the new ones are
    /// drawn. Pictures are limited to 1024 x 1536 pixels and must be scaled for larger cards. Nothing is
    /// drawn for an empty size.
    void setSize(QSize pixels);
    /// Makes faces and backs a little darker, for dark palettes.
    void setDimmed(bool dimmed);
    /// Height of a card divided by its width in the current deck. Until that is loaded (with the first
    /// picture), the value at the time of the choice.
    double heightPerWidth() const;

    /// Returns the position of the index in the upper left, in fractions of a card's width and height.
    IndexParts indexParts() const;

    /// Returns the face if it is drawn already, perhaps in another size that must be scaled. Otherwise
    /// requests it and returns null; changed() is emitted later.
    QPixmap face(Card card);
    /// Returns the back in the same way.
    QPixmap back();

    /// Returns true if everything requested is drawn at the current size (for tests and benchmarks).
    bool isComplete() const;

  Q_SIGNALS:
    /// Emitted when pictures were added or replaced: faces by Card::index(), and 52 for the back.
    void changed(const QList<int>& pictures);
    /// Emitted when heightPerWidth() changes with the deck.
    void shapeChanged();
    /// Emitted with a sentence for the player if the chosen deck cannot be used (any more). Our own is shown
    /// instead.
    void problem(const QString& text);

  private:
    class Private;
    std::unique_ptr<Private> d_;
};

}  // namespace plt
