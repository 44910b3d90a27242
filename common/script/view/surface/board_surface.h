// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/view/surface/surface.h"

#include <memory>

namespace plt::script {

class Drawings;

/// Makes the flat board of a script: squares, circles in offset rows, or free cells. `input` and `drawings`
/// must outlive it.
std::unique_ptr<Surface> makeBoardSurface(Input& input, Drawings& drawings);

}  // namespace plt::script
