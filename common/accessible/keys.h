// SPDX-License-Identifier: MIT
#pragma once

#include <QPoint>
#include <Qt>

/// Keys and ways of the focus that mean the same on every board and table.
namespace plt {

/// Returns the direction of an arrow key: x to the right, y down; (0, 0) for all other keys.
inline QPoint arrowStep(int key) {
    return {(key == Qt::Key_Right) - (key == Qt::Key_Left), (key == Qt::Key_Down) - (key == Qt::Key_Up)};
}

/// Returns true if the key moves the cursor: an arrow, Home or End.
inline bool isCursorKey(int key) {
    return !arrowStep(key).isNull() || key == Qt::Key_Home || key == Qt::Key_End;
}

/// Returns true if the key chooses what is at the cursor. It must do so only once while it is held down.
inline bool isActivationKey(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Select;
}

/// Returns true if the focus has come from the keyboard, which shows the cursor.
inline bool isKeyboardReason(Qt::FocusReason reason) {
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
           reason == Qt::ShortcutFocusReason;
}

/// Returns true if the focus goes to another window or a menu, after which the player continues at the
/// cursor.
inline bool isPassingReason(Qt::FocusReason reason) {
    return reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason ||
           reason == Qt::MenuBarFocusReason;
}

}  // namespace plt
