// SPDX-License-Identifier: MIT
#include "launcher/game/game_application.h"

#include <QKeyEvent>
#include <QWidget>
#include <QWindow>

namespace plt {

namespace {

bool isWayOut(const QKeyEvent& event) {
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    return event.key() == Qt::Key_Escape && held == (Qt::ControlModifier | Qt::ShiftModifier);
}

/// Releases all grabs of keyboard and mouse.
void releaseInput() {
    // A popup that refuses to close must not cause an endless loop.
    constexpr int maximumPopups = 100;
    for (int i = 0; i < maximumPopups && QApplication::activePopupWidget(); ++i)
        QApplication::activePopupWidget()->hide();
    if (QWidget* const grabber = QWidget::mouseGrabber()) grabber->releaseMouse();
    if (QWidget* const grabber = QWidget::keyboardGrabber()) grabber->releaseKeyboard();
    // Other platforms have no grabs of the whole display.
    if (QGuiApplication::platformName() != QLatin1String("xcb")) return;
    const QWindowList windows = QGuiApplication::topLevelWindows();
    for (QWindow* const window : windows) {
        if (!window->handle()) continue;
        window->setMouseGrabEnabled(false);
        window->setKeyboardGrabEnabled(false);
    }
}

void restoreScreen() {
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* const window : windows) {
        if (!window->isVisible()) continue;
        window->setWindowState((window->windowState() & ~Qt::WindowFullScreen) | Qt::WindowMinimized);
        // For windows outside of the window manager's control.
        window->lower();
    }
}

}  // namespace

GameApplication::GameApplication(int& argc, char** argv) : QApplication(argc, argv) {}

bool GameApplication::notify(QObject* receiver, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::ShortcutOverride || type == QEvent::KeyPress) {
        auto* const key = static_cast<QKeyEvent*>(event);
        if (isWayOut(*key)) {
            // An accepted override does not become a shortcut of the game. Keys are sent to a window first,
            // then to widgets.
            event->accept();
            if (type == QEvent::KeyPress && receiver->isWindowType() && !key->isAutoRepeat()) releaseAll();
            return true;
        }
    }
    return QApplication::notify(receiver, event);
}

void GameApplication::releaseAll() {
    releaseInput();
    restoreScreen();
    constexpr int soon = 10000;
    const bool isSecond = sinceLeave_.isValid() && sinceLeave_.elapsed() < soon;
    sinceLeave_.start();
    if (isSecond)
        Q_EMIT endRequested();
    else
        Q_EMIT leaveRequested();
}

}  // namespace plt
