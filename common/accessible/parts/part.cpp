// SPDX-License-Identifier: MIT
#include "common/accessible/parts/part.h"

#include <utility>

namespace plt::accessible {

QString Part::text(QAccessible::Text kind) const {
    return kind == QAccessible::Name && isValid() ? name() : QString();
}

QRect Part::rect() const {
    if (!isValid()) return {};
    const QRect place = box();
    return {widget_->mapToGlobal(place.topLeft()), place.size()};
}

QAccessible::State Part::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.focused = widget_->hasFocus() && hasCursor();
    state.disabled = !widget_->isEnabled();
    state.invisible = !widget_->isVisible();
    addState(state);
    return state;
}

void* Part::interface_cast(QAccessible::InterfaceType type) {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

void Part::doAction(const QString& action) {
    if (!isValid() || !widget_->isEnabled()) return;
    if (action == setFocusAction()) {
        moveCursorHere();
        widget_->setFocus(Qt::OtherFocusReason);
    } else if (action == pressAction()) {
        moveCursorHere();
        press();
    }
}

void Parts::clear() {
    for (const auto& [number, id] : std::exchange(made_, {})) QAccessible::deleteAccessibleInterface(id);
}

}  // namespace plt::accessible
