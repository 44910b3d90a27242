// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QColor>
#include <QPalette>

namespace plt {

/// The purpose of a colour. Games name roles and no values, so that light and dark palettes both work.
enum class Role { ink, paper, cell, cellRaised, felt, accent, good, bad };

/// Returns true if the palette is dark: its window is darker than its text.
PLT_API bool isDark(const QPalette& palette);

/// Returns the colour of a role in this palette. Ink has a contrast of at least 4.5:1 on paper, cell and
/// raised cell; good, bad and accent have at least 3:1.
PLT_API QColor colour(Role role, const QPalette& palette);

/// Number of hues by which pieces can be told apart.
constexpr int distinctHues = 7;

/// Returns hue `index`, 0 .. distinctHues-1, of the Okabe-Ito set, which is safe for all kinds of colour
/// vision. Always combine it with a shape or mark.
PLT_API QColor distinctHue(int index);

/// Returns the colour moved towards white (amount > 0) or black (amount < 0); amount is -1 .. 1.
PLT_API QColor shaded(const QColor& colour, qreal amount);

/// Returns a mixture of two colours; amount 0 gives `from`, 1 gives `to`.
PLT_API QColor mixed(const QColor& from, const QColor& to, qreal amount);

/// Returns the WCAG 2 contrast ratio of two opaque colours, 1 .. 21.
PLT_API qreal contrast(const QColor& one, const QColor& other);

}  // namespace plt
