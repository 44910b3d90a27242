// SPDX-License-Identifier: MIT
#include "common/cards/table/look/card_look.h"

#include "common/look/colours.h"

#include <algorithm>

#include <QPainter>

namespace plt {

namespace {

/// Returns a shadow with edges of width `blur`, on a transparent picture larger than the card by `margin` on
/// every side.
QPixmap shadowOf(QSizeF card, qreal margin, qreal blur, int darkness, qreal pixelRatio) {
    const QSize pixels = ((card + QSizeF(2 * margin, 2 * margin)) * pixelRatio).toSize();
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF box = QRectF(QPointF(margin, margin), card).translated(blur * 0.3, blur * 0.45);
    // Many thin layers add up to a gradient that looks like a blur.
    constexpr int layers = 10;
    for (int i = 0; i < layers; ++i) {
        const qreal out = blur * (1 - 2.0 * i / layers) / 2;
        const qreal corner = card.width() * 0.05 + blur / 2 + out;
        painter.setBrush(QColor(0, 0, 0, darkness / layers));
        painter.drawRoundedRect(box.adjusted(-out, -out, out, out), corner, corner);
    }
    painter.end();
    QPixmap pixmap = QPixmap::fromImage(std::move(image));
    pixmap.setDevicePixelRatio(1);
    return pixmap;
}

}  // namespace

qreal CardLook::placeLine() const {
    return std::max(1.5, size.width() / 40);
}

QPixmap CardLook::drawn(const std::function<void(QPainter&, const QRectF&)>& draw) const {
    QPixmap pixmap((size * pixelRatio).toSize());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixelRatio, pixelRatio);
    draw(painter, QRectF(QPointF(0, 0), size));
    return pixmap;
}

const QPixmap& CardLook::shadow(bool lifted) const {
    QPixmap& pixmap = lifted ? liftedShadow_ : shadow_;
    if (pixmap.isNull()) {
        const qreal blur = size.width() * (lifted ? 0.2 : 0.06);
        pixmap = shadowOf(size, shadowMargin(), blur, lifted ? 70 : 46, pixelRatio);
    }
    return pixmap;
}

const QPixmap& CardLook::blank(bool faceUp) const {
    QPixmap& pixmap = faceUp ? blankFront_ : blankBack_;
    if (pixmap.isNull()) {
        pixmap = drawn([&](QPainter& painter, const QRectF& box) {
            painter.setPen(QPen(paper.darker(125), 1));
            painter.setBrush(faceUp ? paper : backColour);
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner(), corner());
        });
        pixmap.setDevicePixelRatio(pixelRatio);
    }
    return pixmap;
}

const QPixmap& CardLook::place() const {
    if (place_.isNull()) {
        place_ = drawn([&](QPainter& painter, const QRectF& box) {
            const qreal inset = placeLine() / 2;
            painter.setPen(QPen(QColor(255, 255, 255, 70), placeLine()));
            painter.setBrush(QColor(0, 0, 0, 28));
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner(), corner());
        });
    }
    return place_;
}

void CardLook::drawTarget(QPainter& painter, const QRectF& card, bool aimed) const {
    if (!aimed) {
        drawMarkInside(painter, Mark::target, card, corner(), palette);
        return;
    }
    const QColor good = markColour(Mark::target, palette);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(good.red(), good.green(), good.blue(), 70));
    painter.drawRoundedRect(card, corner(), corner());
    MarkLines lines = markLines(Mark::target, size.width());
    lines.core *= 2;
    drawMarkedLine(painter, inside(card, lines), good, lines);
}

void CardLook::drawPicked(QPainter& painter, const QRectF& card) const {
    const MarkLines lines = markLines(Mark::focus, size.width());
    drawMarkedLine(painter, inside(card, lines), colour(Role::accent, palette), lines);
}

QPainterPath CardLook::inside(const QRectF& card, MarkLines lines) const {
    QPainterPath path;
    const qreal inset = lines.reach();
    path.addRoundedRect(card.adjusted(inset, inset, -inset, -inset), corner(), corner());
    return path;
}

void CardLook::clear() {
    shadow_ = liftedShadow_ = blankFront_ = blankBack_ = place_ = {};
}

}  // namespace plt
