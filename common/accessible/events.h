// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QAccessible>

/// What boards and tables tell screen readers, and the parts that these see of them.
namespace plt::accessible {

/// Hands all events to `handler` and not to Qt, which drops them wherever no desktop has asked for
/// accessibility, as in tests; null hands them to Qt again.
PLT_API void listen(QAccessible::UpdateHandler handler);
/// Whether events reach anybody. If not, nothing needs to be made for them.
PLT_API bool anybodyListens();

PLT_API void tell(QAccessibleEvent& event);
/// The part has got the keyboard.
PLT_API void tellFocus(QAccessibleInterface* part);
/// The part is called otherwise; null is nothing to tell of.
PLT_API void tellRenamed(QAccessibleInterface* part);
/// The marked members of the part's state are others.
PLT_API void tellRestated(QAccessibleInterface* part, QAccessible::State changed);
/// Children came, went, or have other places.
PLT_API void tellReordered(QObject* widget);

}  // namespace plt::accessible
