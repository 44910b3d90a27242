// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/flat/flat_geometry.h"
#include "common/board3d/flat/flat_pieces.h"
#include "common/board3d/flat/flat_scene.h"
#include "common/board3d/flat/flat_square.h"

namespace plt {

// A BoardView compares looks by number: each is another one as soon as anything of what is seen changes.

struct FlatScene::SeenSquare {
    FlatSquare square;
    quint64 look = 0;
};

struct FlatScene::SeenPiece {
    int id = 0;
    FlatPiece piece;
    quint64 look = 0;
};

}  // namespace plt
