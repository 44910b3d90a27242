// SPDX-License-Identifier: MIT
// Pointer, keyboard and attention of BoardView.

#include "common/board/view/board_accessible.h"
#include "common/board/view/board_view_private.h"

#include <algorithm>

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointer>
#include <QStyleHints>

namespace plt {
namespace {

constexpr Qt::MouseButtons gameButtons = Qt::LeftButton | Qt::RightButton | Qt::MiddleButton;

CellInput::Source sourceOf(const QMouseEvent& event) {
    const bool touch = event.pointerType() == QPointingDevice::PointerType::Finger;
    return touch ? CellInput::Source::touch : CellInput::Source::mouse;
}

bool isActivation(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

}  // namespace

// Attention -----------------------------------------------------------------------------------------------

int BoardView::cursorCell() const {
    return d->cursor;
}
bool BoardView::isCursorVisible() const {
    return d->cursorVisible;
}
int BoardView::hoveredCell() const {
    return d->hovered;
}
int BoardView::attendedCell() const {
    return d->attended;
}
int BoardView::pressedCell() const {
    return d->pressed;
}
std::optional<QPointF> BoardView::pointerPosition() const {
    if (!d->pointsAtBoard() || !rect().contains(d->pointer.toPoint())) return {};
    return d->pointer;
}

void BoardView::Private::setHovered(int cell) {
    if (cell == hovered) return;
    const int before = std::exchange(hovered, cell);
    if (before >= 0) view->updateCell(before);
    if (cell >= 0) view->updateCell(cell);
    updateAttention();
}

void BoardView::Private::rememberPointer(QPointF point) {
    // The window system also sends moves when the window changed under a pointer that stands still.
    if (pointerIdle && pointer == point) return;
    pointer = point;
    pointerInside = true;
    pointerIdle = false;
    updateHover();
}

void BoardView::Private::updateHover() {
    setHovered(pointsAtBoard() ? cellUnder(pointer) : -1);
}

void BoardView::Private::updateAttention() {
    int now = hovered;
    if (now < 0 && cursorVisible && usable()) now = cursor;
    if (now == attended) return;
    attended = now;
    refreshAttendedGroup();
    Q_EMIT view->attentionMoved(now);
}

void BoardView::Private::refreshAttendedGroup() {
    std::vector<int> group = attended >= 0 ? view->attendedWith(attended) : std::vector<int>{};
    std::sort(group.begin(), group.end());
    if (group == attendedGroup) return;
    std::vector<int> changed;
    std::set_symmetric_difference(group.begin(), group.end(), attendedGroup.begin(), attendedGroup.end(),
                                  std::back_inserter(changed));
    attendedGroup = std::move(group);
    QRegion region;
    const int count = geometry ? geometry->cellCount() : 0;
    for (const int cell : changed) {
        if (cell >= 0 && cell < count) region += cellBox(cell).toAlignedRect();
    }
    repaintLater(region);
}

// Cursor --------------------------------------------------------------------------------------------------

void BoardView::Private::showCursor(bool visible) {
    if (visible == cursorVisible) return;
    cursorVisible = visible;
    view->updateCell(std::max(cursor, 0));
    updateAttention();
}

void BoardView::Private::moveCursor(int cell) {
    if (cell == cursor || !exists(cell) || access == Access::pointerOnly) return;
    const int before = std::exchange(cursor, cell);
    if (cursorVisible) {
        if (before >= 0) view->updateCell(before);
        view->updateCell(cell);
    }
    if (view->hasFocus()) BoardAccessible::cursorMoved(view);
    updateAttention();
}

void BoardView::Private::placeCursor(bool otherCells) {
    if (access == Access::pointerOnly) return;
    // On a board of another size the old number would be somewhere else.
    if (exists(cursor) && !otherCells) return;
    const auto first = std::find(existing.begin(), existing.end(), true);
    cursor = first == existing.end() ? -1 : int(first - existing.begin());
    if (cursor >= 0 && view->hasFocus()) BoardAccessible::cursorMoved(view);
    if (cursorVisible) view->update();
}

void BoardView::setCursorCell(int cell) {
    d->moveCursor(cell);
}

int BoardView::Private::cursorTarget(const QKeyEvent& event) const {
    // On the keypad, Home, End and the page keys lie at the corners and mean diagonals.
    const bool keypad = event.modifiers().testFlag(Qt::KeypadModifier);
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    const auto step = [this](Direction direction) {
        const int next = geometry->step(cursor, direction);
        return exists(next) ? next : cursor;
    };
    const auto furthest = [this](Direction direction) {
        // No more steps than cells, should a geometry run in a circle.
        int cell = cursor;
        for (int i = 0; i < geometry->cellCount(); ++i) {
            const int next = geometry->step(cell, direction);
            if (next == cell || !exists(next)) break;
            cell = next;
        }
        return cell;
    };
    const auto orStay = [this](int cell) { return exists(cell) ? cell : cursor; };
    switch (event.key()) {
        case Qt::Key_Left:
            return step(Direction::left);
        case Qt::Key_Right:
            return step(Direction::right);
        case Qt::Key_Up:
            return step(Direction::up);
        case Qt::Key_Down:
            return step(Direction::down);
        case Qt::Key_Home:
            if (keypad) return step(Direction::upLeft);
            if (control) return int(std::find(existing.begin(), existing.end(), true) - existing.begin());
            return orStay(geometry->rowStart(cursor));
        case Qt::Key_End:
            if (keypad) return step(Direction::downLeft);
            if (control) {
                return int(existing.rend() - std::find(existing.rbegin(), existing.rend(), true)) - 1;
            }
            return orStay(geometry->rowEnd(cursor));
        case Qt::Key_PageUp:
            return keypad ? step(Direction::upRight) : furthest(Direction::up);
        case Qt::Key_PageDown:
            return keypad ? step(Direction::downRight) : furthest(Direction::down);
        default:
            break;
    }
    if (keypad) {
        switch (event.key()) {
            case Qt::Key_1:
                return step(Direction::downLeft);
            case Qt::Key_2:
                return step(Direction::down);
            case Qt::Key_3:
                return step(Direction::downRight);
            case Qt::Key_4:
                return step(Direction::left);
            case Qt::Key_6:
                return step(Direction::right);
            case Qt::Key_7:
                return step(Direction::upLeft);
            case Qt::Key_8:
                return step(Direction::up);
            case Qt::Key_9:
                return step(Direction::upRight);
            default:
                break;
        }
    }
    return -1;
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (!d->usable() || d->cursor < 0) {
        event->ignore();
        return;
    }
    const QPointer<BoardView> alive(this);
    const auto useKeyboard = [this] {
        d->pointerIdle = true;
        d->showCursor(true);
        d->updateHover();
    };
    const int key = event->key();
    if (isActivation(key)) {
        event->accept();
        // A key that is held down must not switch a cell to and fro.
        if (event->isAutoRepeat()) return;
        useKeyboard();
        if (!alive) return;
        Q_EMIT cellActivated(d->cursor, {CellInput::Source::keyboard, Qt::LeftButton,
                                         event->modifiers() & ~Qt::KeypadModifier});
        return;
    }
    if (key == Qt::Key_Escape && d->pressed >= 0) {
        d->spoilt = true;
        d->cancelPress();
        return;
    }
    const bool plainMove = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up ||
                           key == Qt::Key_Down || key == Qt::Key_Home || key == Qt::Key_End;
    const bool modified = event->modifiers() & (Qt::AltModifier | Qt::MetaModifier);
    if (!plainMove || modified) {
        if (keyPressed(d->cursor, event)) {
            if (alive) event->accept();
            return;
        }
    }
    const int target = modified ? -1 : d->cursorTarget(*event);
    if (target < 0) {
        event->ignore();
        return;
    }
    event->accept();
    useKeyboard();
    if (alive) d->moveCursor(target);
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
    if (d->usable() && d->cursor >= 0 && keyReleased(d->cursor, event)) {
        event->accept();
    } else {
        event->ignore();
    }
}

void BoardView::focusInEvent(QFocusEvent* event) {
    const Qt::FocusReason reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
        reason == Qt::ShortcutFocusReason) {
        d->showCursor(true);
    }
    BoardAccessible::cursorMoved(this);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    // Coming back from another window or a menu, the player goes on where he was.
    const Qt::FocusReason reason = event->reason();
    if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason &&
        reason != Qt::MenuBarFocusReason) {
        d->showCursor(false);
    }
}

