// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QCursor>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QScreen>
#include <QTest>
#include <QWidget>

namespace plt {
struct CardPlace;
}

/// The mouse of tests.
namespace plt::testing {

/// Moves the pointer over a widget, with this button held or none. (QTest::mouseMove() moves the pointer of the
/// screen, whose event may come at any time later.)
inline void movePointer(QWidget& widget, QPointF to, Qt::MouseButtons held = Qt::NoButton) {
    QMouseEvent move(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton, held, {});
    QCoreApplication::sendEvent(&widget, &move);
}

/// Returns the widget that a press at a point of this one goes to: itself or one that lies in it.
inline QWidget& widgetUnder(QWidget& widget, QPoint point) {
    QWidget* const child = widget.childAt(point);
    return child != nullptr ? *child : widget;
}

/// Clicks at a point of a widget with whatever lies in it.
inline void click(QWidget& widget, QPoint point) {
    QWidget& pressed = widgetUnder(widget, point);
    QTest::mouseClick(&pressed, Qt::LeftButton, {}, pressed.mapFrom(&widget, point));
}

/// Presses a button of the mouse at a point of a widget, drags in a few steps, and lets go.
inline void drag(QWidget& widget, QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton) {
    QWidget& held = widgetUnder(widget, from);
    const QPoint start = held.mapFrom(&widget, from);
    const QPoint end = held.mapFrom(&widget, to);
    QTest::mousePress(&held, button, {}, start);
    constexpr int steps = 4;
    for (int step = 1; step <= steps; ++step) movePointer(held, start + (end - start) * step / steps, button);
    QTest::mouseRelease(&held, button, {}, end);
}

/// Drags a card of a CardTable by the mouse, in a few steps, and lets go. (A template, so that tests of games
/// without cards need not include tables; places in braces are CardPlaces.)
template <class Table, class Place = CardPlace>
void dragCard(Table& table, Place from, QPoint to) {
    drag(*table.viewport(), table.pointOf(from), to);
}

/// Moves the screen's pointer into a corner that windows of tests leave free. Otherwise it could hover over a
/// new window, in addition to the pointer that a test simulates.
inline void putPointerAway() {
    QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight());
}

}  // namespace plt::testing
