// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/cells/document.h"
#include "gcalc/cells/spot.h"

#include <QCoreApplication>
#include <QString>

namespace gcalc {

/// The words for cubes and cells in messages and for screen readers.
class CubeWords {
    Q_DECLARE_TR_FUNCTIONS(gcalc::CubeWords)

  public:
    /// Describes a cube: "left half red, right half green". A deeply nested cube is described by its size
    /// only.
    static QString cube(const Term& term);
    /// The name, or the description of the cube if it has none.
    static QString shortly(const Cell& cell);
    /// The position of a cell in the window: "red", "main", "left", "row 3, column 5"; the page is included
    /// if there are several.
    static QString place(Spot spot, std::size_t pages);
    /// The complete description of a cell: "row 1, column 2, cons, function of green: ...".
    static QString cell(Spot spot, const Document& document);
};

}  // namespace gcalc
