// SPDX-License-Identifier: MIT
#include "common/cards/table/table_button.h"

#include "common/look/focus/focus_ring.h"
#include "common/look/marks.h"

#include <QKeyEvent>
#include <QPainter>

namespace plt {

namespace {

/// Corner radius of a hint in pixels: that of buttons in most styles.
constexpr qreal corner = 6;

}  // namespace

void TableButton::setMarked(bool marked) {
    if (marked_ == marked) return;
    marked_ = marked;
    update();
}

void TableButton::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || (event->modifiers() & ~Qt::KeypadModifier)) {
        QPushButton::keyPressEvent(event);
        return;
    }
    // A held key must not continue to play by itself.
    event->accept();
    if (!event->isAutoRepeat()) click();
}

void TableButton::paintEvent(QPaintEvent* event) {
    QPushButton::paintEvent(event);
    if (!marked_ && !hasFocus()) return;
    QPainter painter(this);
    if (marked_) drawMarkInside(painter, Mark::hint, rect(), corner, palette());
    // Above the hint, too.
    if (hasFocus()) drawFocusRing(painter, rect(), palette());
}

}  // namespace plt
