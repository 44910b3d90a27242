// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

class QPainter;

namespace tally_maze {

struct PumpkinLook;

/// Paints a pumpkin in the box. The chaser's carved face is lit and grins; the planner is dark inside, wears
/// spectacles and looks thoughtful.
void paintPumpkin(QPainter& painter, const QRectF& box, PumpkinLook look);

}  // namespace tally_maze
