// SPDX-License-Identifier: MIT
#include "parcheesi/table/die.h"

#include "common/look/colours.h"
#include "common/look/marks.h"

#include <QFont>
#include <QLocale>
#include <QPainter>

namespace parcheesi {

namespace {

void drawPips(QPainter& painter, const QRectF& square, int number) {
    const qreal radius = square.width() * 0.095;
    const qreal aside = square.width() * 0.26;
    const QPointF centre = square.center();
    const auto pip = [&](int column, int row) {
        painter.drawEllipse(centre + QPointF(column * aside, row * aside), radius, radius);
    };
    if (number % 2 == 1) pip(0, 0);
    if (number >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (number >= 4) {
        pip(1, -1);
        pip(-1, 1);
    }
    if (number == 6) {
        pip(-1, 0);
        pip(1, 0);
    }
}

}  // namespace

void drawDie(QPainter& painter, const QRectF& square, const DieLook& look, const QPalette& palette) {
    constexpr int maximumPips = 6;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.center());
    painter.rotate(look.angle);
    painter.translate(-square.center());
    const qreal side = square.width();
    const qreal corner = side * 0.18;
    const bool bonus = look.number > maximumPips;
    QColor face = bonus ? plt::colour(plt::Role::accent, palette) : QColor(0xFF, 0xFD, 0xF8);
    QColor ink = plt::markDark;
    if (look.used || look.resting) {
        const QColor ground = plt::colour(plt::Role::cell, palette);
        face = plt::mixed(ground, face, look.used ? 0.15 : 0.45);
        ink = plt::mixed(face, plt::contrast(plt::markDark, face) > 4 ? plt::markDark : plt::markLight,
                         look.used ? 0.35 : 0.6);
    }
    if (!look.used) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 50));
        painter.drawRoundedRect(square.translated(side * 0.03, side * 0.05), corner, corner);
    }
    painter.setPen(QPen(look.used ? ink : plt::shaded(face, -0.35), std::max(1.0, side / 28),
                        look.used ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(face);
    painter.drawRoundedRect(square, corner, corner);
    if (bonus) {
        QFont digits = painter.font();
        digits.setBold(true);
        digits.setPixelSize(std::max(8, static_cast<int>(side * 0.5)));
        painter.setFont(digits);
        painter.setPen(ink);
        painter.drawText(square, Qt::AlignCenter, QLocale().toString(look.number));
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        drawPips(painter, square, look.number);
    }
    painter.restore();
}

}  // namespace parcheesi
