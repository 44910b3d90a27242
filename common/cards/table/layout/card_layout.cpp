// SPDX-License-Identifier: MIT
#include "common/cards/table/layout/card_layout.h"

#include <algorithm>
#include <cstddef>

namespace plt {

namespace {

/// The part of a length that this many cards with gaps need, centred; or all of it.
struct Span {
    double start;
    double length;
};

Span used(double start, double length, double card, int count, double gap) {
    const double needed = count * card + (count - 1) * gap;
    if (length <= needed) return {start, length};
    return {start + (length - needed) / 2, needed};
}

}  // namespace

std::vector<QPointF> fan(const QRectF& region, QSizeF card, int count, double gap) {
    std::vector<QPointF> corners;
    if (count <= 0) return corners;
    const Span across = used(region.x(), region.width(), card.width(), count, gap);
    const Span down = used(region.y(), region.height(), card.height(), count, gap);
    const double roomAcross = across.length - card.width();
    const double roomDown = down.length - card.height();
    for (int i = 0; i < count; ++i) {
        const double part = count == 1 ? 0.5 : static_cast<double>(count - 1 - i) / (count - 1);
        corners.emplace_back(across.start + part * roomAcross, down.start + part * roomDown);
    }
    return corners;
}

std::vector<double> columnOffsets(const PilePicture& pile, double cardHeight, double length) {
    constexpr double minimumClosed = 0.5;
    double open = 0;
    double closed = 0;
    for (std::size_t i = 0; i + 1 < pile.cards.size(); ++i)
        (pile.cards[i].faceUp ? open : closed) += pile.cards[i].faceUp ? pile.step : pile.closedStep;
    const double room = std::max(0.0, length / cardHeight - 1);
    double closedScale = 1;
    if (open + closed > room && closed > 0)
        closedScale = std::clamp((room - open) / closed, minimumClosed, 1.0);
    const double total = open + closed * closedScale;
    const double scale = total > room ? room / total : 1;

    std::vector<double> offsets;
    double offset = 0;
    for (const CardPicture& card : pile.cards) {
        offsets.push_back(offset * cardHeight);
        offset += scale * (card.faceUp ? pile.step : pile.closedStep * closedScale);
    }
    return offsets;
}

std::vector<QPointF> cardCorners(const PilePicture& pile, const QRectF& area, QSizeF card) {
    const auto count = static_cast<int>(pile.cards.size());
    std::vector<QPointF> corners;
    if (count == 0) return corners;
    const QPointF middle = area.center() - QPointF(card.width() / 2, card.height() / 2);
    switch (pile.lay) {
        case Lay::squared: {
            const double room = std::max(0.0, area.width() - card.width());
            const double step = count > 1 ? std::min(pile.offset * card.width(), room / (count - 1)) : 0;
            for (int i = 0; i < count; ++i)
                corners.emplace_back(middle.x() + (i - (count - 1) / 2.0) * step, middle.y());
            break;
        }
        case Lay::column:
            for (const double offset : columnOffsets(pile, card.height(), area.height()))
                corners.emplace_back(middle.x(), area.top() + offset);
            break;
        case Lay::row:
        case Lay::rowStart: {
            const bool inRows = pile.rows > 1;
            const int upper = inRows ? (count + 1) / 2 : count;
            const double full = card.width() * (1 + pile.gap);
            const double room = std::max(0.0, area.width() - card.width());
            const double step = upper > 1 ? std::min(full, room / (upper - 1)) : 0;
            for (int i = 0; i < count; ++i) {
                const int inRow = i < upper ? upper : count - upper;
                const double length = card.width() + (inRow - 1) * step;
                const double left = pile.lay == Lay::row ? area.center().x() - length / 2 : area.left();
                const double top = !inRows     ? middle.y()
                                   : i < upper ? area.top()
                                               : area.bottom() - card.height();
                corners.emplace_back(left + (i < upper ? i : i - upper) * step, top);
            }
            break;
        }
        case Lay::diagonal:
            corners = fan(area, card, count, card.width() * pile.gap);
            std::reverse(corners.begin(), corners.end());
            break;
    }
    return corners;
}

QRectF quarterTurned(const QRectF& card, const QRectF& table) {
    QRectF turned(0, 0, card.height(), card.width());
    turned.moveCenter(card.center());
    return turned.translated(keptInside(turned, table));
}

QPointF keptInside(const QRectF& cards, const QRectF& table) {
    const auto shift = [](double low, double high, double from, double to) {
        if (low < from) return from - low;
        if (high > to) return std::max(to - high, from - low);
        return 0.0;
    };
    return {shift(cards.left(), cards.right(), table.left(), table.right()),
            shift(cards.top(), cards.bottom(), table.top(), table.bottom())};
}

}  // namespace plt
