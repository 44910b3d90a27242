// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

class QPainter;
class QPalette;

namespace tally_maze {

struct BallLook;

/// Paints the ball with its face; it fills the box.
void paintBall(QPainter& painter, const QRectF& box, BallLook look, const QPalette& palette);

}  // namespace tally_maze
