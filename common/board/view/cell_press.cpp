// SPDX-License-Identifier: MIT
#include "common/board/view/cell_press.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QPointer>
#include <QStyleHints>

namespace plt {

CellInput::Source CellPress::sourceOf(const QMouseEvent& event) {
    const bool touch = event.pointerType() == QPointingDevice::PointerType::Finger;
    return touch ? CellInput::Source::touch : CellInput::Source::mouse;
}

CellPress::CellPress(std::function<bool(int, int)> isSameTarget) : isSameTarget_(std::move(isSameTarget)) {
    longTimer_.setSingleShot(true);
    connect(&longTimer_, &QTimer::timeout, this, [this] {
        if (cell_ < 0 || over_ != cell_ || longPressed_) return;
        longPressed_ = true;
        Q_EMIT lookChanged(cell_);
        Q_EMIT longPressed(cell_, input_);
    });
}

bool CellPress::shows(int cell) const {
    return cell == cell_ && !longPressed_ && over_ >= 0 && isSameTarget_(cell_, over_);
}

void CellPress::setLongPress(bool on) {
    longPress_ = on;
    if (!on) longTimer_.stop();
}

bool CellPress::addButton(const QMouseEvent& event) {
    const QPointer<CellPress> alive(this);
    const Qt::MouseButton button = event.button();
    // A second press of the same button means that its release went elsewhere.
    if (button_ == button) cancel();
    if (!alive) return false;
    down_.setFlag(button, false);
    const bool others = down_ != Qt::NoButton || (event.buttons() & buttons & ~Qt::MouseButtons(button));
    down_.setFlag(button);
    ignored_ = others;
    if (others) cancel();
    return !others;
}

void CellPress::press(const QMouseEvent& event, int cell) {
    lastCell_ = cell;
    point_ = event.position();
    if (cell < 0) return;
    cell_ = over_ = lastDragged_ = cell;
    button_ = event.button();
    input_ = {sourceOf(event), button_, event.modifiers()};
    longPressed_ = false;
    Q_EMIT lookChanged(cell);
    if (longPress_ && button_ == Qt::LeftButton)
        longTimer_.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
    Q_EMIT pressed(cell, input_);
}

void CellPress::pressAgain(int before) {
    if (cell_ >= 0 && cell_ == before) Q_EMIT doubleClicked(before, input_);
}

void CellPress::move(QPointF point, int over) {
    if (cell_ < 0) return;
    if ((point - point_).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance())
        longTimer_.stop();
    if (over == over_) return;
    over_ = over;
    longTimer_.stop();
    Q_EMIT lookChanged(cell_);
    if (over < 0 || over == lastDragged_) return;
    lastDragged_ = over;
    Q_EMIT dragged(cell_, over, input_);
}

void CellPress::end() {
    longTimer_.stop();
    const int cell = std::exchange(cell_, -1);
    over_ = -1;
    button_ = Qt::NoButton;
    Q_EMIT lookChanged(cell);
}

void CellPress::release(const QMouseEvent& event, int over) {
    down_.setFlag(event.button(), false);
    if (!holds(event.button())) return;
    const CellInput input = input_;
    const int cell = cell_;
    const bool counts = !longPressed_ && !ignored_ && over >= 0 && isSameTarget_(cell, over);
    const QPointer<CellPress> alive(this);
    end();
    if (alive) Q_EMIT released(cell, over, input);
    if (alive && counts) Q_EMIT activated(cell, input);
}

void CellPress::cancel() {
    longTimer_.stop();
    if (cell_ < 0) return;
    const int cell = cell_;
    const CellInput input = input_;
    const QPointer<CellPress> alive(this);
    end();
    if (alive) Q_EMIT released(cell, -1, input);
}

void CellPress::ignoreUntilReleased() {
    ignored_ = true;
    cancel();
}

}  // namespace plt
