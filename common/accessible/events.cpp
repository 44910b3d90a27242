// SPDX-License-Identifier: MIT
#include "common/accessible/cells.h"

namespace plt::accessible {

namespace {

/// Receives the events instead of Qt if set.
QAccessible::UpdateHandler listener = nullptr;

}  // namespace

void listen(QAccessible::UpdateHandler handler) {
    listener = handler;
}

bool anybodyListens() {
    return listener != nullptr || QAccessible::isActive();
}

void tell(QAccessibleEvent& event) {
    if (listener != nullptr)
        listener(&event);
    else
        QAccessible::updateAccessibility(&event);
}

void tellFocus(QAccessibleInterface* part) {
    if (part == nullptr) return;
    QAccessibleEvent event(part, QAccessible::Focus);
    tell(event);
}

void tellRenamed(QAccessibleInterface* part) {
    if (part == nullptr) return;
    QAccessibleEvent event(part, QAccessible::NameChanged);
    tell(event);
}

void tellRestated(QAccessibleInterface* part, QAccessible::State changed) {
    if (part == nullptr) return;
    QAccessibleStateChangeEvent event(part, changed);
    tell(event);
}

void tellReordered(QObject* widget) {
    QAccessibleEvent event(widget, QAccessible::ObjectReorder);
    tell(event);
}

}  // namespace plt::accessible
