// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/motion/choreography.h"

#include <functional>
#include <vector>

#include <QRectF>

namespace jewel {

/// The visible state of the gems at a moment, for both ways to draw them.
struct Sight {
    std::vector<PlacedGem> gems;
    std::vector<Appearance> looks;  ///< of these gems
    QRectF board;                   ///< in device-independent pixels
    bool turning = false;
    double turned = 0;  ///< rotation since the beginning, in degrees
    bool signs = false;

    double cell() const { return board.width() / side; }
};

using SightSource = std::function<const Sight&()>;

}  // namespace jewel
