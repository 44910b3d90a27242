// SPDX-License-Identifier: MIT
#include "common/cards/table/items/place_item.h"

#include "common/cards/table/layout/table_layout.h"
#include "common/cards/table/look/table_text.h"
#include "common/look/marks.h"

#include <algorithm>

#include <QPainter>

namespace plt {

void PlaceItem::show(const PilePicture& pile, const QRectF& area, const QRectF& place) {
    prepareGeometryChange();
    pile_ = pile;
    area_ = area;
    place_ = place;
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
        painter->setBrush(QColor(0, 0, 0, 28));
        painter->setPen(Qt::NoPen);
        painter->drawRoundedRect(place_, look_.corner(), look_.corner());
        if (asTarget) look_.drawTarget(*painter, place_, aimed_);
        if (pile_.lit) drawMarkInside(*painter, Mark::hint, place_, look_.corner(), look_.palette);
    } else if (pile_.place) {
        const QPixmap& outline = look_.place();
        painter->drawPixmap(place_, outline, QRectF(outline.rect()));
    }
    if (!pile_.sign.isEmpty() && pile_.cards.empty()) {
        painter->setPen(QColor(255, 255, 255, 110));
        const qreal room = place_.width() * 0.9;
        drawFitting(*painter, tableFont(place_.height() * 0.34, true), pile_.sign, place_, Qt::AlignVCenter,
                    room);
    }
    if (!pile_.label.isEmpty()) {
        painter->setPen(chalk);
        drawFitting(*painter, tableFont(place_.height() * 0.135, true), pile_.label,
                    TableLayout::labelLine(area_, place_.height()), Qt::AlignBottom,
                    std::max(area_.width(), place_.width() * 1.2));
    }
}

}  // namespace plt
