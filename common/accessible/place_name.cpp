// SPDX-License-Identifier: MIT
#include "common/accessible/cells.h"

#include <QCoreApplication>

namespace plt {

QString placeName(int row, int column) {
    return QCoreApplication::translate("plt::placeName", "row %L1, column %L2").arg(row).arg(column);
}

}  // namespace plt
