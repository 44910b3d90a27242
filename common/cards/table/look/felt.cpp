// SPDX-License-Identifier: MIT
#include "common/cards/table/look/felt.h"

#include "common/look/colours.h"

#include <algorithm>
#include <cstdint>

#include <QImage>
#include <QPainter>
#include <QRadialGradient>

namespace plt {

namespace {

/// A tile of threads so faint that only their absence would be noticed.
QImage weave() {
    constexpr int side = 64;
    QImage tile(side, side, QImage::Format_ARGB32_Premultiplied);
    std::uint32_t noise = 0x9E3779B9U;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            noise ^= noise << 13U;
            noise ^= noise >> 17U;
            noise ^= noise << 5U;
            const int strength = static_cast<int>(noise % 7U) + ((x + y) % 2 == 0 ? 2 : 0);
            tile.setPixel(x, y, qPremultiply(qRgba(0, 0, 0, strength)));
        }
    }
    return tile;
}

}  // namespace

QPixmap feltPixmap(QSize size, qreal pixelRatio, const QPalette& palette) {
    QPixmap pixmap(size * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    const QColor felt = colour(Role::felt, palette);
    QPainter painter(&pixmap);
    QRadialGradient light(QPointF(size.width() * 0.28, size.height() * 0.22),
                          std::max(size.width(), size.height()) * 0.95);
    light.setColorAt(0, shaded(felt, 0.10));
    light.setColorAt(0.45, felt);
    light.setColorAt(1, shaded(felt, -0.22));
    painter.fillRect(QRect(QPoint(0, 0), size), light);
    QImage tile = weave();
    tile.setDevicePixelRatio(pixelRatio);
    painter.fillRect(QRect(QPoint(0, 0), size), QBrush(tile));
    return pixmap;
}

}  // namespace plt
