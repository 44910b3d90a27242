// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/colours.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QApplication>
#include <QImage>
#include <QPalette>
#include <QPointF>

namespace plt::testing {

/// The minimum contrast of a mark with its background.
constexpr double minimumMarkContrast = 3;

/// The contrast of a mark where it passes these points (logical pixels): at each point, the best pixel within
/// `reach` of the marked picture against the same pixel of the picture without the mark; the worst of all
/// points.
inline double markContrast(const QImage& marked, const QImage& plain, const std::vector<QPointF>& points,
                           double reach = 3) {
    double worst = 21;
    const double ratio = marked.devicePixelRatio();
    for (const QPointF& point : points) {
        double best = 1;
        const QRect around = QRectF((point.x() - reach) * ratio, (point.y() - reach) * ratio,
                                    2 * reach * ratio, 2 * reach * ratio)
                                 .toAlignedRect() &
                             marked.rect();
        for (int y = around.top(); y <= around.bottom(); ++y)
            for (int x = around.left(); x <= around.right(); ++x)
                best = std::max(best, contrast(marked.pixelColor(x, y), plain.pixelColor(x, y)));
        worst = std::min(worst, best);
    }
    return worst;
}

/// The middles of the four sides of a rectangle, moved inwards (outwards if negative).
inline std::vector<QPointF> sides(const QRectF& rect, double inwards = 0) {
    const QRectF box = rect.adjusted(inwards, inwards, -inwards, -inwards);
    return {{box.center().x(), box.top()},
            {box.center().x(), box.bottom()},
            {box.left(), box.center().y()},
            {box.right(), box.center().y()}};
}

inline QPalette lightPalette() {
    QPalette palette(QColor(0xEF, 0xEF, 0xEF));
    palette.setColor(QPalette::Highlight, QColor(0x30, 0x8C, 0xC6));
    return palette;
}

inline QPalette darkPalette() {
    QPalette palette(QColor(0x2B, 0x2B, 0x30));
    palette.setColor(QPalette::WindowText, QColor(0xF0, 0xF0, 0xF0));
    palette.setColor(QPalette::Highlight, QColor(0x12, 0x68, 0xA0));
    return palette;
}

}  // namespace plt::testing
