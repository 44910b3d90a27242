// SPDX-License-Identifier: MIT
// Strokes and scrolling by pointer and touch.
#include "paint-by-numbers/canvas/board.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QGuiApplication>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyleHints>
#include <QTouchEvent>

namespace paint_by_numbers {

void Board::changeStroke(const std::function<void()>& change) {
    updateStroke();
    change();
    updateStroke();
    Q_EMIT activeCellChanged();
}

void Board::setColour(int colour) {
    if (colour == colour_ || colour < 1 || colour > colours()) return;
    if (colourOf(brush_) > 0) brush_ = actionOfColour(colour);
    colour_ = colour;
    Q_EMIT colourChanged(colour);
}

void Board::stepColour(int by) {
    setColour((colour_ - 1 + by % colours() + colours()) % colours() + 1);
}

void Board::cancelStroke() {
    held_.stop();
    edgeScroll_.stop();
    button_ = Qt::NoButton;
    byKeys_ = false;
    if (gesture_.isActive()) changeStroke([this] { gesture_.cancel(); });
}

bool Board::isWhite(Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const {
    constexpr auto any = Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isOther = button == Qt::RightButton || (modifiers & any) != 0;
    return isOther != paintsWhite_;
}

/// The cell to which a stroke extends while the pointer is here. Players overshoot: beyond the visible cells
/// it is the last one on that side, in the row or column of the stroke.
QPoint Board::strokeEnd(QPointF point) const {
    const QPoint where = device(point);
    const QPoint edge(std::clamp(where.x(), view_.left(), view_.right()),
                      std::clamp(where.y(), view_.top(), view_.bottom()));
    const QPoint anchor = gesture_.anchor();
    const QPoint cell = layout_.cellAt(edge - origin_).value_or(anchor);
    const QPoint beyond = where - edge;
    if (beyond.isNull()) return cell;
    return std::abs(beyond.x()) > std::abs(beyond.y()) ? QPoint(cell.x(), anchor.y())
                                                       : QPoint(anchor.x(), cell.y());
}

void Board::updatePointer(QPointF point) {
    pointer_ = point;
    setHoveredCell(cellAt(point));
    if (!gesture_.isActive() || byKeys_) return;
    const QPoint cell = strokeEnd(point);
    if (cell != gesture_.anchor()) held_.stop();
    changeStroke([&] { gesture_.moveTo(cell); });
}

void Board::finishStroke(bool white) {
    held_.stop();
    edgeScroll_.stop();
    updateStroke();
    gesture_.setWhite(white);
    const auto stroke = gesture_.stroke();
    gesture_.cancel();
    button_ = Qt::NoButton;
    byKeys_ = false;
    Q_EMIT activeCellChanged();
    if (stroke) Q_EMIT strokeMade(*stroke);
}

void Board::press(QPoint cell) {
    if (!content_.paintable) return;
    Gesture click;
    click.begin(cell, markAt(cell), isWhite(Qt::LeftButton), colour_);
    Q_EMIT strokeMade(*click.stroke());
}

void Board::mousePressEvent(QMouseEvent* event) {
    if (cursorShown_) {
        updateCross(activeCell());
        updateCell(cursor_);
        cursorShown_ = false;
        updateCross(activeCell());
    }
    // Pressing another button cancels the stroke.
    if (gesture_.isActive()) {
        cancelStroke();
        return;
    }
    updatePointer(event->position());
    const auto cell = cellAt(event->position());
    if (!cell || !content_.paintable || event->buttons() != event->button()) return;
    button_ = event->button();
    cursor_ = *cell;
    changeStroke(
        [&] { gesture_.begin(*cell, markAt(*cell), isWhite(event->button(), event->modifiers()), colour_); });
}

void Board::mouseMoveEvent(QMouseEvent* event) {
    updatePointer(event->position());
    const bool painting = gesture_.isActive() && !byKeys_;
    // The release event may have gone to another window.
    if (painting && event->buttons() == Qt::NoButton) return cancelStroke();
    if (painting && !cellsArea().contains(event->position())) edgeScroll_.start();
}

void Board::mouseReleaseEvent(QMouseEvent* event) {
    if (!gesture_.isActive() || event->button() != button_) return;
    updatePointer(event->position());
    finishStroke(isWhite(event->button(), event->modifiers()));
}

void Board::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    updatePointer(event->position());
}

void Board::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    setHoveredCell(std::nullopt);
}

void Board::wheelEvent(QWheelEvent* event) {
    // Ctrl+wheel is handled by the window, which zooms.
    if ((event->modifiers() & Qt::ControlModifier) != 0) {
        event->ignore();
        return;
    }
    event->accept();
    const int notch = side(3) * qRound(cellSide());
    QPoint by = event->pixelDelta();
    if (by.isNull()) by = event->angleDelta() * notch / 120;
    if ((event->modifiers() & Qt::ShiftModifier) != 0) by = by.transposed();
    across_->setValue(across_->value() - by.x());
    down_->setValue(down_->value() - by.y());
    updatePointer(event->position());
}

bool Board::event(QEvent* event) {
    // Any input ends the show of a finished picture.
    constexpr std::array input{QEvent::MouseButtonPress, QEvent::KeyPress, QEvent::TouchBegin};
    if (std::find(input.begin(), input.end(), event->type()) != input.end() && isFinishing())
        finish_.setCurrentTime(finish_.duration());
    switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel:
            return touch(static_cast<QTouchEvent*>(event));
        default:
            return QWidget::event(event);
    }
}

bool Board::touch(QTouchEvent* event) {
    const auto& points = event->points();
    if (event->type() == QEvent::TouchCancel || points.isEmpty()) {
        pinching_ = false;
        cancelStroke();
        return true;
    }
    if (event->device()->type() == QInputDevice::DeviceType::TouchPad) return false;
    if (points.size() > 1) {
        // Two fingers move and zoom the board.
        const QPointF middle = (points[0].position() + points[1].position()) / 2;
        const qreal apart = QLineF(points[0].position(), points[1].position()).length();
        if (!pinching_) {
            cancelStroke();
            pinching_ = true;
            pinchFrom_ = std::max(apart, 1.0);
            pinchZoom_ = zoom_;
        } else {
            scrollBy((pointer_ - middle).toPoint());
            if (std::abs(apart / pinchFrom_ - 1) > 0.1)
                Q_EMIT zoomAsked(qRound(pinchZoom_ * apart / pinchFrom_));
        }
        pointer_ = middle;
        if (event->type() == QEvent::TouchEnd) pinching_ = false;
        return true;
    }
    const QPointF point = points[0].position();
    if (event->type() == QEvent::TouchBegin) {
        pinching_ = false;
        setFocus(Qt::MouseFocusReason);
        const auto cell = cellAt(point);
        if (!cell) return true;
        updatePointer(point);
        if (!content_.paintable) return true;
        button_ = Qt::LeftButton;
        cursor_ = *cell;
        cursorShown_ = false;
        changeStroke([&] { gesture_.begin(*cell, markAt(*cell), isWhite(button_), colour_); });
        held_.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
        return true;
    }
    if (!pinching_) updatePointer(point);
    if (event->type() == QEvent::TouchEnd) {
        if (!pinching_ && gesture_.isActive()) finishStroke(isWhite(button_));
        pinching_ = false;
        setHoveredCell(std::nullopt);
    }
    return true;
}

}  // namespace paint_by_numbers
