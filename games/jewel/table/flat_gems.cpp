// SPDX-License-Identifier: MIT
#include "jewel/table/flat_gems.h"

#include <algorithm>
#include <utility>

#include <QPainter>

namespace jewel {

FlatGems::FlatGems(SightSource sight, QWidget* parent) : QWidget(parent), sight_(std::move(sight)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void FlatGems::paintEvent(QPaintEvent* /*event*/) {
    const Sight& sight = sight_();
    const double cell = sight.cell();
    QPainter painter(this);
    painter.fillRect(rect(), velvet());
    for (int i = 0; i < cellCount; ++i)
        if ((rowOf(i) + columnOf(i)) % 2 == 0)
            painter.fillRect(
                QRectF(sight.board.x() + columnOf(i) * cell, sight.board.y() + rowOf(i) * cell, cell, cell),
                velvetLight());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    sprites_.setSide(std::max(1, qRound(cell)));
    painter.setClipRect(sight.board);
    // Gems that are nearer to the viewer are drawn above the rest.
    for (const bool raised : {false, true})
        for (std::size_t i = 0; i < sight.gems.size(); ++i) {
            const PlacedGem& placed = sight.gems[i];
            if ((placed.near > 0) != raised || placed.row < -0.5) continue;
            const double away = std::min(1.0, std::max(0.0, placed.near / farAway));
            const double reach = cell * (1 + 0.08 * std::clamp(placed.near, -1.0, 1.0) + 0.3 * away);
            QRectF box(0, 0, reach, reach);
            box.moveCenter(sight.board.topLeft() + QPointF(placed.column, placed.row) * cell);
            painter.setOpacity(1 - away);
            const bool signedKind = sight.signs && placed.gem.kind != noKind;
            sprites_.draw(painter, box, sight.looks[i], signedKind ? placed.gem.kind : -1,
                          placed.gem.special);
        }
}

}  // namespace jewel
