// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>

namespace paint_by_numbers {

/// Icons for operations on the whole picture, as lines in a square from (0, 0) to (16, 16).
QPainterPath mirrorAcrossGlyph();
QPainterPath mirrorDownGlyph();
QPainterPath turnGlyph();
QPainterPath invertGlyph();
QPainterPath clearGlyph();
/// An arrow in one of the four directions: each of -1, 0 or 1 to the right and down, one of them 0.
QPainterPath arrowGlyph(int right, int down);

}  // namespace paint_by_numbers
