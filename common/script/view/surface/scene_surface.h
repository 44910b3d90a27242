// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/view/surface/surface.h"

#include <memory>

namespace plt::script {

class Drawings;

/// The path of the library of boards with pieces.
QString piecesLibrary();

/// Makes the board of a script with pieces, in perspective or flat from above, and loads its library. `input`
/// and `drawings` must outlive it. Null without the library; `problem` is then a sentence.
std::unique_ptr<Surface> makeSceneSurface(Input& input, Drawings& drawings, const QString& library,
                                          QString* problem);

}  // namespace plt::script
