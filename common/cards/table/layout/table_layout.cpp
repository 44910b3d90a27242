// SPDX-License-Identifier: MIT
#include "common/cards/table/layout/table_layout.h"

#include "common/cards/table/layout/card_layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QtMath>

namespace plt {

namespace {

/// Minimum width of cards in pixels, whatever the size of the window.
constexpr double minimumCardWidth = 12;

}  // namespace

TableMetrics TableMetrics::fitted(QSize room, QSizeF needs, double heightPerWidth, qreal pixelRatio) {
    double width = std::min(room.width() / (needs.width() + 2 * TableMetrics::edge),
                            room.height() / (needs.height() * heightPerWidth + 2 * TableMetrics::edge));
    width = std::max(minimumCardWidth, std::floor(width * pixelRatio) / pixelRatio);
    TableMetrics metrics;
    metrics.room = QRectF(QPointF(0, 0), QSizeF(room));
    metrics.pixelRatio = pixelRatio;
    metrics.card = {width, metrics.snapped(width * heightPerWidth)};
    metrics.margin = metrics.snapped(width * edge);
    metrics.table = {std::max(needs.width(), (room.width() - 2 * metrics.margin) / metrics.card.width()),
                     std::max(needs.height(), (room.height() - 2 * metrics.margin) / metrics.card.height())};
    return metrics;
}

QRectF TableMetrics::toPixels(const QRectF& inCards) const {
    return {margin + inCards.x() * card.width(), margin + inCards.y() * card.height(),
            inCards.width() * card.width(), inCards.height() * card.height()};
}

qreal TableMetrics::snapped(qreal length) const {
    return std::round(length * pixelRatio) / pixelRatio;
}

TableLayout::TableLayout(TablePicture picture, const TableMetrics& metrics)
    : picture_(std::move(picture)), metrics_(metrics) {
    for (const PilePicture& pile : picture_.piles) {
        std::vector<QRectF>& rests = rests_[pile.id];
        for (const QPointF corner : cardCorners(pile, areaOf(pile), metrics_.card)) {
            places_[pile.cards[rests.size()].id] = {pile.id, static_cast<int>(rests.size())};
            rests.emplace_back(QPointF(metrics_.snapped(corner.x()), metrics_.snapped(corner.y())),
                               metrics_.card);
        }
    }
}

const CardPicture* TableLayout::cardAt(CardPlace place) const {
    const PilePicture* const pile = this->pile(place.pile);
    if (!pile || place.index < 0 || place.index >= static_cast<int>(pile->cards.size())) return nullptr;
    return &pile->cards[place.index];
}

CardPlace TableLayout::placeOf(int card) const {
    const auto found = places_.find(card);
    return found == places_.end() ? CardPlace{} : found->second;
}

const std::vector<QRectF>& TableLayout::rests(int pile) const {
    static const std::vector<QRectF> none;
    const auto found = rests_.find(pile);
    return found == rests_.end() ? none : found->second;
}

QRectF TableLayout::headOf(const PilePicture& pile) const {
    const QRectF area = areaOf(pile);
    QRectF head(QPointF(0, 0), metrics_.card);
    head.moveCenter(area.center());
    if (pile.lay == Lay::column) head.moveTop(area.top());
    if (pile.lay == Lay::rowStart) head.moveLeft(area.left());
    return head;
}

QRectF TableLayout::reachOf(const PilePicture& pile) const {
    QRectF reach = areaOf(pile);
    for (const QRectF& rest : rests(pile.id)) reach = reach.united(rest);
    return reach;
}

qreal TableLayout::stripOf(const PilePicture& pile, std::size_t index) const {
    const std::vector<QRectF>& at = rests(pile.id);
    return pile.lay == Lay::column && index + 1 < at.size() ? at[index + 1].y() - at[index].y() : 0;
}

QRectF TableLayout::covered(const PilePicture& pile, int index) const {
    const auto at = static_cast<std::size_t>(index);
    const QRectF rest = rests(pile.id).at(at);
    return pile.cards.at(at).turned ? quarterTurned(rest, metrics_.room) : rest;
}

QRectF TableLayout::rectOf(CardPlace place) const {
    const PilePicture* const pile = this->pile(place.pile);
    if (!pile) return {};
    const auto count = static_cast<int>(pile->cards.size());
    if (place.index >= 0 && place.index < count) return covered(*pile, place.index);
    if (count == 0) return headOf(*pile);
    QRectF all = covered(*pile, 0);
    for (int i = 1; i < count; ++i) all = all.united(covered(*pile, i));
    return all;
}

QRegion TableLayout::visiblePart(CardPlace place) const {
    QRegion part(rectOf(place).toAlignedRect());
    const auto own = std::find_if(picture_.piles.begin(), picture_.piles.end(),
                                  [&](const PilePicture& pile) { return pile.id == place.pile; });
    for (auto pile = own; pile != picture_.piles.end(); ++pile) {
        const auto count = static_cast<int>(pile->cards.size());
        // Of a whole pile, its own cards cover nothing.
        const int ofOwn = place.index < 0 ? count : place.index + 1;
        for (int i = pile == own ? ofOwn : 0; i < count; ++i) part -= covered(*pile, i).toAlignedRect();
    }
    return part;
}

QPoint TableLayout::pointOf(CardPlace place) const {
    const QRectF rect = rectOf(place);
    if (place.index < 0) return rect.center().toPoint();
    // If the next cards cover the middle, a point nearer to the edges is free.
    for (const double down : {0.5, 0.06, 0.94})
        for (const double across : {0.5, 0.06, 0.94}) {
            const QPoint point(qFloor(rect.x() + rect.width() * across),
                               qFloor(rect.y() + rect.height() * down));
            if (placeAt(point) == place) return point;
        }
    for (int y = qCeil(rect.top()); y < rect.bottom(); ++y)
        for (const double across : {0.03, 0.5, 0.97}) {
            const QPoint point(qFloor(rect.x() + rect.width() * across), y);
            if (placeAt(point) == place) return point;
        }
    return rect.center().toPoint();
}

CardPlace TableLayout::placeAt(QPoint point) const {
    const QPointF at(point);
    for (auto pile = picture_.piles.crbegin(); pile != picture_.piles.crend(); ++pile)
        for (int i = static_cast<int>(pile->cards.size()) - 1; i >= 0; --i)
            if (covered(*pile, i).contains(at)) return {pile->id, i};
    for (auto pile = picture_.piles.crbegin(); pile != picture_.piles.crend(); ++pile)
        if (pile->cards.empty() && headOf(*pile).contains(at)) return {pile->id, -1};
    return {};
}

CardPlace TableLayout::pileAt(QPoint point) const {
    for (auto pile = picture_.piles.crbegin(); pile != picture_.piles.crend(); ++pile)
        if (areaOf(*pile).contains(QPointF(point)))
            return {pile->id, static_cast<int>(pile->cards.size()) - 1};
    return {};
}

}  // namespace plt
