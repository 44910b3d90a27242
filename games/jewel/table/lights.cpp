// SPDX-License-Identifier: MIT
#include "jewel/table/lights.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPainter>

namespace jewel {
namespace {

QColor lightOf(double strength) {
    return QColor(255, 252, 235, std::clamp(static_cast<int>(255 * strength), 0, 255));
}

/// Paints a beam of light that is brightest along its middle.
void paintBeam(QPainter& painter, const QRectF& rect, bool down, double strength) {
    QLinearGradient across(rect.topLeft(), down ? rect.topRight() : rect.bottomLeft());
    across.setColorAt(0, lightOf(0));
    across.setColorAt(0.35, lightOf(strength * 0.45));
    across.setColorAt(0.5, lightOf(strength));
    across.setColorAt(0.65, lightOf(strength * 0.45));
    across.setColorAt(1, lightOf(0));
    painter.fillRect(rect, across);
}

void paintGlow(QPainter& painter, QPointF middle, double radius, double strength) {
    QRadialGradient glow(middle, radius);
    glow.setColorAt(0, lightOf(strength));
    glow.setColorAt(0.4, lightOf(strength * 0.5));
    glow.setColorAt(1, lightOf(0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(middle, radius, radius);
}

void paintBurst(QPainter& painter, const QRectF& square, double strength) {
    painter.setPen(QPen(lightOf(strength), square.width() / 24));
    painter.setBrush(lightOf(strength * 0.35));
    painter.drawRoundedRect(square, square.width() * 0.12, square.width() * 0.12);
}

QPointF middleOf(const QRectF& board, int at) {
    return board.topLeft() + QPointF(columnOf(at) + 0.5, rowOf(at) + 0.5) * (board.width() / side);
}

/// Paints sparks that fly from a point in all directions, up to `reach` away.
void paintSparks(QPainter& painter, QPointF from, int count, double reach, double breadth, double strength) {
    painter.setPen(QPen(lightOf(strength), breadth, Qt::SolidLine, Qt::RoundCap));
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.25) / count;
        // Neighbours fly differently far.
        const double away = reach * (i % 2 == 0 ? 1 : 0.7);
        const QPointF way(std::cos(angle), std::sin(angle));
        painter.drawLine(from + way * away * 0.75, from + way * away);
    }
}

}  // namespace

void drawLights(QPainter& painter, const QRectF& board, const std::vector<ShownLight>& lights) {
    if (lights.empty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(board);
    const double cell = board.width() / side;
    for (const ShownLight& light : lights) {
        const QPointF middle = middleOf(board, light.effect.cell);
        const double strength = 1 - light.age * light.age;
        // It reaches its full extent after a third of its time.
        const double reach = std::min(1.0, light.age * 3);
        switch (light.effect.special) {
            case Special::rowBeam: {
                const double left = middle.x() - reach * (middle.x() - board.left());
                const double right = middle.x() + reach * (board.right() - middle.x());
                paintBeam(painter, {left, middle.y() - cell / 2, right - left, cell}, false, strength);
                break;
            }
            case Special::columnBeam: {
                const double top = middle.y() - reach * (middle.y() - board.top());
                const double bottom = middle.y() + reach * (board.bottom() - middle.y());
                paintBeam(painter, {middle.x() - cell / 2, top, cell, bottom - top}, true, strength);
                break;
            }
            case Special::burst: {
                const double half = cell * (0.5 + 0.95 * reach);
                paintBurst(painter, {middle.x() - half, middle.y() - half, 2 * half, 2 * half}, strength);
                break;
            }
            default:
                for (const int taken : light.effect.taken)
                    paintGlow(painter, middleOf(board, taken), cell * (0.35 + 0.3 * reach), strength);
                break;
        }
    }
    painter.restore();
}

void drawBursts(QPainter& painter, const QRectF& board, const std::vector<ShownBurst>& bursts) {
    if (bursts.empty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(board);
    const double cell = board.width() / side;
    for (const auto& [line, age] : bursts) {
        constexpr int usual = 3;
        const int more = std::min(line.length - usual, 2);
        const double strength = 1 - age * age;
        const double reach = 1 - (1 - age) * (1 - age);
        const QPointF first = middleOf(board, line.first);
        const QPointF last = middleOf(board, line.cell(line.length - 1));
        if (more > 0) {
            const double half = cell * (0.4 + 0.25 * more) * (1 - age / 2);
            const QPointF aside = line.down ? QPointF(half, cell / 2) : QPointF(cell / 2, half);
            paintBeam(painter, QRectF(first - aside, last + aside), line.down, strength);
        }
        if (more > 1) paintGlow(painter, (first + last) / 2, cell * (1 + 2 * reach), strength * 0.7);
        for (int i = 0; i < line.length; ++i) {
            const QPointF middle = middleOf(board, line.cell(i));
            paintGlow(painter, middle, cell * (0.4 + (0.25 + 0.15 * more) * reach), strength * 0.8);
            paintSparks(painter, middle, 8 + 2 * more, cell * (0.3 + (0.5 + 0.25 * more) * reach), cell / 18,
                        strength);
        }
    }
    painter.restore();
}

}  // namespace jewel
