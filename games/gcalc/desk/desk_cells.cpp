// SPDX-License-Identifier: MIT
#include "gcalc/desk/desk_cells.h"

#include "gcalc/desk/desk.h"

namespace gcalc {

namespace {

constexpr int mainCell = colourCount;
constexpr int firstSide = mainCell + 1;
constexpr int firstStored = firstSide + static_cast<int>(allSides.size());

}  // namespace

DeskCells::DeskCells(Desk& desk) : Cells(&desk), desk_(desk) {}

int DeskCells::numberOf(Spot spot) {
    switch (spot.kind) {
        case Spot::colour:
            return spot.index;
        case Spot::main:
            return mainCell;
        case Spot::side:
            return firstSide + spot.index;
        default:
            return firstStored + spot.index % storedCells;
    }
}

Spot DeskCells::spotOf(int cell) const {
    if (cell < mainCell) return {Spot::colour, cell};
    if (cell == mainCell) return {};
    if (cell < firstStored) return {Spot::side, cell - firstSide};
    return Spot::stored(desk_.page() * storedCells + cell - firstStored);
}

int DeskCells::count() const {
    return firstStored + storedCells;
}

bool DeskCells::exists(int cell) const {
    return cell >= 0 && cell < count();
}

QString DeskCells::name(int cell) const {
    return desk_.cellName(spotOf(cell));
}

QRect DeskCells::box(int cell) const {
    return desk_.cellBox(spotOf(cell));
}

void DeskCells::addState(int cell, QAccessible::State& state) const {
    const auto spot = spotOf(cell);
    state.offscreen = desk_.cellBox(spot).isEmpty();
    state.pressed = desk_.held() == spot;
}

void DeskCells::press(int cell) {
    desk_.press(spotOf(cell));
}

int DeskCells::cellAt(QPoint point) const {
    const auto spot = desk_.spotAt(point);
    return spot ? numberOf(*spot) : -1;
}

int DeskCells::cursor() const {
    return numberOf(desk_.cursor());
}

void DeskCells::moveCursor(int cell) {
    desk_.setCursor(spotOf(cell));
}

QList<QWidget*> DeskCells::companions() const {
    return desk_.companions();
}

}  // namespace gcalc
