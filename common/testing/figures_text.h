// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/game_view.h"

#include <QStringList>

namespace plt::testing {

/// The figures above a game in words: "Score: 500, Moves: 0".
inline QString figuresText(const GameView& view) {
    QStringList parts;
    for (const auto& figure : view.figures()) parts << figure.label + QStringLiteral(": ") + figure.value;
    return parts.join(QStringLiteral(", "));
}

}  // namespace plt::testing
