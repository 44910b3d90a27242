// SPDX-License-Identifier: MIT
#include "common/board3d/scene/scene_accessible.h"
#include "common/board3d/scene/scene_board_private.h"
#include "common/storage/preferences.h"

#include <QApplication>
#include <QKeyEvent>

namespace plt {

namespace {

/// Right and away from the viewer, for arrow keys; 0, 0 for all others.
QPoint arrowOf(int key) {
    switch (key) {
        case Qt::Key_Left:
            return {-1, 0};
        case Qt::Key_Right:
            return {1, 0};
        case Qt::Key_Up:
            return {0, 1};
        case Qt::Key_Down:
            return {0, -1};
        default:
            return {};
    }
}

bool isActivation(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Select;
}

}  // namespace

void SceneBoard::Private::turnCamera(CameraMove move) {
    if (!perspective || concealed) return;
    constexpr double angle = CameraView::angleStep;
    switch (move) {
        case CameraMove::turnLeft:
            return perspective->turn(angle, 0);
        case CameraMove::turnRight:
            return perspective->turn(-angle, 0);
        case CameraMove::tiltUp:
            return perspective->turn(0, -angle);
        case CameraMove::tiltDown:
            return perspective->turn(0, angle);
        case CameraMove::nearer:
            return perspective->zoom(1);
        case CameraMove::farther:
            return perspective->zoom(-1);
        case CameraMove::larger:
            return perspective->enlarge(1);
        case CameraMove::smaller:
            return perspective->enlarge(-1);
        case CameraMove::shiftLeft:
            return perspective->shift(-1, 0);
        case CameraMove::shiftRight:
            return perspective->shift(1, 0);
        case CameraMove::shiftUp:
            return perspective->shift(0, 1);
        case CameraMove::shiftDown:
            return perspective->shift(0, -1);
        case CameraMove::reset:
            return perspective->resetView();
    }
}

bool SceneBoard::Private::cameraKey(const QKeyEvent& event) {
    if (!perspective) return false;
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QPoint arrow = arrowOf(event.key());
    if (!arrow.isNull()) {
        if (modifiers == (Qt::ControlModifier | Qt::ShiftModifier)) {
            perspective->shift(arrow.x(), arrow.y());
            return true;
        }
        const bool plain = modifiers == Qt::NoModifier && !hand.isCursorVisible();
        if (!plain && modifiers != Qt::ShiftModifier) return false;
        perspective->turn(-arrow.x() * CameraView::angleStep, -arrow.y() * CameraView::angleStep);
        return true;
    }
    if ((modifiers & ~Qt::ShiftModifier) != Qt::NoModifier) return false;
    if (event.key() == Qt::Key_Home && modifiers == Qt::NoModifier) {
        turnCamera(CameraMove::reset);
        return true;
    }
    // The character and not the key: where it is on the keyboard differs from country to country.
    const QString text = event.text();
    const bool keypad = event.modifiers() & Qt::KeypadModifier;
    if (text == QLatin1String("=") || (keypad && text == QLatin1String("+")))
        turnCamera(CameraMove::nearer);
    else if (text == QLatin1String("-"))
        turnCamera(CameraMove::farther);
    else if (text == QLatin1String("+"))
        turnCamera(CameraMove::larger);
    else if (text == QLatin1String("_"))
        turnCamera(CameraMove::smaller);
    else if (text == QLatin1String("0"))
        turnCamera(CameraMove::reset);
    else
        return false;
    return true;
}

bool SceneBoard::Private::cursorKey(const QKeyEvent& event) {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier) return false;
    const QPoint arrow = arrowOf(event.key());
    if (!arrow.isNull()) {
        hand.setCursor(hand.step(hand.cursor(), arrow.x(), arrow.y()), true);
        return true;
    }
    if (isActivation(event.key())) {
        // A key that is held down must not lift and drop in turn.
        if (event.isAutoRepeat()) return true;
        if (hand.isCursorVisible())
            hand.choose(hand.cursor());
        else
            hand.setCursor(hand.cursor(), true);
        return true;
    }
    if (event.key() != Qt::Key_Escape) return false;
    if (hand.lifted() >= 0)
        hand.putBack();
    else if (hand.isCursorVisible())
        hand.setCursor(hand.cursor(), false);
    else
        return false;
    return true;
}

bool SceneBoard::Private::key(const QKeyEvent& event) {
    if (concealed || !board->isEnabled() || !hasScene) return false;
    return cameraKey(event) || cursorKey(event);
}

void SceneBoard::keyPressEvent(QKeyEvent* event) {
    const QPointer<SceneBoard> alive(this);
    const bool used = d->key(*event);
    if (alive) event->setAccepted(used);
}

void SceneBoard::Private::watchWindow() {
    auto* window = board->window();
    if (watched == window || window == board) return;
    if (watched) watched->removeEventFilter(board);
    watched = window;
    window->installEventFilter(board);
}

bool SceneBoard::eventFilter(QObject* watched, QEvent* event) {
    // A key comes to the window itself when the widget that has the focus does not use it.
    if (watched == d->watched && event->type() == QEvent::KeyPress && isVisible() && !hasFocus() &&
        !d->concealed && isEnabled()) {
        const auto* focus = QApplication::focusWidget();
        const bool types = focus != nullptr && focus->testAttribute(Qt::WA_InputMethodEnabled);
        if (!types && d->cameraKey(*static_cast<QKeyEvent*>(event))) return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SceneBoard::focusInEvent(QFocusEvent* event) {
    const Qt::FocusReason reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
        d->hand.setCursor(d->hand.cursor(), true);
    SceneAccessible::cursorMoved(this);
}

bool SceneBoard::focusNextPrevChild(bool next) {
    // A game begins with the board in focus and no cursor: the first Tab shows where one is.
    if (hasFocus() && d->hasScene && !d->concealed && !d->hand.isCursorVisible()) {
        d->hand.setCursor(d->hand.cursor(), true);
        return true;
    }
    return QWidget::focusNextPrevChild(next);
}

void SceneBoard::focusOutEvent(QFocusEvent* event) {
    // Coming back from another window or a menu, the player goes on where he was.
    const Qt::FocusReason reason = event->reason();
    if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason &&
        reason != Qt::MenuBarFocusReason)
        d->hand.setCursor(d->hand.cursor(), false);
}

}  // namespace plt
