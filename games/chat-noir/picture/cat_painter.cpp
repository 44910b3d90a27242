// SPDX-License-Identifier: MIT
#include "chat-noir/picture/cat_painter.h"

#include "common/look/colours.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

namespace chat_noir {
namespace {

// Units of the picture; the origin is the centre of the cat's circle, and its seat is slightly below.

struct Coat {
    QColor fur;
    QColor light;
    QColor rim;
    /// Width of the outline: at least 1.5 pixels however small the cat is, so that its full colour is
    /// visible.
    qreal line = 1.2;
    QColor inner;
    QColor nose;
    QColor whisker;
    QColor eye;
    QColor pupil;
};

/// `unit`: the size of one picture unit in pixels.
Coat coatFor(Mood mood, qreal unit, const QPalette& palette) {
    const bool dark = plt::isDark(palette);
    Coat coat;
    coat.line = std::max(1.2, 1.5 / std::max(unit, 0.01));
    coat.fur = QColor(0x25, 0x26, 0x34);
    coat.light = QColor(0x4A, 0x4C, 0x63);
    coat.rim = QColor(0x10, 0x10, 0x18);
    coat.inner = QColor(0xD9, 0x8B, 0xA0);
    coat.nose = QColor(0xF0, 0xA3, 0xB4);
    coat.whisker = dark ? QColor(0xF1, 0xF0, 0xF8) : QColor(0x2B, 0x2D, 0x42);
    coat.eye = QColor(0xB6, 0xE3, 0x4B);
    coat.pupil = QColor(0x10, 0x10, 0x18);
    // A dark palette needs a light outline, or tail and ears would blend into the background.
    if (dark) coat.rim = QColor(0xA9, 0xAE, 0xCC);
    if (mood == Mood::mad) {
        // The face turns pink with rage, as in the manual.
        coat.fur = QColor(0xB8, 0x5A, 0x74);
        coat.light = QColor(0xE8, 0x93, 0xA6);
        coat.rim = QColor(0x5A, 0x1F, 0x33);
        coat.inner = QColor(0xF6, 0xC3, 0xCE);
        coat.nose = QColor(0x7A, 0x2A, 0x42);
        coat.eye = QColor(0xF7, 0xE9, 0x8E);
    }
    return coat;
}

/// The posture of the figure at a moment.
struct Pose {
    Mood mood = Mood::thinking;
    /// Direction of the head, each coordinate -1 to 1.
    QPointF gaze;
    /// Swing of the feet, -1 to 1; 0 at rest.
    qreal stride = 0;
    /// Height above the ground.
    qreal lift = 0;
    bool walking = false;
};

void paintShadow(QPainter& painter, const Pose& pose) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, pose.walking ? 40 : 60));
    painter.drawEllipse(QPointF(1, 17.5), 15 - pose.lift / 2, 4.2);
}

