// SPDX-License-Identifier: MIT
#include "common/cards/foreign/svg/svg_deck.h"

#include "common/cards/foreign/svg/message_filter.h"
#include "common/pictures/drawings/drawing_safety.h"
#include "common/system/files/regular_file.h"

#include <cmath>

#include <QPainter>
#include <QSvgRenderer>

namespace plt {

namespace {

/// The largest of 46 decks examined: 3.3 MB.
constexpr qint64 largestFile = 16 * 1024 * 1024;

const auto backElement = QStringLiteral("back");

/// Returns the id of a card's SVG element: rank first in KDE decks, suit first in GNOME decks.
QString elementName(Card card, bool suitFirst) {
    constexpr std::array suits{"spade", "heart", "diamond", "club"};
    const QString suit = QLatin1String(suits[static_cast<std::size_t>(card.suit)]);
    const QString rank = card.rank == jack    ? QStringLiteral("jack")
                         : card.rank == queen ? QStringLiteral("queen")
                         : card.rank == king  ? QStringLiteral("king")
                                              : QString::number(card.rank);
    return suitFirst ? suit + QLatin1Char('_') + rank : rank + QLatin1Char('_') + suit;
}

DeckFault faultOf(const QByteArray& svg) {
    const DrawingFault fault = drawingFault(svg);
    return fault == DrawingFault::none          ? DeckFault::none
           : fault == DrawingFault::notADrawing ? DeckFault::notADrawing
           : fault == DrawingFault::tooLarge    ? DeckFault::tooLarge
                                                : DeckFault::unsafe;
}

bool isShape(const QRectF& bounds) {
    return std::isfinite(bounds.width()) && std::isfinite(bounds.height()) && bounds.width() > 0 &&
           bounds.height() > 0;
}

}  // namespace

SvgDeck::SvgDeck(const QByteArray& svg) {
    const MessageFilter silence;
    renderer_ = std::make_unique<QSvgRenderer>();
    // An animated deck would need a timer, and this thread may have no event loop.
    renderer_->setFramesPerSecond(0);
    renderer_->load(svg);
}

SvgDeck::~SvgDeck() = default;

SvgDeck::Loaded SvgDeck::load(const QString& path, bool checked) {
    const SmallFile file = readSmallFile(path, largestFile);
    if (file.outcome == SmallFile::Outcome::TooLarge) return {nullptr, DeckFault::tooLarge};
    if (file.outcome != SmallFile::Outcome::Read) return {nullptr, DeckFault::unreadable};
    const auto svg = unpackedDrawing(file.bytes);
    if (!svg) return {nullptr, DeckFault::unreadable};
    if (!checked) {
        const MessageFilter silence;
        if (const DeckFault fault = faultOf(*svg); fault != DeckFault::none) return {nullptr, fault};
    }
    const std::shared_ptr<SvgDeck> deck(new SvgDeck(*svg));
    if (const DeckFault fault = deck->prepare(); fault != DeckFault::none) return {nullptr, fault};
    return {deck, DeckFault::none};
}

DeckFault SvgDeck::prepare() {
    const MessageFilter silence;
    if (!renderer_->isValid()) return DeckFault::notADrawing;
    if (!renderer_->elementExists(backElement)) return DeckFault::missingCards;
    suitFirst_ = renderer_->elementExists(elementName({ace, Suit::clubs}, true));
    for (int i = 0; i < 52; ++i) {
        if (!renderer_->elementExists(elementName(Card::fromIndex(i), suitFirst_)))
            return DeckFault::missingCards;
    }
    const QRectF bounds = renderer_->boundsOnElement(backElement);
    if (!isShape(bounds)) return DeckFault::badShape;
    heightPerWidth_ = bounds.height() / bounds.width();
    constexpr double flattest = 1.2;
    constexpr double slimmest = 1.9;
    return heightPerWidth_ >= flattest && heightPerWidth_ <= slimmest ? DeckFault::none : DeckFault::badShape;
}

QImage SvgDeck::draw(const QString& element, QSize pixels) const {
    if (pixels.isEmpty()) return {};
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return {};
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const MessageFilter silence;
    const std::lock_guard lock(mutex_);
    renderer_->render(&painter, element, QRectF(QPointF(0, 0), QSizeF(pixels)));
    return image;
}

QString SvgDeck::elementOf(Card card) const {
    return elementName(card, suitFirst_);
}

QImage SvgDeck::face(Card card, QSize pixels) const {
    return draw(elementOf(card), pixels);
}

QImage SvgDeck::back(QSize pixels) const {
    return draw(backElement, pixels);
}

}  // namespace plt
