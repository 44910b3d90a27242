// SPDX-License-Identifier: MIT
#pragma once

#include <Qt>
#include <QtGlobal>

namespace plt {

/// The input that activated or dragged a cell.
struct CellInput {
    enum class Source { mouse, touch, keyboard, accessibility };
    Source source = Source::mouse;
    Qt::MouseButton button = Qt::LeftButton;  ///< LeftButton for keyboard and accessibility
    Qt::KeyboardModifiers modifiers;          ///< modifiers at the time of the press
};

}  // namespace plt
