// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>

class QWidget;

namespace plt {

/// Calls `then` once, soon after `widget` is painted for the first time: for what a player does not miss in
/// the first picture, and would only have to wait for.
PLT_API void afterFirstPaint(QWidget* widget, std::function<void()> then);

}  // namespace plt
