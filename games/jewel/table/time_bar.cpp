// SPDX-License-Identifier: MIT
#include "jewel/table/time_bar.h"

#include "common/look/colours.h"

#include <algorithm>

#include <QPainter>

namespace jewel {

TimeBar::TimeBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimeBar::setTime(double part, bool standing, const QString& words) {
    const double shown = std::clamp(part, 0.0, 1.0);
    if (shown == part_ && standing == standing_ && words == words_) return;
    part_ = shown;
    standing_ = standing;
    words_ = words;
    update();
}

void TimeBar::setUpright(bool upright) {
    if (upright == upright_) return;
    upright_ = upright;
    upright ? setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding)
            : setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    updateGeometry();
    update();
}

void TimeBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF bar(QPointF(), turned(size()));
    if (upright_) {
        painter.translate(0, bar.width());
        painter.rotate(-90);
    }
    const qreal step = (bar.width() - 16.0) / parts;
    for (int i = 0; i < parts; ++i) {
        const QRectF box(8 + i * step + 1, 3, step - 2, bar.height() - 6);
        painter.setBrush(plt::colour(plt::Role::cell, palette()));
        painter.drawRoundedRect(box, 2, 2);
        const double filled = std::clamp(part_ * parts - i, 0.0, 1.0);
        if (filled <= 0) continue;
        QColor colour = i == 0  ? plt::colour(plt::Role::bad, palette())
                        : i < 4 ? plt::colour(plt::Role::accent, palette())
                                : plt::colour(plt::Role::good, palette());
        if (standing_) colour = plt::mixed(colour, plt::colour(plt::Role::cell, palette()), 0.35);
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(box.topLeft(), QSizeF(box.width() * filled, box.height())), 2, 2);
    }
    if (words_.isEmpty()) return;
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(static_cast<int>(bar.height()) - 6);
    painter.setFont(bold);
    QRectF plate(0, 0, QFontMetricsF(bold).horizontalAdvance(words_) + 16, bar.height());
    plate.moveCenter(bar.center());
    painter.setBrush(plt::colour(plt::Role::bad, palette()));
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(plt::colour(plt::Role::paper, palette()));
    painter.drawText(plate, Qt::AlignCenter, words_);
}

}  // namespace jewel
