// SPDX-License-Identifier: MIT
#include "common/cards/table/items/label_item.h"

#include "common/cards/table/look/table_text.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

namespace plt {

void LabelItem::show(const LabelPicture& label, const QRectF& area, qreal cardHeight) {
    prepareGeometryChange();
    label_ = label;
    area_ = area;
    cardHeight_ = cardHeight;
    update();
}

QFont LabelItem::font() const {
    const bool bold = label_.style != LabelPicture::Style::plain;
    const qreal part = label_.style == LabelPicture::Style::strong ? 0.2 : 0.135;
    // On small cards a share of their height could not be read.
    constexpr qreal least = 11;
    const QFont font = tableFont(std::min(std::max(cardHeight_ * part, least), area_.height() * 0.9), bold);
    return fittingLines(font, label_.text, area_.size());
}

QRectF LabelItem::ground(QPainter& painter) const {
    if (label_.text.isEmpty()) return {};
    painter.setFont(font());
    const QRectF words = painter.boundingRect(
        area_, static_cast<int>(label_.alignment) | Qt::TextWordWrap | Qt::TextDontClip, label_.text);
    const qreal aside = QFontMetricsF(painter.font()).height() * 0.4;
    return words.adjusted(-aside, 0, aside, 0);
}

void LabelItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) {
    Q_UNUSED(option)
    Q_UNUSED(widget)
    painter->setPen(chalk);
    painter->setFont(font());
    painter->drawText(area_, static_cast<int>(label_.alignment) | Qt::TextWordWrap | Qt::TextDontClip,
                      label_.text);
}

}  // namespace plt
