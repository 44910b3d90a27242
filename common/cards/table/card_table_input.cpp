// SPDX-License-Identifier: MIT
// Mouse and touch on a card table: hover, click, drag, peek.
#include "common/cards/table/card_layout.h"
#include "common/cards/table/card_table_accessible.h"
#include "common/cards/table/card_table_private.h"

#include <algorithm>

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>

namespace plt {

namespace {

/// So far, in pixels, a button must move before a click becomes a drag.
constexpr int mouseThreshold = 4;
constexpr int touchThreshold = 10;
/// Depth of cards that are held: over those that fly.
constexpr qreal held = 300000;

double overlap(const QRectF& one, const QRectF& other) {
    const QRectF common = one.intersected(other);
    return common.isEmpty() ? 0 : common.width() * common.height();
}

}  // namespace

// Hover and targets ---------------------------------------------------------------------------------------

void CardTable::Private::setHovered(CardPlace place) {
    const CardPicture* const card = table->cardAt(place);
    const bool alive = place.isValid() && table->canActivate(place);
    // By the card and not by its place: cards come and go under a pointer that rests.
    const int lit = alive && card ? card->id : -1;
    if (lit != hoveredCard) {
        if (CardItem* const old = cards.value(hoveredCard)) old->setHovered(false);
        hoveredCard = lit;
        if (CardItem* const now = cards.value(hoveredCard)) now->setHovered(true);
    }
    table->viewport()->setCursor(alive ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void CardTable::Private::hoverAgain() {
    if (dragging) return;
    const bool here = table->viewport()->underMouse() && !QApplication::mouseButtons();
    setHovered(here ? table->placeAt(table->viewport()->mapFromGlobal(QCursor::pos())) : CardPlace{});
}

void CardTable::Private::showTargets() {
    const Grip& grip = dragging ? dragged : selection;
    for (const PilePicture& pile : std::as_const(picture.piles)) {
        const bool target = !grip.isEmpty() && pile.id != grip.pile && table->accepts(grip, pile.id);
        const bool aimed = target && pile.id == aimedPile;
        outlines.value(pile.id)->setTarget(target, aimed);
        for (std::size_t i = 0; i < pile.cards.size(); ++i) {
            const int id = pile.cards[i].id;
            CardItem* const item = cards.value(id);
            const bool top = i + 1 == pile.cards.size();
            item->setTarget(target && top, aimed && top);
            item->setPicked(!dragging && std::find(selection.cards.cbegin(), selection.cards.cend(), id) !=
                                             selection.cards.cend());
        }
    }
}

int CardTable::Private::targetAt(const Grip& grip, const QRectF& box, QPointF point) const {
    // Cards that lie mostly on a pile that does not take them are meant for no other, unless they also lie
    // well on that one.
    constexpr double well = 0.4;
    const double card = look.size.width() * look.size.height();
    int best = -1;
    double most = 0;
    double mostOfAll = 0;
    for (const PilePicture& pile : picture.piles) {
        QRectF area = areaOf(pile);
        for (const QRectF& rest : rests(pile.id)) area = area.united(rest);
        // Half of the gap to the next pile belongs to each, so that no gap is dead.
        const qreal around = look.size.width() * 0.08;
        area.adjust(-around, -around, around, around);
        const double common = overlap(box, area);
        const double weight = common + (area.contains(point) ? card : 0);
        mostOfAll = std::max(mostOfAll, weight);
        if (weight <= most || !table->accepts(grip, pile.id)) continue;
        most = weight;
        best = pile.id;
    }
    return most >= mostOfAll || most >= well * card ? best : -1;
}

int CardTable::Private::positionIn(int pileId, const Grip& grip, const QRectF& box) const {
    const PilePicture* const pile = this->pile(pileId);
    const std::vector<QRectF>& at = rests(pileId);
    if (pile->lay == Lay::squared || pile->lay == Lay::column) return static_cast<int>(at.size());
    int position = 0;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const bool own =
            std::find(grip.cards.cbegin(), grip.cards.cend(), pile->cards[i].id) != grip.cards.cend();
        if (!own && at[i].center().x() < box.center().x()) ++position;
    }
    return position;
}

CardPlace CardTable::Private::pileAt(QPoint point) const {
    for (auto pile = picture.piles.crbegin(); pile != picture.piles.crend(); ++pile)
        if (areaOf(*pile).contains(QPointF(point)))
            return {pile->id, static_cast<int>(pile->cards.size()) - 1};
    return {};
}

// Press, move, release ------------------------------------------------------------------------------------

void CardTable::Private::press(QMouseEvent* event) {
    if (concealed) return;
    if (dragging || peeked >= 0) {
        // A second button takes the drag back.
        cancelDrag();
        endPeek();
        pressed = {};
        return;
    }
    // What is seen to be hit must be what is hit.
    table->finishAnimation();
    pressPoint = event->position().toPoint();
    pressButton = event->button();
    pressed = table->placeAt(pressPoint);
    dragRefused = false;
    const bool touch = event->source() != Qt::MouseEventNotSynthesized;
    pressInput = {touch ? TableInput::Source::touch : TableInput::Source::mouse, event->button(),
                  event->modifiers()};
    showCursor(false);
    if (pressed.isValid()) placeCursor(pressed);
    if (event->button() == Qt::RightButton && pressed.isValid()) peek(pressed);
}

void CardTable::Private::move(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    if (dragging) {
        followPointer(event->position());
        return;
    }
    if (event->buttons() == Qt::NoButton) {
        setHovered(table->placeAt(point));
        return;
    }
    if (pressButton != Qt::LeftButton || !pressed.isValid() || dragRefused) return;
    const int threshold = pressInput.source == TableInput::Source::touch ? touchThreshold : mouseThreshold;
    if ((point - pressPoint).manhattanLength() < threshold) return;
    if (beginDrag()) followPointer(event->position());
}

void CardTable::Private::release(QMouseEvent* event) {
    if (dragging) {
        if (event->button() == Qt::LeftButton) finishDrag();
        return;
    }
    if (peeked >= 0) {
        endPeek();
        pressed = {};
        return;
    }
    if (event->button() != pressButton) return;
    pressButton = Qt::NoButton;
    const CardPlace place = std::exchange(pressed, {});
    const QPoint point = event->position().toPoint();
    const bool second = std::exchange(doubleClick, false);
    const CardPlace there = table->placeAt(point);
    if (place.isValid() && place == there) {
        choose(place, pressInput);
        if (second) table->doubleActivated(place);
    } else if (!place.isValid() && !there.isValid() && !selection.isEmpty()) {
        // Beside all cards, but in a pile's area: generous to a click that means the pile.
        const CardPlace near = pileAt(point);
        if (near.isValid() && near.pile != selection.pile && table->accepts(selection, near.pile))
            put(Grip(selection), near.pile, static_cast<int>(pile(near.pile)->cards.size()));
        else
            table->clearSelection();
    }
    setHovered(table->placeAt(point));
}

// Drag ----------------------------------------------------------------------------------------------------

bool CardTable::Private::beginDrag() {
    const std::vector<int> ids = table->grab(pressed);
    if (ids.empty()) {
        // What cannot be dragged can still be clicked, by a hand that slipped a little too.
        dragRefused = true;
        return false;
    }
    table->clearSelection();
    setHovered({});
    dragged = {pressed.pile, ids};
    dragging = true;
    dragFrom.clear();
    dragBox = {};
    qreal z = held;
    for (const int id : ids) {
        CardItem* const item = cards.value(id);
        motion.release(id);
        item->setVisible(true);
        item->setZValue(z++);
        item->setLift(1);
        dragFrom.push_back(item->pos());
        dragBox = dragBox.united(QRectF(item->pos(), look.size));
    }
    if (BadgeItem* const badge = badges.value(dragged.pile)) badge->setVisible(false);
    // The card below the top one of a squared pile comes to light.
    hideCovered();
    for (const int id : ids) cards.value(id)->setVisible(true);
    if (const PilePicture* const from = pile(dragged.pile)) {
        const std::size_t left = from->cards.size() - std::min(from->cards.size(), ids.size());
        for (std::size_t i = left > 2 ? left - 2 : 0; i < left; ++i)
            cards.value(from->cards[i].id)->setVisible(true);
    }
    table->viewport()->setCursor(Qt::ClosedHandCursor);
    showTargets();
    return true;
}

void CardTable::Private::followPointer(QPointF point) {
    QPointF way = point - QPointF(pressPoint);
    // The group stays together at the edges. Only its grabbed end must stay on the table: a long run may hang
    // out below.
    QRectF first(dragFrom.front(), look.size);
    way += keptInside(first.translated(way), QRectF(table->viewport()->rect()));
    for (std::size_t i = 0; i < dragged.cards.size(); ++i)
        cards.value(dragged.cards[i])->setPos(dragFrom[i] + way);
    const int aimed = targetAt(dragged, first.translated(way), point);
    if (aimed == aimedPile) return;
    aimedPile = aimed;
    showTargets();
}

void CardTable::Private::finishDrag() {
    const Grip grip = dragged;
    const int target = aimedPile;
    const QRectF box(cards.value(grip.cards.front())->pos(), look.size);
    dragging = false;
    dragged = {};
    aimedPile = -1;
    pressed = {};
    pressButton = Qt::NoButton;
    table->viewport()->setCursor(Qt::ArrowCursor);
    if (target >= 0) put(grip, target, positionIn(target, grip, box));
    // Wherever the state has them: at the new place, or back home.
    arrange(motionWanted());
}

void CardTable::Private::cancelDrag() {
    pressed = {};
    pressButton = Qt::NoButton;
    doubleClick = false;
    if (!dragging) return;
    dragging = false;
    dragged = {};
    aimedPile = -1;
    table->viewport()->setCursor(Qt::ArrowCursor);
    arrange(motionWanted());
}

// Peek ----------------------------------------------------------------------------------------------------

void CardTable::Private::peek(CardPlace place) {
    const CardPicture* const card = table->cardAt(place);
    const PilePicture* const from = pile(place.pile);
    if (!card || !card->faceUp || place.index + 1 == static_cast<int>(from->cards.size())) return;
    peeked = card->id;
    CardItem* const item = cards.value(peeked);
    peekedZ = item->zValue();
    peekedStrip = item->strip();
    item->setZValue(held);
    item->setStrip(0);
}

void CardTable::Private::endPeek() {
    if (peeked < 0) return;
    if (CardItem* const item = cards.value(peeked)) {
        item->setZValue(peekedZ);
        item->setStrip(peekedStrip);
    }
    peeked = -1;
}

// Choosing ------------------------------------------------------------------------------------------------

void CardTable::Private::choose(CardPlace place, const TableInput& input) {
    if (concealed || !table->isEnabled()) return;
    table->finishAnimation();
    if (table->activated(place, input)) return;
    const std::vector<int> ids = table->grab(place);
    if (selection.isEmpty()) {
        if (!ids.empty()) select({place.pile, ids});
        return;
    }
    const Grip grip = selection;
    if (place.pile == grip.pile) {
        const CardPicture* const card = table->cardAt(place);
        if (card && card->id == grip.cards.front())
            table->clearSelection();
        else if (!ids.empty())
            select({place.pile, ids});
    } else if (table->accepts(grip, place.pile)) {
        put(grip, place.pile, static_cast<int>(pile(place.pile)->cards.size()));
    } else if (!ids.empty()) {
        select({place.pile, ids});
    } else {
        table->refused(grip, place.pile);
    }
}

void CardTable::Private::select(const Grip& grip) {
    if (selection == grip) return;
    selection = grip;
    showTargets();
    CardTableAccessible::selectionChanged(table);
    Q_EMIT table->selectionChanged();
}

void CardTable::Private::put(const Grip& grip, int pile, int position) {
    select({});
    table->drop(grip, pile, position);
}

void CardTable::choose(CardPlace place, const TableInput& input) {
    d->choose(place, input);
}

const Grip& CardTable::selection() const {
    return d->selection;
}

void CardTable::clearSelection() {
    d->select({});
}

bool CardTable::isDragging() const {
    return d->dragging;
}

// Events --------------------------------------------------------------------------------------------------

void CardTable::mousePressEvent(QMouseEvent* event) {
    d->press(event);
    event->accept();
}

void CardTable::mouseDoubleClickEvent(QMouseEvent* event) {
    d->press(event);
    d->doubleClick = event->button() == Qt::LeftButton;
    event->accept();
}

void CardTable::mouseMoveEvent(QMouseEvent* event) {
    d->move(event);
    event->accept();
}

void CardTable::mouseReleaseEvent(QMouseEvent* event) {
    d->release(event);
    event->accept();
}

void CardTable::contextMenuEvent(QContextMenuEvent* event) {
    // The right button is for looking under cards.
    event->accept();
}

}  // namespace plt
