// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/view/picture/picture.h"

#include <utility>
#include <vector>

#include <QHash>
#include <QString>

namespace plt::script {

/// Finds the pieces of a picture among those of the picture before, so that they move from cell to cell. A
/// piece is the one of the same id; without ids the one that the move brought here, else the one that stands
/// here and looks the same, else the nearest that looks the same, else the one that stands here.
class Identities {
  public:
    /// Returns a number for each piece. `moved` are pairs of cells between which pieces went.
    std::vector<int> find(const std::vector<Piece>& pieces, int columns,
                          const std::vector<std::pair<int, int>>& moved);

  private:
    struct Known {
        Piece piece;
        int number = 0;
    };
    std::vector<Known> known_;
    QHash<QString, int> named_;
    int next_ = 0;
};

}  // namespace plt::script
