// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QAccessible>

/// Accessibility events of boards and tables, and the interfaces of their parts.
namespace plt::accessible {

/// Sends all events to `handler` instead of Qt, which drops them unless the desktop has asked for
/// accessibility, as in tests. Null sends them to Qt again.
PLT_API void setUpdateHandler(QAccessible::UpdateHandler handler);
/// Returns true if events reach anybody. If not, nothing needs to be created for them.
PLT_API bool isActive();

/// Sends an event to Qt or to the handler of setUpdateHandler().
PLT_API void sendEvent(QAccessibleEvent& event);
/// Reports that the part has received the keyboard focus.
PLT_API void notifyFocus(QAccessibleInterface* part);
/// Reports that the name of the part has changed; does nothing for null.
PLT_API void notifyNameChanged(QAccessibleInterface* part);
/// Reports that the states set in `changed` have changed.
PLT_API void notifyStateChanged(QAccessibleInterface* part, QAccessible::State changed);
/// Reports that children of the widget were added, removed or moved.
PLT_API void notifyReordered(QObject* widget);

}  // namespace plt::accessible
