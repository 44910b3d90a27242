// SPDX-License-Identifier: MIT
#include "paint-by-numbers/designer/glyphs.h"

#include <QTransform>

namespace paint_by_numbers {

namespace {

QPainterPath lines(std::initializer_list<std::initializer_list<QPointF>> strokes) {
    QPainterPath path;
    for (const auto& stroke : strokes) {
        bool first = true;
        for (const QPointF point : stroke) {
            if (first)
                path.moveTo(point);
            else
                path.lineTo(point);
            first = false;
        }
    }
    return path;
}

QPainterPath turned(const QPainterPath& path, qreal degrees) {
    return QTransform().translate(8, 8).rotate(degrees).translate(-8, -8).map(path);
}

}  // namespace

QPainterPath mirrorAcrossGlyph() {
    return lines({{{8, 1}, {8, 4}},
                  {{8, 6.5}, {8, 9.5}},
                  {{8, 12}, {8, 15}},
                  {{5.5, 3.5}, {1.5, 8}, {5.5, 12.5}, {5.5, 3.5}},
                  {{10.5, 3.5}, {14.5, 8}, {10.5, 12.5}, {10.5, 3.5}}});
}

QPainterPath mirrorDownGlyph() {
    return turned(mirrorAcrossGlyph(), 90);
}

QPainterPath turnGlyph() {
    QPainterPath path;
    path.arcMoveTo(QRectF(2, 2, 12, 12), 180);
    path.arcTo(QRectF(2, 2, 12, 12), 180, -225);
    path.addPath(lines({{{12.6, 8.2}, {12.5, 12.3}, {8.4, 11.9}}}));
    return path;
}

QPainterPath invertGlyph() {
    QPainterPath path = lines({{{2, 2}, {14, 2}, {14, 14}, {2, 14}, {2, 2}, {14, 14}}});
    path.addPath(lines({{{2, 6}, {10, 14}}, {{2, 10}, {6, 14}}}));
    return path;
}

QPainterPath clearGlyph() {
    return lines({{{3, 3}, {13, 13}}, {{13, 3}, {3, 13}}});
}

QPainterPath arrowGlyph(int right, int down) {
    const auto path = lines({{{2, 8}, {14, 8}}, {{9, 3}, {14, 8}, {9, 13}}});
    return turned(path, right > 0 ? 0 : right < 0 ? 180 : down > 0 ? 90 : 270);
}

}  // namespace paint_by_numbers
