// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/view/picture/picture.h"

#include <vector>

#include <QRectF>
#include <QSizeF>

namespace plt::script {

/// The places of a script's piles on a table, in cards. Columns and rows of a script become places with gaps
/// between them. Rows with piles that are fanned downwards share the height that the others leave.
class TableLayout {
  public:
    TableLayout(const Picture& picture, QSizeF table);

    /// Returns the smallest table on which everything has its place.
    static QSizeF minimumSize(const Picture& picture);

    /// Returns the area of a pile.
    QRectF areaOf(const Pile& pile) const;
    /// Converts an area in columns and rows.
    QRectF converted(const QRectF& area) const;

  private:
    QPointF converted(QPointF at) const;

    const Picture& picture_;
    QSizeF table_;
    double left_ = 0;
    std::vector<double> tops_;  ///< of the rows, and the bottom of the last one
};

}  // namespace plt::script
