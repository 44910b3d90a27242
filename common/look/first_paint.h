// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>

class QWidget;

namespace plt {

/// Calls `then` once, soon after `widget` is first painted: for work that would delay the first picture and
/// is not needed for it.
PLT_API void afterFirstPaint(QWidget* widget, std::function<void()> then);

}  // namespace plt
