// SPDX-License-Identifier: MIT
#include "common/cards/table/items/card_item.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

namespace plt {

void CardItem::setCard(const CardPicture& card) {
    if (card_ == card) return;
    card_ = card;
    update();
}

void CardItem::setSide(int face, bool faceUp, qreal breadth) {
    if (face_ == face && faceUp_ == faceUp && breadth_ == breadth) return;
    face_ = face;
    faceUp_ = faceUp;
    breadth_ = breadth;
    update();
}

void CardItem::setTurn(qreal turn) {
    if (turn_ == turn) return;
    prepareGeometryChange();
    turn_ = turn;
}

void CardItem::setLift(qreal lift) {
    if (lift_ == lift) return;
    lift_ = lift;
    update();
}

void CardItem::setHovered(bool hovered) {
    if (hovered_ == hovered) return;
    hovered_ = hovered;
    update();
}

void CardItem::setTarget(bool target, bool aimed) {
    if (target_ == target && aimed_ == aimed) return;
    target_ = target;
    aimed_ = aimed;
    update();
}

void CardItem::setPicked(bool picked) {
    if (picked_ == picked) return;
    picked_ = picked;
    update();
}

void CardItem::sizeChanged() {
    prepareGeometryChange();
    update();
}

QRectF CardItem::boundingRect() const {
    const QRectF card(QPointF(0, 0), look_.size);
    // A card that lies across, or grows because it is held, extends beyond its upright box.
    const qreal turnedOut = turn_ > 0 ? (card.height() - card.width()) / 2 : 0;
    const qreal out = look_.shadowMargin() * 1.3 + turnedOut;
    return card.adjusted(-out, -out, out, out);
}

void CardItem::setStrip(qreal height) {
    if (strip_ == height) return;
    strip_ = height;
    update();
}

void CardItem::paintStrip(QPainter& painter, const QPixmap& picture) const {
    const IndexParts parts = look_.indexParts();
    if (strip_ >= parts.rank.bottom() * look_.size.height()) return;
    constexpr qreal gap = 1;
    // Half a pixel of paper below separates it from the next card's edge.
    const qreal height = strip_ - 1.5 * gap;
    // The cards on top hide the end of this.
    painter.fillRect(QRectF(gap, gap, look_.size.width() - 2 * gap, strip_ + gap), look_.paper);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    qreal left = 2 * gap;
    for (const QRectF& part : {parts.rank, parts.suit}) {
        if (part.isEmpty()) continue;
        const QRectF source(part.x() * picture.width(), part.y() * picture.height(),
                            part.width() * picture.width(), part.height() * picture.height());
        // A little wider than its height requires: low letters are easier to read when they are wide.
        constexpr qreal stretch = 1.25;
        const qreal natural = part.width() * look_.size.width();
        const qreal scale = height / (part.height() * look_.size.height());
        const QRectF target(left, gap, std::min(natural, natural * scale * stretch), height);
        painter.drawPixmap(target, picture, source);
        left = target.right() + gap;
    }
}

void CardItem::paintRim(QPainter& painter, const QRectF& box) const {
    const qreal width = std::max(1.0, look_.size.width() / 56);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x8A, 0x83, 0x70), width));
    const qreal inset = width / 2;
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), look_.corner(), look_.corner());
}

void CardItem::paintHint(QPainter& painter, const QRectF& box) const {
    // On a small card the sign would cover the rank, and stands below it, unless other cards lie there.
    constexpr qreal small = 60;
    const bool isBelow = faceUp_ && strip_ == 0 && look_.size.width() < small;
    painter.save();
    if (isBelow) {
        painter.translate(0, box.height());
        painter.scale(1, -1);
    }
    drawMarkInside(painter, Mark::hint, box, look_.corner(), look_.palette);
    painter.restore();
}

void CardItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) {
    Q_UNUSED(option)
    Q_UNUSED(widget)
    const QRectF box(QPointF(0, 0), look_.size);
    const qreal margin = look_.shadowMargin();
    painter->save();
    const bool isChosen = picked_ || card_.selected;
    if (isChosen) painter->translate(0, -look_.rise());
    const bool moved = turn_ != 0 || lift_ != 0 || breadth_ != 1;
    if (moved) {
        constexpr qreal growth = 0.04;
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->translate(box.center());
        painter->rotate(90 * turn_);
        painter->scale((1 + growth * lift_) * breadth_, 1 + growth * lift_);
        painter->translate(-box.center());
    }
    // A hovered card seems to rise a little; its face stays as it is, because its ink would fade.
    const bool raised = lift_ > 0.5 || hovered_ || isChosen;
    const QPixmap& shadow = look_.shadow(raised);
    painter->drawPixmap(box.adjusted(-margin, -margin, margin, margin), shadow, QRectF(shadow.rect()));

    QPixmap picture = faceUp_ ? look_.front(face_) : look_.back();
    painter->setRenderHint(QPainter::Antialiasing);
    if (picture.isNull()) picture = look_.blank(faceUp_);
    const QSizeF natural = picture.deviceIndependentSize();
    if (std::abs(natural.width() - box.width()) > 0.5 || std::abs(natural.height() - box.height()) > 0.5)
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawPixmap(box, picture, QRectF(picture.rect()));
    if (faceUp_ && strip_ > 0 && !moved) paintStrip(*painter, picture);

    if (card_.dimmed && !isChosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(QColor(0, 0, 0, 64));
        painter->drawRoundedRect(box, look_.corner(), look_.corner());
    }
    if (hovered_ && lift_ == 0) paintRim(*painter, box);
    if (target_) look_.drawTarget(*painter, box, aimed_);
    if (isChosen) look_.drawPicked(*painter, box);
    if (card_.marked) paintHint(*painter, box);
    painter->restore();
}

}  // namespace plt
