// SPDX-License-Identifier: MIT
#include "common/board3d/board/scene_keys.h"

#include "common/accessible/keys.h"
#include "common/board3d/scene/scene_hand.h"

#include <QKeyEvent>

namespace plt {

namespace {

CameraMove shiftOf(QPoint arrow) {
    if (arrow.x() != 0) return arrow.x() < 0 ? CameraMove::shiftLeft : CameraMove::shiftRight;
    return arrow.y() < 0 ? CameraMove::shiftUp : CameraMove::shiftDown;
}

CameraMove turnOf(QPoint arrow) {
    if (arrow.x() != 0) return arrow.x() < 0 ? CameraMove::turnLeft : CameraMove::turnRight;
    return arrow.y() < 0 ? CameraMove::tiltUp : CameraMove::tiltDown;
}

}  // namespace

std::optional<CameraMove> cameraMoveOf(const QKeyEvent& event, bool arrowsTurn) {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QPoint arrow = arrowStep(event.key());
    if (!arrow.isNull()) {
        if (modifiers == (Qt::ControlModifier | Qt::ShiftModifier)) return shiftOf(arrow);
        if (modifiers == Qt::ShiftModifier || (modifiers == Qt::NoModifier && arrowsTurn))
            return turnOf(arrow);
        return std::nullopt;
    }
    if ((modifiers & ~Qt::ShiftModifier) != Qt::NoModifier) return std::nullopt;
    if (event.key() == Qt::Key_Home && modifiers == Qt::NoModifier) return CameraMove::reset;
    // The character and not the key, whose place depends on the keyboard layout.
    const QString text = event.text();
    const bool keypad = event.modifiers() & Qt::KeypadModifier;
    if (text == QLatin1String("=") || (keypad && text == QLatin1String("+"))) return CameraMove::nearer;
    if (text == QLatin1String("-")) return CameraMove::farther;
    if (text == QLatin1String("+")) return CameraMove::larger;
    if (text == QLatin1String("_")) return CameraMove::smaller;
    if (text == QLatin1String("0")) return CameraMove::reset;
    return std::nullopt;
}

bool useKey(SceneHand& hand, const QKeyEvent& event) {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier) return false;
    const QPoint arrow = arrowStep(event.key());
    if (!arrow.isNull()) {
        hand.setCursor(hand.step(hand.cursor(), arrow.x(), -arrow.y()), true);
        return true;
    }
    if (isActivationKey(event.key())) {
        // A held key must not lift and drop alternately.
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

}  // namespace plt
