// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/view/surface/surface.h"

#include <memory>

namespace plt::script {

class Drawings;

/// The board of a script with pieces, in perspective or flat from above. `input` and `drawings` must outlive it.
/// Null without the library of these boards, which is loaded here; `problem` is then a sentence.
std::unique_ptr<Surface> makeSceneSurface(Input& input, Drawings& drawings, QString* problem);

}  // namespace plt::script
