// SPDX-License-Identifier: MIT
#include "launcher/game/game_application.h"

#include "common/system/keyboard/letter_keys.h"

#include <QKeyEvent>
#include <QWidget>
#include <QWindow>

namespace plt {

namespace {

bool isWayOut(const QKeyEvent& event) {
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    return event.key() == Qt::Key_Escape && held == (Qt::ControlModifier | Qt::ShiftModifier);
}

bool isOfKey(const QEvent& event) {
    return event.type() == QEvent::KeyPress || event.type() == QEvent::KeyRelease ||
           event.type() == QEvent::ShortcutOverride;
}

/// Returns the Latin letter that is meant by a letter of another script, where no text is entered: the letter keys of
/// games are where they are on an English keyboard. Returns 0 for all other keys.
char letterMeant(const QObject& receiver, const QKeyEvent& event) {
    const auto* const widget = qobject_cast<const QWidget*>(&receiver);
    if (!widget || widget->testAttribute(Qt::WA_InputMethodEnabled)) return 0;
    constexpr int lastLatin = 0x24f;
    constexpr int lastCharacter = 0xffff;
    const bool isOfOtherScript = event.key() > lastLatin && event.key() <= lastCharacter;
    return isOfOtherScript ? letterOfKey(event.nativeScanCode()) : char{0};
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
    if (!isOfKey(*event)) return QApplication::notify(receiver, event);
    const auto& key = static_cast<QKeyEvent&>(*event);
    const char letter = letterMeant(*receiver, key);
    if (letter == 0) return QApplication::notify(receiver, event);
    const QString upper(QLatin1Char{letter});
    const bool isShifted = key.modifiers().testFlag(Qt::ShiftModifier);
    QKeyEvent meant(key.type(), letter, key.modifiers(), key.nativeScanCode(), key.nativeVirtualKey(),
                    key.nativeModifiers(), isShifted ? upper : upper.toLower(), key.isAutoRepeat(),
                    static_cast<quint16>(key.count()));
    meant.setAccepted(event->isAccepted());
    const bool isDone = QApplication::notify(receiver, &meant);
    event->setAccepted(meant.isAccepted());
    return isDone;
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
