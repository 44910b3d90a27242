// SPDX-License-Identifier: MIT
#include "tally-maze/board/hedges.h"

#include "common/look/colours.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPainter>
#include <QTransform>

namespace tally_maze {

namespace {

/// Thinner hedges have no room for leaves.
constexpr qreal leavesFrom = 6;

/// The index of a horizontal hedge. These come first, row by row from the top; then the vertical ones, column
/// by column.
std::size_t lying(int size, int column, int line) {
    return static_cast<std::size_t>(line * size + column);
}
std::size_t standing(int size, int line, int row) {
    return static_cast<std::size_t>((size + 1) * size + line * size + row);
}

struct HedgePlace {
    bool isLying;
    int column;
    int row;
};

HedgePlace placeOf(std::size_t hedge, int size) {
    const int number = static_cast<int>(hedge);
    const int lyingOnes = (size + 1) * size;
    if (number < lyingOnes) return {true, number % size, number / size};
    return {false, (number - lyingOnes) / size, (number - lyingOnes) % size};
}

template <class Use>
void forEach(const Hedges& hedges, const Use& use) {
    for (std::size_t hedge = 0; hedge < hedges.size(); ++hedge)
        if (hedges.test(hedge)) use(hedge);
}

struct Colours {
    QColor rim;
    QColor leaf;
    QColor light;
    QColor dark;
    QColor ghost;
    QColor ground;
};

Colours coloursFor(const QPalette& palette) {
    if (plt::isDark(palette))
        return {QColor(0x12, 0x2A, 0x1F), QColor(0x4F, 0xA8, 0x7C), QColor(0x86, 0xCB, 0xA6),
                QColor(0x37, 0x85, 0x60), QColor(0x7C, 0xC8, 0xF2), QColor(0x2B, 0x2C, 0x38)};
    return {QColor(0x1B, 0x50, 0x39), QColor(0x34, 0x86, 0x60), QColor(0x6C, 0xB8, 0x8E),
            QColor(0x22, 0x68, 0x49), QColor(0x00, 0x5E, 0x99), QColor(0xF7, 0xF3, 0xE8)};
}

/// A pseudo-random number that depends on the hedge and leaf only, so that nothing flickers on a resize.
quint32 scattered(std::size_t hedge, int leaf) {
    auto number = static_cast<quint32>(hedge * 2654435761U) ^ static_cast<quint32>(leaf * 40503);
    number ^= number >> 15U;
    number *= 2246822519U;
    number ^= number >> 13U;
    return number;
}

}  // namespace

Hedges hedgesOf(const Maze& maze) {
    Hedges hedges;
    const int size = maze.width();
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const int cell = maze.cell(column, row);
            const bool start = cell == 0;
            const bool exit = cell == maze.cells() - 1;
            const auto set = [&](std::size_t hedge, Direction direction, bool gap) {
                hedges.set(hedge, !maze.isOpen(cell, direction) && !gap);
            };
            if (row == 0) set(lying(size, column, 0), Direction::up, start);
            if (column == 0) set(standing(size, 0, row), Direction::left, start);
            set(lying(size, column, row + 1), Direction::down, exit);
            set(standing(size, column + 1, row), Direction::right, exit);
        }
    }
    return hedges;
}

HedgePainter::HedgePainter(int size, std::function<QPointF(int column, int row)> corner,
                           qreal devicePixelRatio, const QPalette& palette)
    : size_(size), corner_(std::move(corner)), ratio_(devicePixelRatio), palette_(palette) {
    const qreal cell = (corner_(1, 0).x() - corner_(0, 0).x()) * ratio_;
    // An even number of device pixels: the line between the cells is in the middle.
    thickness_ = 2 * std::max(1.0, std::round(cell / 11.5)) / ratio_;
    rim_ = std::max(1.0, std::round(thickness_ * ratio_ / 9)) / ratio_;
    if (thickness_ * ratio_ < 4) rim_ = 0;
}

QRectF HedgePainter::boxOf(std::size_t hedge, qreal grown) const {
    const auto [isLying, column, row] = placeOf(hedge, size_);
    QRectF box(corner_(column, row), isLying ? corner_(column + 1, row) : corner_(column, row + 1));
    const qreal shrunk = (1 - grown) / 2 * (isLying ? box.width() : box.height());
    box.adjust(isLying ? shrunk : 0, isLying ? 0 : shrunk, isLying ? -shrunk : 0, isLying ? 0 : -shrunk);
    const qreal reach = thickness_ / 2;
    return box.adjusted(-reach, -reach, reach, reach);
}

void HedgePainter::paintEach(QPainter& painter, const Hedges& hedges, const QColor& colour, qreal inset,
                             qreal grown, qreal shift) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const qreal radius = thickness_ / 2 - inset;
    // One by one: the time to fill a path grows with the square of the edges that cross a scan line.
    forEach(hedges, [&](std::size_t hedge) {
        painter.drawRoundedRect(
            boxOf(hedge, grown).adjusted(inset, inset, -inset, -inset).translated(shift, shift), radius,
            radius);
    });
}

