// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/view/surface/surface.h"

#include <functional>
#include <memory>

namespace plt::script {

class Drawings;

/// Makes the card table of a script. `input` and `drawings` must outlive it. `reshaped` is called when the
/// table has another shape, so that the picture is to be shown again.
std::unique_ptr<Surface> makeTableSurface(Input& input, Drawings& drawings, std::function<void()> reshaped);

}  // namespace plt::script
