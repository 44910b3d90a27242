// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_art.h"
#include "common/cards/deck/deck_fault.h"

#include <memory>
#include <mutex>

#include <QString>

class QSvgRenderer;

namespace plt {

/// A deck of KDE or GNOME: one SVG drawing with an element for each card.
class PLT_CARDS_API SvgDeck : public DeckArt {
  public:
    /// A deck or its fault. Everything but the look of its faces is checked.
    struct Loaded {
        std::shared_ptr<const SvgDeck> deck;
        DeckFault fault = DeckFault::none;
    };
    /// Reads a deck from an SVG or SVGZ file. If this very file is `checked`, it is known to be safe and the
    /// safety check is skipped, which is half the time for the largest ones.
    static Loaded load(const QString& path, bool checked = false);
    ~SvgDeck() override;

    double heightPerWidth() const override { return heightPerWidth_; }
    QImage face(Card card, QSize pixels) const override;
    QImage back(QSize pixels) const override;

  private:
    explicit SvgDeck(const QByteArray& svg);
    DeckFault prepare();
    QString elementOf(Card card) const;
    QImage draw(const QString& element, QSize pixels) const;

    mutable std::mutex mutex_;  // Qt's renderer is not thread-safe
    std::unique_ptr<QSvgRenderer> renderer_;
    bool suitFirst_ = false;
    double heightPerWidth_ = 0;
};

}  // namespace plt
