// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/motion/choreography.h"

#include <functional>
#include <vector>

#include <QRectF>

namespace jewel {

/// What is seen of the gems at a moment, however it is drawn.
struct Sight {
    std::vector<PlacedGem> gems;
    std::vector<Appearance> looks;  ///< of these gems
    QRectF board;                   ///< in logical pixels
    bool turning = false;
    double turned = 0;  ///< degrees since the beginning
    bool signs = false;

    double cell() const { return board.width() / side; }
};

using SightSource = std::function<const Sight&()>;

}  // namespace jewel
