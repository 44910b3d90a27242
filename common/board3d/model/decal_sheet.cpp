// SPDX-License-Identifier: MIT
#include "common/board3d/model/decal_sheet.h"

#include "common/board3d/scene/scene_marks.h"

#include <QPainter>

namespace plt {
namespace {

/// The side of a picture in pixels.
constexpr int side = 128;
/// Colours of a picture for parts that are tinted, stay white, and stay dark.
const QColor tinted(255, 0, 0);
const QColor light(255, 255, 255);
const QColor dark(0, 0, 0);

QPainterPath annulus(double outer, double inner) {
    QPainterPath path;
    path.addEllipse(QPointF(0.5, 0.5), outer, outer);
    path.addEllipse(QPointF(0.5, 0.5), inner, inner);
    return path;
}

/// Width of the light and of the dark line around tinted parts, on each side: enough for a pixel in a small
/// window with a square seen from the side.
constexpr double edge = 0.028;

void withEdges(QPainter& painter, const QPainterPath& path) {
    painter.strokePath(path, QPen(dark, 4 * edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(light, 2 * edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, tinted);
}

/// Paints a ring around the landing place, and a badge with a tick in the corner next to the viewer.
void paintLegal(QPainter& painter) {
    withEdges(painter, annulus(0.42, 0.36));
    const QPointF badge(0.83, 0.83);
    painter.setPen(QPen(light, 0.025));
    painter.setBrush(tinted);
    painter.drawEllipse(badge, 0.145, 0.145);
    QPainterPath tick(badge + QPointF(-0.075, 0.0));
    tick.lineTo(badge + QPointF(-0.02, 0.06));
    tick.lineTo(badge + QPointF(0.08, -0.065));
    painter.strokePath(tick, QPen(light, 0.045, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// Paints a cross from corner to corner, so that it shows beside the lifted piece and its shadow.
void paintIllegal(QPainter& painter) {
    for (const auto& [width, colour] :
         {std::pair(0.15, dark), std::pair(0.13, light), std::pair(0.095, tinted)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(0.11, 0.11), QPointF(0.89, 0.89));
        painter.drawLine(QPointF(0.89, 0.11), QPointF(0.11, 0.89));
    }
}

void paintTint(QPainter& painter) {
    QPainterPath path;
    path.addRoundedRect(QRectF(0.03, 0.03, 0.94, 0.94), 0.05, 0.05);
    painter.fillPath(path, tinted);
}

/// Paints a thin bright ring with a soft outer glow around the foot of a piece.
void paintMovable(QPainter& painter) {
    QRadialGradient glow(QPointF(0.5, 0.5), 0.5);
    glow.setColorAt(0.0, QColor(255, 0, 0, 235));
    glow.setColorAt(0.86, QColor(255, 0, 0, 235));
    glow.setColorAt(0.9, QColor(255, 0, 0, 120));
    glow.setColorAt(1.0, QColor(255, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(QPointF(0.5, 0.5), 0.5, 0.5);
}

void paintCursor(QPainter& painter) {
    const QRectF frame(0.1, 0.1, 0.8, 0.8);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [width, colour] :
         {std::pair(0.162, dark), std::pair(0.106, light), std::pair(0.05, tinted)}) {
        painter.setPen(QPen(colour, width));
        painter.drawRoundedRect(frame, 0.1, 0.1);
    }
}

void paintDecal(QPainter& painter, DecalKind kind) {
    switch (kind) {
        case DecalKind::solid:
            painter.fillRect(QRectF(0, 0, 1, 1), tinted);
            break;
        case DecalKind::tint:
            paintTint(painter);
            break;
        case DecalKind::movable:
            paintMovable(painter);
            break;
        case DecalKind::target:
            withEdges(painter, markForm(HandMark::target));
            break;
        case DecalKind::targetOnPiece:
            withEdges(painter, markForm(HandMark::targetOnPiece));
            break;
        case DecalKind::legal:
            paintLegal(painter);
            break;
        case DecalKind::illegal:
            paintIllegal(painter);
            break;
        case DecalKind::lastMove:
            withEdges(painter, markForm(SquareMark::lastMove));
            break;
        case DecalKind::must:
            withEdges(painter, markForm(SquareMark::must));
            break;
        case DecalKind::hint:
            withEdges(painter, markForm(SquareMark::hint));
            break;
        case DecalKind::threat:
            withEdges(painter, markForm(SquareMark::threat));
            break;
        case DecalKind::winning:
            withEdges(painter, markForm(SquareMark::winning));
            break;
        case DecalKind::winningPiece:
            withEdges(painter, markForm(HandMark::targetOnPiece));
            break;
        case DecalKind::cursor:
            paintCursor(painter);
            break;
    }
}

}  // namespace

QImage decalPicture(DecalKind kind) {
    QImage picture(side, side, QImage::Format_RGBA8888_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side, side);
    paintDecal(painter, kind);
    return picture;
}

DecalKind decalOf(SquareMark mark) {
    switch (mark) {
        case SquareMark::must:
            return DecalKind::must;
        case SquareMark::hint:
            return DecalKind::hint;
        case SquareMark::threat:
            return DecalKind::threat;
        case SquareMark::winning:
            return DecalKind::winning;
        case SquareMark::none:
        case SquareMark::lastMove:
            break;
    }
    return DecalKind::lastMove;
}

DecalKind decalOf(HandMark mark) {
    switch (mark) {
        case HandMark::target:
            break;
        case HandMark::targetOnPiece:
            return DecalKind::targetOnPiece;
        case HandMark::landing:
            return DecalKind::legal;
        case HandMark::refused:
            return DecalKind::illegal;
    }
    return DecalKind::target;
}

}  // namespace plt
