// SPDX-License-Identifier: MIT
#include "common/cards/own/own_deck.h"

#include "common/cards/own/suit_faces.h"

#include <QPainter>

namespace plt {

namespace {

class OwnDeck final : public DeckArt {
  public:
    explicit OwnDeck(const OwnDeckStyle& style)
        : largeIndices_(style.largeIndices),
          suits_{SuitFaces(Suit::spades, style.fourColours), SuitFaces(Suit::hearts, style.fourColours),
                 SuitFaces(Suit::diamonds, style.fourColours), SuitFaces(Suit::clubs, style.fourColours)},
          back_(QStringLiteral("back"), backColours(style.back)),
          smallBack_(QStringLiteral("back-small"), backColours(style.back)) {}

    double heightPerWidth() const override { return faceHeight / faceWidth; }

    QImage face(Card card, QSize pixels) const override {
        if (pixels.isEmpty()) return {};
        return suits_[static_cast<std::size_t>(card.suit)].face(
            card.rank, indexSizeFor(pixels.width(), largeIndices_), pixels);
    }

    QImage back(QSize pixels) const override {
        if (pixels.isEmpty()) return {};
        QImage image = blankCard(pixels, cardPaper);
        if (image.isNull()) return image;
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool small = indexSizeFor(pixels.width(), false) == IndexSize::huge;
        (small ? smallBack_ : back_).draw(painter, QRectF(QPointF(0, 0), pixels));
        painter.end();
        turnUpperHalfDown(image);
        return image;
    }

  private:
    bool largeIndices_;
    std::array<SuitFaces, suitCount> suits_;
    DeckDrawing back_;
    DeckDrawing smallBack_;
};

}  // namespace

std::shared_ptr<const DeckArt> ownDeck(const OwnDeckStyle& style) {
    return std::make_shared<OwnDeck>(style);
}

}  // namespace plt