void paintTail(QPainter& painter, const Pose& pose, const Coat& coat) {
    QPainterPath tail(QPointF(9, 14));
    switch (pose.mood) {
        case Mood::happy:
            tail.cubicTo({24, 14}, {15, -4}, {25, -10});
            break;
        case Mood::mad:
            tail.cubicTo({17, 19}, {21, 15}, {25, 18});
            break;
        case Mood::thinking:
            tail.cubicTo({22, 18}, {25, 8}, {19 + 3 * pose.stride, 1});
            break;
    }
    painter.setBrush(Qt::NoBrush);
    constexpr qreal thickness = 4.2;
    painter.setPen(QPen(coat.rim, thickness + 1.5 * coat.line, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(tail);
    painter.setPen(QPen(coat.fur, thickness, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(tail);
}

void paintBody(QPainter& painter, const Pose& pose, const Coat& coat) {
    const QPen rim(coat.rim, coat.line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(rim);
    QLinearGradient light(-10, -4, 10, 18);
    light.setColorAt(0, coat.light);
    light.setColorAt(0.7, coat.fur);
    painter.setBrush(light);
    QPainterPath body(QPointF(-11.5, 17));
    body.cubicTo({-14, 6}, {-9, -2}, {0, -2});
    body.cubicTo({9, -2}, {14, 6}, {11.5, 17});
    body.quadTo({0, 19.5}, {-11.5, 17});
    painter.drawPath(body);
    // Two front paws, raised alternately while walking.
    painter.setBrush(coat.fur);
    painter.drawEllipse(QPointF(-4.8 - pose.stride, 16.6 - std::max(0.0, 3.4 * pose.stride)), 4.4, 3);
    painter.drawEllipse(QPointF(4.8 - pose.stride, 16.6 - std::max(0.0, -3.4 * pose.stride)), 4.4, 3);
}

void paintEars(QPainter& painter, const Pose& pose, const Coat& coat) {
    // Flat and sideways when sulking.
    const bool flat = pose.mood == Mood::mad;
    for (const qreal side : {-1.0, 1.0}) {
        painter.save();
        painter.scale(side, 1);
        QPainterPath ear;
        QPainterPath inner;
        if (flat) {
            ear.moveTo(6, -15);
            ear.quadTo({15, -18}, {23.5, -12.5});
            ear.quadTo({19, -7}, {14, -5});
            inner.moveTo(11, -13.5);
            inner.quadTo({16, -15}, {20, -12});
            inner.quadTo({17, -9.5}, {14.5, -8.5});
        } else {
            ear.moveTo(3.5, -16.5);
            ear.quadTo({9, -26}, {15.5, -27});
            ear.quadTo({18.5, -19}, {16, -8});
            inner.moveTo(8, -17.5);
            inner.quadTo({11, -22}, {14, -23});
            inner.quadTo({15.6, -19}, {14.6, -13.5});
        }
        ear.closeSubpath();
        inner.closeSubpath();
        painter.setPen(QPen(coat.rim, coat.line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(coat.fur);
        painter.drawPath(ear);
        painter.setPen(Qt::NoPen);
        painter.setBrush(coat.inner);
        painter.drawPath(inner);
        painter.restore();
    }
}

const QPainterPath& headPath() {
    static const QPainterPath path = [] {
        QPainterPath head(QPointF(0, -19.5));
        head.cubicTo({13, -20}, {19.5, -13}, {18.5, -5});
        head.cubicTo({17.5, 2.5}, {9, 5}, {0, 5});
        head.cubicTo({-9, 5}, {-17.5, 2.5}, {-18.5, -5});
        head.cubicTo({-19.5, -13}, {-13, -20}, {0, -19.5});
        return head;
    }();
    return path;
}

void paintHead(QPainter& painter, const Coat& coat) {
    QLinearGradient light(-12, -20, 12, 4);
    light.setColorAt(0, coat.light);
    light.setColorAt(0.6, coat.fur);
    painter.setPen(QPen(coat.rim, coat.line));
    painter.setBrush(light);
    painter.drawPath(headPath());
}

void paintWhiskers(QPainter& painter, const Pose& pose, const Coat& coat) {
    const qreal droop = pose.mood == Mood::mad ? 3.5 : pose.mood == Mood::happy ? -2 : 0;
    for (const qreal side : {-1.0, 1.0}) {
        for (int i = -1; i <= 1; ++i) {
            const QPointF root(side * 9, -2.2 + i * 1.6);
            const QPointF tip(side * 25.5, -2.5 + i * 4.4 + droop);
            QPainterPath whisker(root);
            whisker.quadTo({side * 17, root.y() + i * 0.8 - 1}, tip);
            painter.setPen(QPen(coat.whisker, 0.9, Qt::SolidLine, Qt::RoundCap));
            painter.drawPath(whisker);
            // Light on the fur with every palette.
            painter.save();
            painter.setClipPath(headPath(), Qt::IntersectClip);
            painter.setPen(QPen(QColor(255, 255, 255, 190), 0.9, Qt::SolidLine, Qt::RoundCap));
            painter.drawPath(whisker);
            painter.restore();
        }
    }
}

void paintEyes(QPainter& painter, const Pose& pose, const Coat& coat) {
    for (const qreal side : {-1.0, 1.0}) {
        const QPointF eye(side * 7.6, -8);
        if (pose.mood == Mood::happy) {
            QPainterPath shut(eye + QPointF(-4.2, 1.6));
            shut.quadTo(eye + QPointF(0, -5.2), eye + QPointF(4.2, 1.6));
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(coat.eye, 2, Qt::SolidLine, Qt::RoundCap));
            painter.drawPath(shut);
            continue;
        }
        QPainterPath opening;
        opening.addEllipse(eye, 4.7, 5);
        if (pose.mood == Mood::mad) {
            // The lid slopes down towards the nose.
            QPainterPath lid;
            lid.moveTo(eye + QPointF(side * 7, -6.5));
            lid.lineTo(eye + QPointF(-side * 7, -6.5));
            lid.lineTo(eye + QPointF(-side * 7, 1.4));
            lid.lineTo(eye + QPointF(side * 7, -3.4));
            lid.closeSubpath();
            opening = opening.subtracted(lid);
        }
        painter.setPen(QPen(coat.rim, 0.9));
        painter.setBrush(coat.eye);
        painter.drawPath(opening);
        painter.save();
        painter.setClipPath(opening, Qt::IntersectClip);
        painter.setPen(Qt::NoPen);
        painter.setBrush(coat.pupil);
        const QPointF pupil = eye + QPointF(pose.gaze.x() * 2.2, pose.gaze.y() * 1.9);
        painter.drawEllipse(pupil, pose.mood == Mood::mad ? 1.5 : 2.1, 4);
        painter.setBrush(QColor(255, 255, 255, 220));
        painter.drawEllipse(pupil + QPointF(-0.9, -1.9), 0.95, 0.95);
        painter.restore();
        if (pose.mood == Mood::mad) {
            painter.setPen(QPen(coat.rim, 1.8, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(eye + QPointF(side * 5.2, -4.6), eye + QPointF(-side * 4.6, 0.2));
        }
    }
}

void paintMuzzle(QPainter& painter, const Pose& pose, const Coat& coat) {
    QPainterPath nose(QPointF(-2.3, -3.4));
    nose.quadTo({0, -4.4}, {2.3, -3.4});
    nose.quadTo({1.2, -1.2}, {0, -0.9});
    nose.quadTo({-1.2, -1.2}, {-2.3, -3.4});
    painter.setPen(Qt::NoPen);
    painter.setBrush(coat.nose);
    painter.drawPath(nose);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(coat.nose, 1.1, Qt::SolidLine, Qt::RoundCap));
    QPainterPath mouth;
    switch (pose.mood) {
        case Mood::thinking:
            mouth.moveTo(-2, 1.7);
            mouth.lineTo(2, 1.7);
            break;
        case Mood::happy:
            mouth.moveTo(-6, -0.4);
            mouth.quadTo({-3.2, 3.6}, {0, -0.2});
            mouth.quadTo({3.2, 3.6}, {6, -0.4});
            break;
        case Mood::mad:
            mouth.moveTo(-4, 3.2);
            mouth.quadTo({0, -1.4}, {4, 3.2});
            break;
    }
    painter.drawPath(mouth);
    if (pose.mood == Mood::happy) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0xF0, 0x8C, 0xA6, 120));
        painter.drawEllipse(QPointF(-12.4, -2.6), 2.8, 1.7);
        painter.drawEllipse(QPointF(12.4, -2.6), 2.8, 1.7);
    }
}

Pose poseOf(const plt::PiecePaint& paint) {
    const CatLook now = CatLook::of(paint.look);
    const CatLook before = CatLook::of(paint.previousLook);
    Pose pose;
    pose.walking = !paint.movement.isNull() && paint.progress < 1;
    // The mood of the outcome appears only on arrival.
    pose.mood = pose.walking ? Mood::thinking : now.mood;
    if (pose.walking) {
        pose.gaze = CatLook{Mood::thinking, CatLook::gazeAlong(paint.movement)}.gazeVector();
        pose.stride = std::sin(paint.progress * 3 * std::numbers::pi);
        pose.lift = 3.5 * std::sin(paint.progress * std::numbers::pi);
    } else {
        pose.gaze = before.gazeVector() + (now.gazeVector() - before.gazeVector()) * paint.progress;
    }
    return pose;
}

}  // namespace

int CatLook::gazeAlong(QPointF way) {
    if (way.isNull()) return 0;
    const qreal turn = std::atan2(way.y(), way.x()) / (2 * std::numbers::pi);
    const int step = static_cast<int>(std::lround(turn * directions));
    return 1 + (step + directions) % directions;
}

QPointF CatLook::gazeVector() const {
    if (gaze <= 0) return {};
    const qreal angle = 2 * std::numbers::pi * (gaze - 1) / directions;
    return {std::cos(angle), std::sin(angle)};
}

void paintCat(QPainter& painter, const plt::PiecePaint& paint, const QPalette& palette) {
    const Pose pose = poseOf(paint);
    const qreal unit = paint.rect.width() / catBox;
    const Coat coat = coatFor(pose.mood, unit, palette);
    painter.translate(paint.rect.center());
    painter.scale(unit, unit);
    paintShadow(painter, pose);
    painter.translate(0, -pose.lift);
    paintTail(painter, pose, coat);
    paintBody(painter, pose, coat);
    // The head tilts and shifts in the direction of gaze; a sulking one hangs.
    const qreal hang = pose.mood == Mood::mad ? 2 : pose.mood == Mood::happy ? -1 : 0;
    painter.translate(pose.gaze.x() * 2, pose.gaze.y() * 1.2 + hang);
    painter.rotate(pose.gaze.x() * 3);
    paintEars(painter, pose, coat);
    paintHead(painter, coat);
    // Shifting the face over the head makes it appear turned.
    painter.translate(pose.gaze.x() * 2.2, pose.gaze.y() * 1.4);
    paintWhiskers(painter, pose, coat);
    paintEyes(painter, pose, coat);
    paintMuzzle(painter, pose, coat);
}

}  // namespace chat_noir
