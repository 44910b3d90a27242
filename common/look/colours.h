// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QColor>
#include <QPalette>

namespace plt {

/// What a colour is for. Games name roles, never values, so that light and dark palettes both work.
enum class Role { ink, paper, cell, cellRaised, felt, accent, good, bad };

/// Whether the palette is a dark one (its window is darker than its text).
PLT_API bool isDark(const QPalette& palette);

/// The colour of a role on this palette. Ink on paper, cell and raised cell has a contrast of at least 4.5:1;
/// good, bad and accent at least 3:1.
PLT_API QColor colour(Role role, const QPalette& palette);

/// Number of hues that pieces can be told apart by.
constexpr int distinctHues = 7;

/// Hue `index` in 0 .. distinctHues-1 of the Okabe-Ito set (told apart with any kind of colour vision).
/// Always accompany it with a shape or mark.
PLT_API QColor distinctHue(int index);

/// The colour moved towards white (amount > 0) or black (amount < 0); amount in -1 .. 1.
PLT_API QColor shaded(const QColor& colour, qreal amount);

/// The mixture of two colours; amount 0 gives `from`, 1 gives `to`.
PLT_API QColor mixed(const QColor& from, const QColor& to, qreal amount);

/// WCAG 2 contrast ratio of two opaque colours, 1 .. 21.
PLT_API qreal contrast(const QColor& one, const QColor& other);

}  // namespace plt
