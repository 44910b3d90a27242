// SPDX-License-Identifier: MIT
#pragma once

#include <QCursor>
#include <QGuiApplication>
#include <QScreen>

/// Puts the screen's pointer into a corner that windows of tests leave free. Where an earlier program has
/// left it, it would point at something as soon as a window comes there, beside the pointer that a test
/// pretends.
inline void putPointerAway() {
    QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight());
}
