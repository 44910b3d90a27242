// SPDX-License-Identifier: MIT
#pragma once

#include <Qt>
#include <QtGlobal>

namespace plt {

/// How and by what a cell was activated or dragged.
struct CellInput {
    enum class Source { mouse, touch, keyboard, accessibility };
    Source source = Source::mouse;
    Qt::MouseButton button = Qt::LeftButton;  ///< LeftButton for keyboard and accessibility
    Qt::KeyboardModifiers modifiers;          ///< as they were at the press
};

}  // namespace plt
