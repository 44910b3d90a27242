// SPDX-License-Identifier: MIT
#include "common/cards/table/items/place_item.h"

#include <algorithm>

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace plt {

namespace {

/// Texts on the felt, on light and dark palettes alike: the felt is always dark enough for it.
const QColor chalk(246, 244, 236);

QFont tableFont(qreal pixels, bool bold) {
    QFont font = QApplication::font();
    font.setPixelSize(std::max(9, qRound(pixels)));
    font.setBold(bold);
    return font;
}

/// The font, made smaller until the text fits the width.
QFont fitting(QFont font, const QString& text, qreal width) {
    constexpr int smallest = 8;
    while (font.pixelSize() > smallest && QFontMetricsF(font).horizontalAdvance(text) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

}  // namespace

void PlaceItem::show(const PilePicture& pile, const QRectF& area, const QRectF& place, const QColor& good) {
    prepareGeometryChange();
    pile_ = pile;
    area_ = area;
    place_ = place;
    good_ = good;
    bounds_ = area.united(place).adjusted(-4, -place.height() * 0.25 - 4, 4, 4);
    update();
}

void PlaceItem::setTarget(bool target, bool aimed) {
    if (target_ == target && aimed_ == aimed) return;
    target_ = target;
    aimed_ = aimed;
    update();
}

void PlaceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) {
    Q_UNUSED(option)
    Q_UNUSED(widget)
    painter->setRenderHint(QPainter::Antialiasing);
    const bool asTarget = target_ && (pile_.place || pile_.cards.empty());
    if (pile_.lit || asTarget) {
        const QColor& accent = look_.accent;
        const qreal line = look_.placeLine();
        const QColor plain(0, 0, 0, 28);
        painter->setBrush(asTarget && aimed_ ? QColor(accent.red(), accent.green(), accent.blue(), 70)
                                             : plain);
        painter->setPen(QPen(pile_.lit ? accent : good_, line * 1.6));
        painter->drawRoundedRect(place_.adjusted(line / 2, line / 2, -line / 2, -line / 2), look_.corner(),
                                 look_.corner());
    } else if (pile_.place) {
        const QPixmap& outline = look_.place();
        painter->drawPixmap(place_, outline, QRectF(outline.rect()));
    }
    if (!pile_.sign.isEmpty() && pile_.cards.empty()) {
        painter->setPen(QColor(255, 255, 255, 110));
        painter->setFont(fitting(tableFont(place_.height() * 0.34, true), pile_.sign, place_.width() * 0.9));
        painter->drawText(place_, Qt::AlignCenter, pile_.sign);
    }
    if (!pile_.label.isEmpty()) {
        const QRectF line1(area_.left() - area_.width(), area_.top() - place_.height() * 0.22,
                           area_.width() * 3, place_.height() * 0.2);
        painter->setPen(chalk);
        painter->setFont(fitting(tableFont(place_.height() * 0.135, true), pile_.label,
                                 std::max(area_.width(), place_.width() * 1.2)));
        painter->drawText(line1, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextDontClip, pile_.label);
    }
}

void BadgeItem::show(const QString& text, const QRectF& card) {
    prepareGeometryChange();
    text_ = text;
    const QFont font = tableFont(card.height() * 0.13, true);
    const QFontMetricsF metrics(font);
    const QSizeF size(
        std::max(metrics.horizontalAdvance(text) + metrics.height() * 0.8, metrics.height() * 1.4),
        metrics.height() * 1.15);
    bounds_ =
        QRectF(QPointF(card.center().x() - size.width() / 2, card.bottom() - size.height() * 0.75), size);
    update();
}

void BadgeItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) {
    Q_UNUSED(option)
    Q_UNUSED(widget)
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(QColor(255, 255, 255, 90), 1));
    painter->setBrush(QColor(24, 32, 30, 215));
    const QRectF plate = bounds_.adjusted(0.5, 0.5, -0.5, -0.5);
    painter->drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter->setPen(chalk);
    QFont font = QApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(8, qRound(bounds_.height() * 0.68)));
    painter->setFont(fitting(font, text_, bounds_.width() - 4));
    painter->drawText(bounds_, Qt::AlignCenter, text_);
}

void LabelItem::show(const LabelPicture& label, const QRectF& area, qreal cardHeight) {
    prepareGeometryChange();
    label_ = label;
    area_ = area;
    cardHeight_ = cardHeight;
    update();
}

void LabelItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) {
    Q_UNUSED(option)
    Q_UNUSED(widget)
    const bool bold = label_.style != LabelPicture::Style::plain;
    const qreal part = label_.style == LabelPicture::Style::strong ? 0.2 : 0.135;
    painter->setPen(chalk);
    const QFont font = tableFont(std::min(cardHeight_ * part, area_.height() * 0.9), bold);
    painter->setFont(fitting(font, label_.text, area_.width()));
    painter->drawText(area_, static_cast<int>(label_.alignment) | Qt::TextWordWrap | Qt::TextDontClip,
                      label_.text);
}

}  // namespace plt
