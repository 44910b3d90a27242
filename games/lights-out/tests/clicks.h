// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/panel/panel.h"

#include <QTest>

namespace lights_out::testing {

/// Clicks the middle of a cell.
inline void click(Panel* panel, int row, int column, Qt::MouseButton button = Qt::LeftButton) {
    const auto* grid = static_cast<const plt::SquareGrid*>(panel->geometry());
    QTest::mouseClick(panel, button, {}, panel->cellPoint(row * grid->columns() + column));
}

}  // namespace lights_out::testing
