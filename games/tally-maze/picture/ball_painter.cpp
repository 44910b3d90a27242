// SPDX-License-Identifier: MIT
#include "tally-maze/picture/ball_painter.h"

#include "common/look/colours.h"
#include "tally-maze/picture/looks.h"

#include <array>

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

namespace tally_maze {

namespace {

// Units of the picture: the ball has a radius of 1, the origin is its centre.

constexpr QColor faceInk(0x10, 0x25, 0x3D);
constexpr QColor white(0xFF, 0xFF, 0xFF);
constexpr qreal eyeAside = 0.34;
constexpr qreal eyeHeight = -0.14;

QPen strokeOf(qreal width) {
    return {faceInk, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintSphere(QPainter& painter, const QPalette& palette) {
    const QColor blue = plt::isDark(palette) ? QColor(0x5B, 0xAE, 0xEA) : QColor(0x3C, 0x8F, 0xD6);
    QRadialGradient light(QPointF(-0.35, -0.45), 1.5);
    light.setColorAt(0, plt::shaded(blue, 0.45));
    light.setColorAt(0.45, blue);
    light.setColorAt(1, plt::shaded(blue, -0.4));
    painter.setPen(QPen(QColor(0x12, 0x3A, 0x5E), 0.09));
    painter.setBrush(light);
    painter.drawEllipse(QPointF(), 0.95, 0.95);
}

/// Paints round eyes looking towards `gaze`, each coordinate -1 .. 1.
void paintEyes(QPainter& painter, qreal radius, qreal pupil, QPointF gaze) {
    for (const qreal side : {-1.0, 1.0}) {
        const QPointF middle(side * eyeAside, eyeHeight);
        painter.setPen(strokeOf(0.06));
        painter.setBrush(white);
        painter.drawEllipse(middle, radius * 0.88, radius);
        painter.setPen(Qt::NoPen);
        painter.setBrush(faceInk);
        painter.drawEllipse(middle + gaze * (radius - pupil) * 0.9, pupil, pupil);
        painter.setBrush(white);
        painter.drawEllipse(middle + gaze * (radius - pupil) * 0.9 - QPointF(pupil, pupil) * 0.35,
                            pupil * 0.35, pupil * 0.35);
    }
}

void paintBrows(QPainter& painter, qreal inner, qreal outer) {
    painter.setPen(strokeOf(0.11));
    for (const qreal side : {-1.0, 1.0})
        painter.drawLine(QPointF(side * 0.16, inner), QPointF(side * 0.56, outer));
}

void paintSmile(QPainter& painter, qreal width, qreal depth, QPointF middle = {0, 0.34}) {
    QPainterPath mouth(middle - QPointF(width, 0));
    mouth.quadTo(middle + QPointF(0, 2 * depth), middle + QPointF(width, 0));
    painter.setPen(strokeOf(0.11));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(mouth);
}

void paintOpenMouth(QPainter& painter, qreal width, qreal depth) {
    QPainterPath mouth(QPointF(-width, 0.26));
    mouth.quadTo(QPointF(0, 0.26 + 2 * depth), QPointF(width, 0.26));
    mouth.closeSubpath();
    painter.setPen(strokeOf(0.08));
    painter.setBrush(QColor(0x8E, 0x2B, 0x3A));
    painter.drawPath(mouth);
    painter.setPen(Qt::NoPen);
    painter.setBrush(white);
    painter.drawRect(QRectF(-width * 0.72, 0.29, width * 1.44, depth * 0.28));
}

void paintCalm(QPainter& painter, int variant) {
    constexpr std::array<QPointF, variantsOf(Mood::calm)> gazes{QPointF(0.15, 0.1), QPointF(0.75, 0.35),
                                                                QPointF(-0.5, -0.6)};
    paintEyes(painter, 0.24, 0.12, gazes[variant]);
    switch (variant) {
        case 0:
            paintSmile(painter, 0.34, 0.13);
            break;
        case 1:
            paintSmile(painter, 0.22, 0.09, {0.12, 0.36});
            break;
        default:
            painter.setPen(strokeOf(0.09));
            painter.setBrush(QColor(0x8E, 0x2B, 0x3A));
            painter.drawEllipse(QPointF(-0.06, 0.42), 0.1, 0.12);
            break;
    }
}

void paintFrightened(QPainter& painter, int variant) {
    if (variant == 0) {
        paintEyes(painter, 0.31, 0.09, {});
        QPainterPath mouth(QPointF(-0.36, 0.5));
        mouth.quadTo(QPointF(-0.24, 0.32), QPointF(-0.12, 0.47));
        mouth.quadTo(QPointF(0, 0.6), QPointF(0.12, 0.45));
        mouth.quadTo(QPointF(0.24, 0.32), QPointF(0.36, 0.5));
        painter.setPen(strokeOf(0.1));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(mouth);
    } else {
        paintEyes(painter, 0.28, 0.1, {0, -0.6});
        painter.setPen(strokeOf(0.08));
        painter.setBrush(QColor(0x8E, 0x2B, 0x3A));
        painter.drawEllipse(QPointF(0, 0.47), 0.2, 0.25);
    }
    paintBrows(painter, -0.68, -0.52);
    // A drop of sweat.
    QPainterPath drop(QPointF(0.74, -0.42));
    drop.cubicTo({0.9, -0.2}, {0.86, -0.08}, {0.74, -0.08});
    drop.cubicTo({0.62, -0.08}, {0.6, -0.2}, {0.74, -0.42});
    painter.setPen(strokeOf(0.05));
    painter.setBrush(QColor(0xD8, 0xF1, 0xFF));
    painter.drawPath(drop);
}

void paintHappy(QPainter& painter) {
    painter.setPen(strokeOf(0.12));
    painter.setBrush(Qt::NoBrush);
    for (const qreal side : {-1.0, 1.0}) {
        QPainterPath eye(QPointF(side * eyeAside - 0.2, -0.06));
        eye.quadTo(QPointF(side * eyeAside, -0.42), QPointF(side * eyeAside + 0.2, -0.06));
        painter.drawPath(eye);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xF2, 0x8A, 0xA0, 190));
    for (const qreal side : {-1.0, 1.0}) painter.drawEllipse(QPointF(side * 0.6, 0.16), 0.16, 0.11);
    paintOpenMouth(painter, 0.44, 0.27);
}

void paintCaught(QPainter& painter) {
    painter.setPen(strokeOf(0.11));
    constexpr qreal arm = 0.16;
    for (const qreal side : {-1.0, 1.0}) {
        const QPointF eye(side * eyeAside, eyeHeight);
        painter.drawLine(eye + QPointF(-arm, -arm), eye + QPointF(arm, arm));
        painter.drawLine(eye + QPointF(-arm, arm), eye + QPointF(arm, -arm));
    }
    paintSmile(painter, 0.32, -0.13, {0, 0.48});
}

}  // namespace

void paintBall(QPainter& painter, const QRectF& box, BallLook look, const QPalette& palette) {
    painter.save();
    painter.translate(box.center());
    painter.scale(box.width() / 2, box.height() / 2);
    paintSphere(painter, palette);
    switch (look.face.mood) {
        case Mood::calm:
            paintCalm(painter, look.face.variant);
            break;
        case Mood::excited:
            paintEyes(painter, 0.29, 0.17, {0.2, -0.1});
            paintBrows(painter, -0.62, -0.66);
            paintOpenMouth(painter, 0.36, 0.22);
            break;
        case Mood::frightened:
            paintFrightened(painter, look.face.variant);
            break;
        case Mood::happy:
            paintHappy(painter);
            break;
        case Mood::caught:
            paintCaught(painter);
            break;
    }
    painter.restore();
}

}  // namespace tally_maze
