// SPDX-License-Identifier: MIT
#include "paint-by-numbers/canvas/gesture.h"

namespace paint_by_numbers {

void Gesture::begin(QPoint cell, Mark mark, bool white) {
    begin(cell, Action::blue);
    mark_ = mark;
    followsMark_ = true;
    setWhite(white);
}

void Gesture::begin(QPoint cell, Action action) {
    active_ = true;
    anchor_ = cell;
    now_ = cell;
    followsMark_ = false;
    action_ = action;
}

void Gesture::setWhite(bool on) {
    if (followsMark_) action_ = mark_ != Mark::unknown ? Action::clear : on ? Action::white : Action::blue;
}

std::optional<Stroke> Gesture::stroke() const {
    if (!active_ || (now_.x() != anchor_.x() && now_.y() != anchor_.y())) return std::nullopt;
    return Stroke{action_, anchor_, now_};
}

}  // namespace paint_by_numbers
