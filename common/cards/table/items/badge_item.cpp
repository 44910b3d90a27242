// SPDX-License-Identifier: MIT
#include "common/cards/table/items/badge_item.h"

#include "common/cards/table/look/table_text.h"

#include <algorithm>

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace plt {

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
    const QRectF plate = bounds_.adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    drawWordsGround(*painter, outline);
    painter->setPen(chalk);
    QFont font = QApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(8, qRound(bounds_.height() * 0.68)));
    painter->setFont(fitting(font, text_, bounds_.width() - 4));
    painter->drawText(bounds_, Qt::AlignCenter, text_);
}

}  // namespace plt