void HedgePainter::paintSolid(QPainter& painter, const Hedges& hedges, qreal grown) const {
    const auto colours = coloursFor(palette_);
    if (rim_ > 0) {
        paintEach(painter, hedges, colours.rim, 0, grown);
        paintEach(painter, hedges, colours.dark, rim_, grown);
        // Light from the upper left.
        paintEach(painter, hedges, colours.leaf, rim_ * 1.5, grown, -rim_ * 0.5);
    } else {
        paintEach(painter, hedges, colours.leaf, 0, grown);
    }
}

void HedgePainter::paintLeaves(QPainter& painter, const Hedges& hedges) const {
    const auto colours = coloursFor(palette_);
    painter.setPen(Qt::NoPen);
    const qreal leaf = thickness_ * 0.17;
    QPainterPath shape;
    shape.addEllipse(QPointF(), leaf, leaf * 0.55);
    const qreal spread = thickness_ / 2 - rim_ - leaf;
    forEach(hedges, [&](std::size_t hedge) {
        const QRectF box = boxOf(hedge);
        const bool isLying = placeOf(hedge, size_).isLying;
        const qreal from = (isLying ? box.left() : box.top()) + thickness_ / 2;
        const qreal length = (isLying ? box.width() : box.height()) - thickness_;
        const int leaves = std::max(3, static_cast<int>(length / (thickness_ * 0.62)));
        for (int i = 0; i < leaves; ++i) {
            const auto chance = scattered(hedge, i);
            constexpr qreal full = 255;
            const qreal along = from + length * (i + (chance & 255U) / full) / leaves;
            const qreal across = ((chance >> 8U & 255U) / full * 2 - 1) * spread;
            const QPointF middle = isLying ? QPointF(along, box.center().y() + across)
                                           : QPointF(box.center().x() + across, along);
            const auto place =
                QTransform::fromTranslate(middle.x(), middle.y()).rotate((chance >> 16U) % 180);
            painter.fillPath(place.map(shape),
                             across < spread * 0.25 && i % 3 != 1 ? colours.light : colours.dark);
        }
    });
}

void HedgePainter::paint(QPainter& painter, const Hedges& hedges) const {
    const qreal away = thickness_ * 0.3;
    // Overlapping shadows are not darker.
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    paintEach(painter, hedges, QColor(0, 0, 0, plt::isDark(palette_) ? 70 : 34), 0, 1, away);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    paintSolid(painter, hedges, 1);
    if (thickness_ >= leavesFrom) paintLeaves(painter, hedges);
}

void HedgePainter::paintGrowing(QPainter& painter, const Hedges& hedges, qreal grown) const {
    if (grown > 0) paintSolid(painter, hedges, grown);
}

void HedgePainter::paintComing(QPainter& painter, const Hedges& hedges) const {
    const auto colours = coloursFor(palette_);
    // The outline of all hedges together: the second pass paints over edges that lie within another hedge.
    const qreal edge = std::max(1.0, thickness_ * 0.2);
    paintEach(painter, hedges, colours.ghost, -edge / 2, 1);
    paintEach(painter, hedges, plt::mixed(colours.ground, colours.ghost, 0.275), edge / 2, 1);
    // A row of dots along the middle, so that it differs from a hedge not by colour alone.
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ghost);
    const qreal dot = std::max(0.8, thickness_ * 0.17);
    forEach(hedges, [&](std::size_t hedge) {
        const QRectF box = boxOf(hedge);
        const bool isLying = placeOf(hedge, size_).isLying;
        for (const qreal part : {0.2, 0.5, 0.8})
            painter.drawEllipse(isLying ? QPointF(box.left() + box.width() * part, box.center().y())
                                        : QPointF(box.center().x(), box.top() + box.height() * part),
                                dot, dot);
    });
}

void HedgePainter::paintGoing(QPainter& painter, const Hedges& hedges) const {
    const auto colours = coloursFor(palette_);
    const QColor pale = plt::mixed(colours.leaf, colours.ground, 0.72);
    const qreal inset = rim_ / 2;
    paintEach(painter, hedges, pale, inset, 1);
    QPen pen(colours.leaf, std::max(1.0, thickness_ * 0.16), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 2.5});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    const qreal radius = thickness_ / 2 - inset;
    forEach(hedges, [&](std::size_t hedge) {
        painter.drawRoundedRect(boxOf(hedge).adjusted(inset, inset, -inset, -inset), radius, radius);
    });
    // No dashes where hedges meet.
    paintEach(painter, hedges, pale, inset + pen.widthF() / 2, 1);
}

}  // namespace tally_maze
