// SPDX-License-Identifier: MIT
#include "common/cards/own/suit_faces.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

namespace plt {

namespace {

/// Narrower cards have no room for a second line along the panel.
constexpr int smallestInnerLine = 110;

QString suitName(Suit suit) {
    static const std::array names = {QStringLiteral("spades"), QStringLiteral("hearts"),
                                     QStringLiteral("diamonds"), QStringLiteral("clubs")};
    return names[static_cast<std::size_t>(suit)];
}

QTransform toPixels(QSize pixels) {
    return QTransform::fromScale(pixels.width() / faceWidth, pixels.height() / faceHeight);
}

int lineWidth(QSize pixels, double units) {
    return std::max(1, qRound(pixels.width() * units / faceWidth));
}

/// Returns the panel's outline in device pixels, `inset` pixels inwards, positioned for a line of this width
/// so that it covers whole pixels.
QPolygonF panelOutline(const CourtPanel& panel, QSize pixels, int lineWidth, int inset) {
    const double shift = (lineWidth % 2 ? 0.5 : 0) + inset;
    const auto across = [&](double x) { return std::floor(x * pixels.width() / faceWidth) + shift; };
    const auto down = [&](double y) { return std::floor(y * pixels.height() / faceHeight) + shift; };
    QPolygonF outline({{across(panel.notchRight), down(panel.notchBottom)},
                       {across(panel.notchRight), down(panel.margin)},
                       {pixels.width() - across(panel.margin), down(panel.margin)},
                       {pixels.width() - across(panel.margin), pixels.height() - down(panel.notchBottom)}});
    for (int i = 0; i < 4; ++i) outline << QPointF(pixels.width(), pixels.height()) - outline[i];
    return outline;
}

void setUp(QPainter& painter, QSize pixels) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(toPixels(pixels));
}

}  // namespace

QImage blankCard(QSize pixels, QRgb colour) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return image;
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double radius = pixels.width() * 0.05;
    const double edge = lineWidth(pixels, 2.4);
    const QRectF card(QPointF(0, 0), pixels);
    painter.setBrush(QColor(cardEdge));
    painter.drawRoundedRect(card, radius, radius);
    painter.setBrush(QColor(colour));
    painter.drawRoundedRect(card.adjusted(edge, edge, -edge, -edge), std::max(0., radius - edge),
                            std::max(0., radius - edge));
    painter.end();
    return image;
}

void turnUpperHalfDown(QImage& picture) {
    const int width = picture.width();
    const int height = picture.height();
    for (int y = 0; y < (height + 1) / 2; ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        auto* to = reinterpret_cast<QRgb*>(picture.scanLine(height - 1 - y));
        // The middle row of an odd number is turned onto itself, so only its left half is used.
        const int count = height - 1 - y == y ? width / 2 : width;
        for (int x = 0; x < count; ++x) to[width - 1 - x] = from[x];
    }
}

SuitFaces::SuitFaces(Suit suit, bool fourColours)
    : colours_(suitColours(suit, fourColours)),
      pip_(QStringLiteral("pip-") + suitName(suit), colours_),
      ace_(QStringLiteral("ace-") + suitName(suit), colours_),
      sash_(QStringLiteral("sash"), colours_) {
    static const std::array courtNames = {QStringLiteral("jack-"), QStringLiteral("queen-"),
                                          QStringLiteral("king-")};
    for (std::size_t i = 0; i < courts_.size(); ++i)
        courts_[i] = std::make_unique<DeckDrawing>(courtNames[i] + suitName(suit), colours_);
    static const std::array rankNames = {"a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"};
    for (std::size_t i = 0; i < ranks_.size(); ++i)
        ranks_[i] =
            std::make_unique<DeckDrawing>(QStringLiteral("rank-") + QLatin1String(rankNames[i]), colours_);
}

QImage SuitFaces::face(Rank rank, IndexSize indices, QSize pixels) const {
    QImage image = blankCard(pixels, cardPaper);
    if (image.isNull()) return image;
    QPainter painter(&image);
    setUp(painter, pixels);
    if (indices == IndexSize::huge) {
        paintSmall(painter, rank, pixels);
        paintIndex(painter, rank, indices);
        painter.end();
        return image;
    }
    painter.setClipRect(
        QRectF(0, 0, faceWidth, std::ceil(pixels.height() / 2.) / pixels.height() * faceHeight));
    if (rank >= jack) paintCourt(painter, rank, indices, pixels);
    paintPips(painter, rank, indices);
    paintIndex(painter, rank, indices);
    painter.end();
    turnUpperHalfDown(image);
    painter.begin(&image);
    setUp(painter, pixels);
    paintMiddle(painter, rank, indices);
    painter.end();
    return image;
}

