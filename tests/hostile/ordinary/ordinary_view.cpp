// SPDX-License-Identifier: MIT
#include "tests/hostile/ordinary/ordinary_view.h"

#include "tests/support/counting.h"

plt::GameView* ordinaryView(QWidget* parent) {
    return new counting::View(parent);
}
