// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QCursor>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QScreen>
#include <QTest>
#include <QWidget>

namespace plt::testing {

/// Moves the pointer over a widget, with this button held or none. (QTest::mouseMove() tells of no buttons.)
inline void movePointer(QWidget& widget, QPointF to, Qt::MouseButtons held = Qt::NoButton) {
    QMouseEvent move(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, held, {});
    QCoreApplication::sendEvent(&widget, &move);
}

/// Presses a button of the mouse, drags in a few steps, and lets go.
inline void drag(QWidget& widget, QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton) {
    QTest::mousePress(&widget, button, {}, from);
    constexpr int steps = 4;
    for (int step = 1; step <= steps; ++step) movePointer(widget, from + (to - from) * step / steps, button);
    QTest::mouseRelease(&widget, button, {}, to);
}

/// Puts the screen's pointer into a corner that windows of tests leave free. Where an earlier program has
/// left it, it would point at something as soon as a window comes there, beside the pointer that a test
/// pretends.
inline void putPointerAway() {
    QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight());
}

}  // namespace plt::testing
