// SPDX-License-Identifier: MIT
#include "common/accessible/cells.h"

namespace plt::accessible {

namespace {

/// Receives the events instead of Qt if set.
QAccessible::UpdateHandler listener = nullptr;

}  // namespace

void setUpdateHandler(QAccessible::UpdateHandler handler) {
    listener = handler;
}

bool isActive() {
    return listener != nullptr || QAccessible::isActive();
}

void sendEvent(QAccessibleEvent& event) {
    if (listener != nullptr)
        listener(&event);
    else
        QAccessible::updateAccessibility(&event);
}

void notifyFocus(QAccessibleInterface* part) {
    if (part == nullptr) return;
    QAccessibleEvent event(part, QAccessible::Focus);
    sendEvent(event);
}

void notifyNameChanged(QAccessibleInterface* part) {
    if (part == nullptr) return;
    QAccessibleEvent event(part, QAccessible::NameChanged);
    sendEvent(event);
}

void notifyStateChanged(QAccessibleInterface* part, QAccessible::State changed) {
    if (part == nullptr) return;
    QAccessibleStateChangeEvent event(part, changed);
    sendEvent(event);
}

void notifyReordered(QObject* widget) {
    QAccessibleEvent event(widget, QAccessible::ObjectReorder);
    sendEvent(event);
}

}  // namespace plt::accessible
