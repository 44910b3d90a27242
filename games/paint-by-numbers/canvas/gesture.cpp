// SPDX-License-Identifier: MIT
#include "paint-by-numbers/canvas/gesture.h"

namespace paint_by_numbers {

void Gesture::begin(QPoint cell, Mark mark, bool white, int colour) {
    begin(cell, Action::blue);
    mark_ = mark;
    colour_ = colour;
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
    if (!followsMark_) return;
    const bool isOtherColour = colourOf(mark_) > 0 && colourOf(mark_) != colour_ && !isWrong(mark_);
    if (mark_ != Mark::unknown && (on || !isOtherColour))
        action_ = Action::clear;
    else
        action_ = on ? Action::white : actionOfColour(colour_);
}

std::optional<Stroke> Gesture::stroke() const {
    if (!active_ || (now_.x() != anchor_.x() && now_.y() != anchor_.y())) return std::nullopt;
    return Stroke{action_, anchor_, now_};
}

}  // namespace paint_by_numbers
