// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <QColor>
#include <QPainterPath>
#include <QRectF>

namespace crazy_8s {

/// Returns the sign of a suit, as large as fits into a square.
QPainterPath suitShape(plt::Suit suit, const QRectF& square);

/// Returns the colour of a suit on paper.
QColor suitColour(plt::Suit suit);

}  // namespace crazy_8s