void SuitFaces::paintIndex(QPainter& painter, Rank rank, IndexSize size) const {
    const auto places = indexPlaces(size);
    const auto& glyph = *ranks_[rank - 1U];
    const QSizeF glyphSize = glyph.size();
    QRectF place = places.rank;
    place.setWidth(std::min(place.width(), place.height() * glyphSize.width() / glyphSize.height()));
    place.moveCenter(places.rank.center());
    glyph.draw(painter, place);
    pip_.draw(painter, places.suit);
}

void SuitFaces::paintPips(QPainter& painter, Rank rank, IndexSize size) const {
    for (const auto& pip : pipPlaces(rank, size))
        if (pip.turned) pip_.draw(painter, pip.place);
}

void SuitFaces::paintMiddle(QPainter& painter, Rank rank, IndexSize size) const {
    if (rank == ace) ace_.draw(painter, acePlace(size));
    for (const auto& pip : pipPlaces(rank, size))
        if (!pip.turned) pip_.draw(painter, pip.place);
}

void SuitFaces::paintCourt(QPainter& painter, Rank rank, IndexSize size, QSize pixels) const {
    const int line = lineWidth(pixels, 3.2);
    const QPolygonF panel = panelOutline(courtPanel(size), pixels, line, 0);

    // One figure is drawn and placed on the card twice, because the sash is diagonal: near its ends each half
    // of the card shows a part of the other's figure.
    QImage figure(pixels, QImage::Format_ARGB32_Premultiplied);
    if (figure.isNull()) return;
    figure.fill(Qt::transparent);
    QPainter figurePainter(&figure);
    setUp(figurePainter, pixels);
    QPainterPath area;
    area.addPolygon(upperFigureArea());
    area.closeSubpath();
    figurePainter.setClipPath(area);
    figurePainter.fillRect(QRectF(0, 0, faceWidth, faceHeight), QColor(colours_.tint));
    if (pixels.width() >= smallestInnerLine) {
        figurePainter.save();
        figurePainter.resetTransform();
        figurePainter.setPen(QPen(QColor(colours_.accent), line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        figurePainter.drawPolygon(panelOutline(courtPanel(size), pixels, line, lineWidth(pixels, 10)));
        figurePainter.restore();
    }
    court(rank).draw(figurePainter, QRectF(0, 0, faceWidth, faceHeight));
    pip_.draw(figurePainter, courtPip());
    figurePainter.end();

    painter.save();
    painter.resetTransform();
    QPainterPath window;
    window.addPolygon(panel);
    window.closeSubpath();
    painter.setClipPath(window, Qt::IntersectClip);
    painter.drawImage(0, 0, figure);
    painter.drawImage(0, 0, figure.mirrored(true, true));
    painter.setTransform(toPixels(pixels));
    sash_.draw(painter, QRectF(0, 0, faceWidth, faceHeight));
    painter.restore();

    painter.save();
    painter.resetTransform();
    painter.setPen(QPen(QColor(colours_.main), line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(panel);
    painter.restore();
}

void SuitFaces::paintSmall(QPainter& painter, Rank rank, QSize pixels) const {
    if (rank < jack) {
        pip_.draw(painter, smallPip());
    } else {
        const QRect window = toPixels(pixels).mapRect(smallCourtWindow()).toAlignedRect();
        painter.save();
        painter.resetTransform();
        painter.setClipRect(window);
        painter.fillRect(window, QColor(colours_.tint));
        painter.setTransform(toPixels(pixels));
        court(rank).draw(painter, smallCourtFigure());
        painter.resetTransform();
        painter.setPen(QPen(QColor(colours_.main), 1));
        painter.drawRect(QRectF(window).adjusted(0.5, 0.5, -0.5, -0.5));
        painter.restore();
    }
    pip_.draw(painter, smallCornerPip());
}

}  // namespace plt
