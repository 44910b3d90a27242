// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/view/surface/surface.h"

#include <memory>

namespace plt::script {

/// The board of a script with pieces, in perspective or flat from above. `input` must outlive it.
std::unique_ptr<Surface> makeSceneSurface(Input& input);

}  // namespace plt::script
