// SPDX-License-Identifier: MIT
#include "common/cards/table/play/table_cursor.h"

#include "common/accessible/keys.h"
#include "common/cards/table/scene/table_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QKeyEvent>

namespace plt {

namespace {

/// Returns the distance between two intervals; 0 if they meet.
double apart(double low, double high, double otherLow, double otherHigh) {
    return std::max({0.0, otherLow - high, low - otherHigh});
}

/// Returns true if the cards of a pile are arranged along this direction.
bool runsAlong(const PilePicture& pile, int dx, int dy) {
    switch (pile.lay) {
        case Lay::squared:
            return false;
        case Lay::column:
            return dy != 0;
        case Lay::row:
        case Lay::rowStart:
        case Lay::diagonal:
            return dx != 0;
    }
    return false;
}

}  // namespace

std::vector<CardPlace> TableCursor::stops() const {
    std::vector<CardPlace> found;
    for (const PilePicture& pile : scene_.picture().piles) {
        const auto count = static_cast<int>(pile.cards.size());
        for (int i = count == 0 ? -1 : 0; i < count; ++i)
            if (game_.cursorStops({pile.id, i})) found.push_back({pile.id, i});
    }
    return found;
}

void TableCursor::setShown(bool shown) {
    if (shown_ == shown) return;
    shown_ = shown;
    Q_EMIT repaintWanted();
}

void TableCursor::setPlace(CardPlace place) {
    if (place_ == place) return;
    place_ = place;
    Q_EMIT repaintWanted();
    Q_EMIT moved();
}

void TableCursor::review() {
    const PilePicture* const at = scene_.layout().pile(place_.pile);
    if (!at) {
        const std::vector<CardPlace> all = stops();
        place_ = all.empty() ? CardPlace{} : all.front();
        return;
    }
    // Cards were added or removed: the cursor moves to the top card, where most moves end.
    const int top = static_cast<int>(at->cards.size()) - 1;
    if (place_.index > top || place_.index < 0 || !game_.cursorStops(place_)) place_.index = top;
}

bool TableCursor::walk(const QKeyEvent& key) {
    if (!isCursorKey(key.key())) return false;
    const bool wasShown = shown_;
    setShown(true);
    if (!wasShown && place_.isValid()) {
        Q_EMIT moved();
        return true;
    }
    if (const QPoint arrow = arrowStep(key.key()); !arrow.isNull()) {
        step(arrow.x(), arrow.y());
    } else if (const std::vector<CardPlace> all = stops(); !all.empty()) {
        setPlace(key.key() == Qt::Key_End ? all.back() : all.front());
    }
    return true;
}

void TableCursor::step(int dx, int dy) {
    const std::vector<CardPlace> all = stops();
    if (all.empty()) return;
    if (!place_.isValid()) {
        setPlace(all.front());
        return;
    }
    const PilePicture* const own = scene_.layout().pile(place_.pile);
    CardPlace next;
    if (own && runsAlong(*own, dx, dy)) next = alongPile(all, dx + dy);
    if (!next.isValid()) next = nextPile(all, dx, dy);
    if (next.isValid()) setPlace(next);
}

// Inside a fan the order of the cards counts rather than the points where each can be hit.
CardPlace TableCursor::alongPile(const std::vector<CardPlace>& stops, int direction) const {
    CardPlace next;
    for (const CardPlace place : stops) {
        if (place.pile != place_.pile) continue;
        if (direction < 0 && place.index < place_.index) next = place;
        if (direction > 0 && place.index > place_.index && !next.isValid()) next = place;
    }
    return next;
}

CardPlace TableCursor::nextPile(const std::vector<CardPlace>& stops, int dx, int dy) const {
    const TableLayout& layout = scene_.layout();
    // The eye sees a card at the point where it is visible and can be hit.
    const QPointF here = layout.pointOf(place_);
    // Piles whose areas are side by side form one row, however different their cards' lengths.
    const PilePicture* const own = layout.pile(place_.pile);
    const QRectF from = own ? layout.reachOf(*own) : QRectF(here, QSizeF(1, 1));
    CardPlace best;
    double least = std::numeric_limits<double>::max();
    for (const CardPlace place : stops) {
        if (place.pile == place_.pile) continue;
        const PilePicture& other = *layout.pile(place.pile);
        const bool isTop = place.index + 1 == static_cast<int>(other.cards.size());
        // A column is entered at its top card, where most moves are made; a row at the point nearest to the
        // cursor.
        const bool byTop = other.lay == Lay::column || other.lay == Lay::squared;
        if (byTop && !isTop) continue;
        const QRectF to = layout.reachOf(other);
        const QPointF way = QPointF(layout.pointOf(place)) - here;
        const double ahead = dx != 0 ? way.x() * dx : way.y() * dy;
        const double aside = dx != 0 ? apart(from.top(), from.bottom(), to.top(), to.bottom())
                                     : apart(from.left(), from.right(), to.left(), to.right());
        constexpr double nothing = 1;
        if (ahead < nothing) continue;
        // Other rows have a high cost, so that the cursor stays in its own; of several cards the nearest
        // counts.
        const double detour = aside > 0 ? 4 * (layout.metrics().card.width() + aside) : 0;
        const double cost = ahead + detour + 0.01 * std::abs(dx != 0 ? way.y() : way.x());
        if (cost < least) {
            least = cost;
            best = place;
        }
    }
    return best;
}

}  // namespace plt
