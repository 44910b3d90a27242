// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/cards/export.h"

#include <memory>

#include <QObject>
#include <QPixmap>
#include <QRectF>
#include <QSize>

namespace plt {

class PixmapCache;

/// Where rank and suit are in the corner of a card, in parts of its width and height.
struct IndexParts {
    QRectF rank;  ///< of a deck whose art is not known: both, as far as anyone can tell
    QRectF suit;  ///< empty if the rank's part has both
};

/// The pictures of the player's deck at one size. They are drawn on a worker thread when they are first asked
/// for, and the deck itself is loaded there too, so nothing waits. Follows the player's choice of a deck
/// (kept in the preferences that all games share) by itself, also while games are open.
class PLT_CARDS_API CardPictures : public QObject {
    Q_OBJECT

  public:
    explicit CardPictures(QObject* parent = nullptr);
    /// For tests: pictures that are drawn from decks of their own.
    explicit CardPictures(std::shared_ptr<PixmapCache> cache, QObject* parent = nullptr);
    ~CardPictures() override;

    /// Size of a card in device pixels. Pictures of the old size are given until the new ones are drawn.
    /// Cards beyond 1024 x 1536 pixels are drawn that large and are to be scaled. Nothing is drawn while it
    /// is empty.
    void setSize(QSize pixels);
    /// Faces and backs a little darker, for dark palettes.
    void setDimmed(bool dimmed);
    /// Height of a card divided by its width: of the deck in use. Until that is loaded (when the first
    /// picture is asked for) what it was when it was chosen.
    double heightPerWidth() const;

    /// Where the index in the upper left is, in parts of a card's width and height.
    IndexParts indexParts() const;

    /// The face, if it is drawn already: perhaps of another size, to be scaled. Null: it is being drawn, and
    /// changed() will tell.
    QPixmap face(Card card);
    /// The back, likewise.
    QPixmap back();

    /// Whether everything asked for is drawn at the present size (for tests and benchmarks).
    bool isComplete() const;

  Q_SIGNALS:
    /// More pictures are there, or others.
    void changed();
    /// heightPerWidth() is another one: the deck was changed.
    void shapeChanged();
    /// The chosen deck cannot be used (any more); what is wrong, in a sentence. Our own is shown instead.
    void problem(const QString& text);

  private:
    class Private;
    std::unique_ptr<Private> d_;
};

}  // namespace plt
