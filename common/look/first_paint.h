// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>

class QWidget;

namespace plt {

/// Calls `then` once, soon after `widget` is first painted: for work that the first picture can do without
/// and would only be delayed by.
PLT_API void afterFirstPaint(QWidget* widget, std::function<void()> then);

}  // namespace plt
