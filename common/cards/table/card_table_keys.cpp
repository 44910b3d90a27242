// SPDX-License-Identifier: MIT
// The keyboard on a card table: a cursor that walks over piles and cards.
#include "common/cards/table/card_table_accessible.h"
#include "common/cards/table/card_table_private.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QKeyEvent>

namespace plt {

QRectF CardTable::Private::cursorBox() const {
    return table->rectOf(cursor).adjusted(-1, -1, 1, 1);
}

std::vector<CardPlace> CardTable::Private::stops() const {
    std::vector<CardPlace> found;
    for (const PilePicture& pile : picture.piles) {
        if (pile.cards.empty()) {
            if (table->cursorStops({pile.id, -1})) found.push_back({pile.id, -1});
            continue;
        }
        for (int i = 0; i < static_cast<int>(pile.cards.size()); ++i)
            if (table->cursorStops({pile.id, i})) found.push_back({pile.id, i});
    }
    return found;
}

void CardTable::Private::showCursor(bool shown) {
    if (cursorShown == shown) return;
    cursorShown = shown;
    table->viewport()->update();
}

void CardTable::Private::placeCursor(CardPlace place) {
    if (cursor == place) return;
    cursor = place;
    table->viewport()->update();
    CardTableAccessible::cursorMoved(table);
}

void CardTable::Private::mendCursor() {
    const PilePicture* const at = pile(cursor.pile);
    if (!at) {
        const std::vector<CardPlace> all = stops();
        cursor = all.empty() ? CardPlace{} : all.front();
        return;
    }
    // Cards came or went: the cursor is on the top card, where most moves end.
    const int top = static_cast<int>(at->cards.size()) - 1;
    if (cursor.index > top || cursor.index < 0 || !table->cursorStops(cursor)) cursor.index = top;
}

void CardTable::Private::moveCursor(int dx, int dy) {
    const std::vector<CardPlace> all = stops();
    if (all.empty()) return;
    if (!cursor.isValid()) {
        placeCursor(all.front());
        return;
    }
    // Where a card can be seen and hit is where it is for the eye.
    const QPointF here = table->pointOf(cursor);
    const PilePicture* const own = pile(cursor.pile);
    const bool along =
        own &&
        ((own->lay == Lay::column && dy != 0) ||
         ((own->lay == Lay::row || own->lay == Lay::rowStart || own->lay == Lay::diagonal) && dx != 0));
    if (along) {
        // Inside a fan the order of the cards counts and not where each can be hit.
        CardPlace next;
        for (const CardPlace place : all) {
            if (place.pile != cursor.pile) continue;
            if (dx + dy < 0 && place.index < cursor.index) next = place;
            if (dx + dy > 0 && place.index > cursor.index && !next.isValid()) next = place;
        }
        if (next.isValid()) {
            placeCursor(next);
            return;
        }
    }
    // Piles whose areas lie beside each other are one row, however different the lengths of their cards.
    const auto reach = [this](int id) {
        const PilePicture* const of = pile(id);
        QRectF area = areaOf(*of);
        for (const QRectF& rest : rests(id)) area = area.united(rest);
        return area;
    };
    const auto apart = [](double low, double high, double otherLow, double otherHigh) {
        return std::max({0.0, otherLow - high, low - otherHigh});
    };
    const QRectF from = own ? reach(cursor.pile) : QRectF(here, QSizeF(1, 1));
    CardPlace best;
    double least = std::numeric_limits<double>::max();
    for (const CardPlace place : all) {
        if (place.pile == cursor.pile) continue;
        const PilePicture* const other = pile(place.pile);
        const bool isTop = place.index + 1 == static_cast<int>(other->cards.size());
        // A column is entered at its top card, where most moves are made; a row where the cursor comes from.
        const bool byTop = other->lay == Lay::column || other->lay == Lay::squared;
        if (byTop && !isTop) continue;
        const QRectF to = reach(place.pile);
        const QPointF way = QPointF(table->pointOf(place)) - here;
        const double ahead = dx != 0 ? way.x() * dx : way.y() * dy;
        const double aside = dx != 0 ? apart(from.top(), from.bottom(), to.top(), to.bottom())
                                     : apart(from.left(), from.right(), to.left(), to.right());
        constexpr double nothing = 1;
        if (ahead < nothing) continue;
        // Another row costs much, so that the cursor stays in its own; of several cards the nearest counts.
        const double detour = aside > 0 ? 4 * (look.size.width() + aside) : 0;
        const double cost = ahead + detour + 0.01 * std::abs(dx != 0 ? way.y() : way.x());
        if (cost < least) {
            least = cost;
            best = place;
        }
    }
    if (best.isValid()) placeCursor(best);
}

void CardTable::Private::jumpCursor(bool last) {
    const std::vector<CardPlace> all = stops();
    if (!all.empty()) placeCursor(last ? all.back() : all.front());
}

bool CardTable::Private::key(QKeyEvent* event) {
    if (concealed) return false;
    if (table->keyPressed(event)) return true;
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    const bool wasShown = cursorShown;
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
            // The first key only shows where the cursor is.
            showCursor(true);
            if (!wasShown && cursor.isValid()) {
                CardTableAccessible::cursorMoved(table);
                return true;
            }
            if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End)
                jumpCursor(event->key() == Qt::Key_End);
            else
                moveCursor((event->key() == Qt::Key_Right) - (event->key() == Qt::Key_Left),
                           (event->key() == Qt::Key_Down) - (event->key() == Qt::Key_Up));
            return true;
        case Qt::Key_Enter:
        case Qt::Key_Return:
        case Qt::Key_Space:
            showCursor(true);
            if (wasShown && cursor.isValid() && !event->isAutoRepeat())
                choose(cursor, {TableInput::Source::keyboard, Qt::LeftButton, event->modifiers()});
            return true;
        case Qt::Key_Escape:
            if (dragging) {
                cancelDrag();
                return true;
            }
            if (!selection.isEmpty()) {
                table->clearSelection();
                return true;
            }
            return table->escaped();
        default:
            return false;
    }
}

CardPlace CardTable::cursor() const {
    return d->cursor;
}

void CardTable::setCursor(CardPlace place) {
    if (d->pile(place.pile)) d->placeCursor(place);
}

bool CardTable::isCursorVisible() const {
    return d->cursorShown && hasFocus();
}

void CardTable::keyPressEvent(QKeyEvent* event) {
    if (d->key(event))
        event->accept();
    else
        event->ignore();
}

void CardTable::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                       event->reason() == Qt::ShortcutFocusReason;
    if (byKey) d->showCursor(true);
    viewport()->update();
    CardTableAccessible::cursorMoved(this);
}

void CardTable::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    viewport()->update();
}

}  // namespace plt
