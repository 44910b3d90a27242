// SPDX-License-Identifier: MIT
#include "common/cards/hand_table.h"

#include "common/cards/hands/seat_box.h"
#include "common/language/translated.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QResizeEvent>
#include <QStringList>

namespace plt {

HandTable::HandTable(QWidget* parent) : CardTable(parent) {
    setMinimumTableSize(minimumHandsSize(seating_));
    connect(this, &CardTable::animationFinished, viewport(), qOverload<>(&QWidget::update));
}

int HandTable::seatOfPile(int pile) const {
    const int seat = pile - firstHand;
    return seat >= 0 && seat < seating_.seats ? seat : -1;
}

void HandTable::setSeating(const HandsSeating& seating) {
    HandsSeating wanted = seating;
    wanted.low = seating_.low;
    if (seating_ == wanted) return;
    seating_ = wanted;
    setMinimumTableSize(minimumHandsSize(seating_));
    viewport()->update();
}

void HandTable::setPlates(std::vector<SeatPlate> plates) {
    // Also when they stay the same: otherwise those of an earlier turn would be shown while cards move.
    if (!isAnimating()) platesAtRest_ = plates_;
    if (plates_ == plates) return;
    plates_ = std::move(plates);
    viewport()->update();
}

QRegion HandTable::plateRegion(const QWidget& holder) const {
    QRegion region;
    for (const HandPlaces& seat : places().seats) region += toPixels(seat.plate).toAlignedRect();
    return region.translated(viewport()->mapTo(&holder, QPoint()));
}

QRegion HandTable::occupiedRegion(const QWidget& holder) const {
    // A plate may lie on the felt of a seat, but not across its frame.
    constexpr int reach = 3;
    QRegion frames;
    for (const HandPlaces& seat : places().seats) {
        const QRect box = toPixels(seat.box).toAlignedRect();
        frames +=
            QRegion(box.adjusted(-reach, -reach, reach, reach)) - box.adjusted(reach, reach, -reach, -reach);
    }
    return CardTable::occupiedRegion(holder) + plateRegion(holder) +
           frames.translated(viewport()->mapTo(&holder, QPoint()));
}

void HandTable::setHandOrder(HandOrder order) {
    arrangement_.setOrder(order);
}

PilePicture HandTable::hand(int seat, const std::vector<int>& drawn, bool faceUp) {
    PilePicture pile;
    pile.id = handPile(seat);
    pile.area = places().seats.at(seat).hand;
    pile.lay = Lay::row;
    if (seat == seating_.atFoot) pile.rows = seating_.rows;
    pile.place = false;
    const bool own = seat == seating_.atFoot && faceUp;
    for (const int card : own ? arrangement_.arranged(drawn) : drawn)
        pile.cards.push_back({card, card, faceUp});
    return pile;
}

// Order of the own hand -------------------------------------------------------------------------------------

std::vector<int> HandTable::grab(CardPlace place) const {
    const CardPicture* const card = cardAt(place);
    if (card == nullptr || !card->faceUp || !isOwnHand(place.pile)) return {};
    return {card->id};
}

bool HandTable::accepts(const Grip& grip, int pile) const {
    return isOwnHand(pile) && grip.pile == pile && grip.cards.size() == 1;
}

void HandTable::drop(const Grip& grip, int pile, int position) {
    if (HandTable::accepts(grip, pile)) arrange(grip.cards.front(), position);
}

void HandTable::setStagesUntilTurn(std::vector<TableStage> before, TablePicture picture,
                                   const QString& turn) {
    before.push_back({picture});
    std::erase_if(before.back().picture.labels,
                  [&turn](const LabelPicture& label) { return label.text == turn; });
    before.push_back({std::move(picture)});
    setStages(std::move(before));
}

void HandTable::arrange(int card, int position) {
    arrangement_.move(card, position);
    Q_EMIT handArranged();
}

bool HandTable::keyPressed(QKeyEvent* event) {
    const int step = (event->key() == Qt::Key_Right) - (event->key() == Qt::Key_Left);
    if (step == 0 || event->modifiers() != Qt::ControlModifier) return false;
    const CardPlace at = cursor();
    const PilePicture* const pile = picture().pile(at.pile);
    const CardPicture* const card = cardAt(at);
    const int to = at.index + step;
    if (card == nullptr || !card->faceUp || !isOwnHand(at.pile) || to < 0 ||
        to >= static_cast<int>(pile->cards.size()))
        return false;
    const int moved = card->id;
    arrange(moved, to);
    setCursor(placeOf(moved));
    return true;
}

// Cursor and names ----------------------------------------------------------------------------------------

bool HandTable::cursorStops(CardPlace place) const {
    const int seat = seatOfPile(place.pile);
    if (seat < 0) return CardTable::cursorStops(place);
    const PilePicture* const pile = picture().pile(place.pile);
    if (pile == nullptr) return false;
    return isOwnHand(place.pile) ? place.index >= 0 || pile->cards.empty()
                                 : place.index + 1 == static_cast<int>(pile->cards.size());
}

QString HandTable::pileName(const PilePicture& pile) const {
    const int seat = seatOfPile(pile.id);
    if (seat < 0 || seat >= static_cast<int>(plates_.size())) return CardTable::pileName(pile);
    const SeatPlate& plate = plates_[seat];
    QStringList parts{plate.name, plate.numbers};
    if (plate.toMove) parts << tr("to move");
    if (plate.winner) parts << tr("winner");
    return listed(parts);
}

void HandTable::paintFelt(QPainter& painter, const QRectF&) {
    const HandsLayout layout = places();
    const bool waits = isAnimating() && picture().dealt.empty() && platesAtRest_.size() == plates_.size();
    const std::vector<SeatPlate>& plates = waits ? platesAtRest_ : plates_;
    for (std::size_t seat = 0; seat < layout.seats.size(); ++seat) {
        const HandPlaces& at = layout.seats[seat];
        drawSeatBox(painter, toPixels(at.box), toPixels(at.plate),
                    seat < plates.size() ? plates[seat] : SeatPlate{}, palette());
    }
}

void HandTable::resizeEvent(QResizeEvent* event) {
    constexpr int lowest = 240;
    if (const bool low = event->size().height() < lowest; low != seating_.low) {
        seating_.low = low;
        setMinimumTableSize(minimumHandsSize(seating_));
    }
    CardTable::resizeEvent(event);
}

}  // namespace plt
