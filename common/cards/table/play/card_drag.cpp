// SPDX-License-Identifier: MIT
#include "common/cards/table/play/card_drag.h"

#include "common/cards/table/layout/card_layout.h"
#include "common/cards/table/scene/table_scene.h"

#include <algorithm>
#include <utility>

namespace plt {

namespace {

double overlap(const QRectF& one, const QRectF& other) {
    const QRectF common = one.intersected(other);
    return common.isEmpty() ? 0 : common.width() * common.height();
}

}  // namespace

void CardDrag::begin(const Grip& grip, QPointF point) {
    grip_ = grip;
    from_ = point;
    aimedPile_ = -1;
    scene_.lift(grip_);
    lowest_ = scene_.liftedCard();
    Q_EMIT changed();
}

void CardDrag::moveTo(QPointF point) {
    QPointF way = point - from_;
    // The group stays together at the edges. Only its grabbed end must stay on the table: a long run may
    // extend below.
    way += keptInside(lowest_.translated(way), scene_.metrics().room);
    scene_.moveLifted(way);
    const int aimed = targetAt(lowest_.translated(way), point);
    if (aimed == aimedPile_) return;
    aimedPile_ = aimed;
    Q_EMIT changed();
}

int CardDrag::targetAt(const QRectF& box, QPointF point) const {
    // Cards mostly above a pile that does not accept them are not meant for another one, unless they also
    // cover that one well.
    constexpr double well = 0.4;
    const QSizeF size = scene_.metrics().card;
    const double card = size.width() * size.height();
    int best = -1;
    double most = 0;
    double mostOfAll = 0;
    for (const PilePicture& pile : scene_.picture().piles) {
        // Each pile gets half of the gap to the next one, so that no gap is dead.
        const qreal around = size.width() * 0.08;
        const QRectF area = scene_.layout().reachOf(pile).adjusted(-around, -around, around, around);
        const double weight = overlap(box, area) + (area.contains(point) ? card : 0);
        mostOfAll = std::max(mostOfAll, weight);
        if (weight <= most || !game_.accepts(grip_, pile.id)) continue;
        most = weight;
        best = pile.id;
    }
    return most >= mostOfAll || most >= well * card ? best : -1;
}

int CardDrag::positionIn(int pileId, const Grip& grip, const QRectF& box) const {
    const PilePicture& pile = *scene_.layout().pile(pileId);
    const std::vector<QRectF>& at = scene_.layout().rests(pileId);
    if (pile.lay == Lay::squared || pile.lay == Lay::column) return static_cast<int>(at.size());
    const bool isInRows = pile.rows > 1 && at.size() > 1;
    const double middle = isInRows ? (at.front().y() + at.back().y()) / 2 : 0;
    int position = 0;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const bool own =
            std::find(grip.cards.cbegin(), grip.cards.cend(), pile.cards[i].id) != grip.cards.cend();
        // A hand may lie in two rows, and a card is meant for the row that it covers most.
        const bool isUpper = isInRows && at[i].y() < middle;
        const bool isBefore =
            isInRows && isUpper != (box.y() < middle) ? isUpper : at[i].center().x() < box.center().x();
        if (!own && isBefore) ++position;
    }
    return position;
}

void CardDrag::drop() {
    const int target = std::exchange(aimedPile_, -1);
    const Grip grip = std::exchange(grip_, {});
    const QRectF box = scene_.liftedCard();
    scene_.clearLifted();
    Q_EMIT changed();
    if (target >= 0) game_.drop(grip, target, positionIn(target, grip, box));
    Q_EMIT released();
}

void CardDrag::cancel() {
    if (!isActive()) return;
    grip_ = {};
    aimedPile_ = -1;
    scene_.clearLifted();
    Q_EMIT changed();
    Q_EMIT released();
}

}  // namespace plt