// Pointer -------------------------------------------------------------------------------------------------

CellInput BoardView::Private::heldInput() const {
    return {heldSource, heldButton, heldModifiers};
}

bool BoardView::Private::pressShows(int cell) const {
    return cell == pressed && !heldLong && over >= 0 && view->isSameTarget(pressed, over);
}

void BoardView::Private::updatePressLook() {
    if (pressed >= 0) view->updateCell(pressed);
}

void BoardView::Private::beginPress(int cell, const CellInput& input) {
    pressed = over = lastDragged = cell;
    heldButton = input.button;
    heldModifiers = input.modifiers;
    heldSource = input.source;
    heldLong = false;
    updatePressLook();
    if (longPress && input.button == Qt::LeftButton) {
        longTimer.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
    }
}

void BoardView::Private::cancelPress() {
    longTimer.stop();
    if (pressed < 0) return;
    const CellInput input = heldInput();
    updatePressLook();
    const int cell = std::exchange(pressed, -1);
    over = -1;
    heldButton = Qt::NoButton;
    Q_EMIT view->cellReleased(cell, -1, input);
}

void BoardView::setLongPress(bool on) {
    d->longPress = on;
    if (!on) d->longTimer.stop();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    const Qt::MouseButton button = event->button();
    if (!d->usable() || !gameButtons.testFlag(button)) {
        event->ignore();
        return;
    }
    const QPointer<BoardView> alive(this);
    d->showCursor(false);
    d->pointerIdle = false;
    d->rememberPointer(event->position());
    if (!alive) return;

    // The same button down once more means that its release went elsewhere.
    if (d->heldButton == button) d->cancelPress();
    if (!alive) return;
    d->down.setFlag(button, false);
    const bool others =
        d->down != Qt::NoButton || (event->buttons() & gameButtons & ~Qt::MouseButtons(button));
    d->down.setFlag(button);
    if (others) {
        d->spoilt = true;
        d->cancelPress();
        return;
    }
    d->spoilt = false;
    const int cell = d->cellUnder(event->position());
    d->previousPress = cell;
    d->pressPoint = event->position();
    if (cell < 0) return;
    d->beginPress(cell, {sourceOf(*event), button, event->modifiers()});
    d->moveCursor(cell);
    if (alive) Q_EMIT cellPressed(cell, d->heldInput());
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    const int before = d->previousPress;
    const QPointer<BoardView> alive(this);
    // The second press of two fast clicks is a press as well, or fast players would lose every other click.
    mousePressEvent(event);
    if (alive && d->pressed >= 0 && d->pressed == before) Q_EMIT cellDoubleClicked(before, d->heldInput());
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (!d->usable()) return;
    const QPointer<BoardView> alive(this);
    if (d->cursorVisible && event->position() != d->pointer) d->showCursor(false);
    d->rememberPointer(event->position());
    if (!alive || d->pressed < 0) return;
    if ((event->position() - d->pressPoint).manhattanLength() >=
        QGuiApplication::styleHints()->startDragDistance()) {
        d->longTimer.stop();
    }
    const int cell = d->cellUnder(event->position());
    if (cell == d->over) return;
    d->over = cell;
    d->longTimer.stop();
    d->updatePressLook();
    if (cell < 0 || cell == d->lastDragged) return;
    d->lastDragged = cell;
    Q_EMIT cellDragged(d->pressed, cell, d->heldInput());
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    const QPointer<BoardView> alive(this);
    const Qt::MouseButton button = event->button();
    d->down.setFlag(button, false);
    if (d->pressed < 0 || button != d->heldButton) return;
    d->longTimer.stop();
    const CellInput input = d->heldInput();
    const int over = d->usable() ? d->cellUnder(event->position()) : -1;
    const bool chosen = !d->heldLong && !d->spoilt && over >= 0 && isSameTarget(d->pressed, over);
    d->updatePressLook();
    const int cell = std::exchange(d->pressed, -1);
    d->over = -1;
    d->heldButton = Qt::NoButton;
    if (input.source == CellInput::Source::touch) {
        // A finger that was lifted points at nothing.
        d->pointerInside = false;
        d->updateHover();
    } else {
        d->rememberPointer(event->position());
    }
    if (alive) Q_EMIT cellReleased(cell, over, input);
    if (alive && chosen) Q_EMIT cellActivated(cell, input);
}

void BoardView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    d->pointerInside = false;
    d->updateHover();
}

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::Hide || event->type() == QEvent::WindowDeactivate) {
        d->down = Qt::NoButton;
        d->cancelPress();
        if (event->type() == QEvent::Hide) finishAnimation();
    }
    return QWidget::event(event);
}

}  // namespace plt
