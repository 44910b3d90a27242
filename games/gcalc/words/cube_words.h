// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/cells/document.h"
#include "gcalc/cells/spot.h"

#include <QCoreApplication>
#include <QString>

namespace gcalc {

/// What cubes and cells are called, for screen readers and messages.
class CubeWords {
    Q_DECLARE_TR_FUNCTIONS(gcalc::CubeWords)

  public:
    /// What a cube is: "left half red, right half green". Of what is nested deeply, only how large it is.
    static QString cube(const Term& term);
    /// The name, or what the cube is where it has none.
    static QString shortly(const Cell& cell);
    /// The name of a cell of the window: "red", "main", "left", "row 3, column 5"; pages count where there
    /// are several.
    static QString place(Spot spot, std::size_t pages);
    /// All of a cell: "row 1, column 2, cons, function of green: ...".
    static QString cell(Spot spot, const Document& document);
};

}  // namespace gcalc
