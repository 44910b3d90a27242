// SPDX-License-Identifier: MIT
#include "common/board3d/model/decal_sheet.h"

#include "common/board3d/scene/scene_marks.h"

#include <QPainter>

namespace plt {
namespace {

constexpr int cellSide = 128;
constexpr int sheetColumns = 4;
constexpr int sheetRows = 4;
/// Colours of the sheet: what is tinted, what stays white, what stays dark.
const QColor tinted(255, 0, 0);
const QColor light(255, 255, 255);
const QColor dark(0, 0, 0);

QPainterPath annulus(double outer, double inner) {
    QPainterPath path;
    path.addEllipse(QPointF(0.5, 0.5), outer, outer);
    path.addEllipse(QPointF(0.5, 0.5), inner, inner);
    return path;
}

/// With an edge that is light inside and dark outside, so that it is seen on every square.
void withHalo(QPainter& painter, const QPainterPath& path) {
    painter.strokePath(path, QPen(QColor(0, 0, 0, 90), 0.055, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path,
                       QPen(QColor(255, 255, 255, 215), 0.03, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, tinted);
}

/// A ring around the landing place and a badge with a tick at the corner next to the viewer.
void paintLegal(QPainter& painter) {
    withHalo(painter, annulus(0.47, 0.395));
    const QPointF badge(0.83, 0.83);
    painter.setPen(QPen(light, 0.025));
    painter.setBrush(tinted);
    painter.drawEllipse(badge, 0.145, 0.145);
    QPainterPath tick(badge + QPointF(-0.075, 0.0));
    tick.lineTo(badge + QPointF(-0.02, 0.06));
    tick.lineTo(badge + QPointF(0.08, -0.065));
    painter.strokePath(tick, QPen(light, 0.045, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// A cross from corner to corner, so that it shows beside the lifted piece and its shadow.
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

/// A thin bright ring with a soft glow outside, around the foot of a piece.
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
    const QRectF frame(0.075, 0.075, 0.85, 0.85);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(dark, 0.12));
    painter.drawRoundedRect(frame, 0.1, 0.1);
    painter.setPen(QPen(light, 0.1));
    painter.drawRoundedRect(frame, 0.1, 0.1);
    painter.setPen(QPen(tinted, 0.058));
    painter.drawRoundedRect(frame, 0.1, 0.1);
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
            withHalo(painter, markForm(HandMark::target));
            break;
        case DecalKind::targetOnPiece:
            withHalo(painter, markForm(HandMark::targetOnPiece));
            break;
        case DecalKind::legal:
            paintLegal(painter);
            break;
        case DecalKind::illegal:
            paintIllegal(painter);
            break;
        case DecalKind::lastMove:
            withHalo(painter, markForm(SquareMark::lastMove));
            break;
        case DecalKind::hint:
            withHalo(painter, markForm(SquareMark::hint));
            break;
        case DecalKind::threat:
            withHalo(painter, markForm(SquareMark::threat));
            break;
        case DecalKind::winning:
            withHalo(painter, markForm(SquareMark::winning));
            break;
        case DecalKind::cursor:
            paintCursor(painter);
            break;
    }
}

}  // namespace

QImage decalSheet() {
    QImage sheet(sheetColumns * cellSide, sheetRows * cellSide, QImage::Format_RGBA8888_Premultiplied);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int kind = 0; kind < decalKinds; ++kind) {
        painter.save();
        const int column = kind % sheetColumns;
        const int row = kind / sheetColumns;
        painter.translate(column * cellSide, row * cellSide);
        painter.setClipRect(QRectF(0, 0, cellSide, cellSide));
        painter.scale(cellSide, cellSide);
        paintDecal(painter, static_cast<DecalKind>(kind));
        painter.restore();
    }
    return sheet;
}

QRectF decalPlace(DecalKind kind) {
    const int index = static_cast<int>(kind);
    const int column = index % sheetColumns;
    const int row = index / sheetColumns;
    const QRectF cell(column * cellSide, row * cellSide, cellSide, cellSide);
    const double border = kind == DecalKind::solid ? cellSide / 4.0 : 0.5;
    const QRectF inside = cell.adjusted(border, border, -border, -border);
    return {inside.x() / (sheetColumns * cellSide), inside.y() / (sheetRows * cellSide),
            inside.width() / (sheetColumns * cellSide), inside.height() / (sheetRows * cellSide)};
}

DecalKind decalOf(SquareMark mark) {
    switch (mark) {
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
