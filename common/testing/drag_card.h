// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_table.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QTest>

namespace plt::test {

/// Drags a card by the mouse, in a few steps, and lets go.
inline void dragCard(CardTable& table, CardPlace from, QPoint to) {
    QWidget* const viewport = table.viewport();
    const QPoint start = table.pointOf(from);
    QTest::mousePress(viewport, Qt::LeftButton, {}, start);
    constexpr int steps = 4;
    for (int step = 1; step <= steps; ++step) {
        const QPointF point = start + (to - start) * step / steps;
        QMouseEvent move(QEvent::MouseMove, point, viewport->mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                         {});
        QCoreApplication::sendEvent(viewport, &move);
    }
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
}

}  // namespace plt::test
