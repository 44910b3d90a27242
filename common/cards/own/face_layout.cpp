// SPDX-License-Identifier: MIT
#include "common/cards/own/face_layout.h"

namespace plt {

namespace {

/// In the normal layout pips of smaller cards would have fewer than seven pixels and could not be counted.
constexpr int smallestFullWidth = 60;

QRectF squareAt(double x, double y, double side) {
    return {x - side / 2, y - side / 2, side, side};
}

/// Pips of 2 .. 10 by column (-1, 0, 1) and height (0 the top row, 0.5 the middle).
struct Pip {
    int column;
    double height;
};

std::vector<Pip> upperPips(Rank rank) {
    switch (rank) {
        case 2:
            return {{0, 0}};
        case 3:
            return {{0, 0}, {0, 0.5}};
        case 4:
            return {{-1, 0}, {1, 0}};
        case 5:
            return {{-1, 0}, {1, 0}, {0, 0.5}};
        case 6:
            return {{-1, 0}, {1, 0}, {-1, 0.5}, {1, 0.5}};
        case 7:
        case 8:
            return {{-1, 0}, {1, 0}, {-1, 0.5}, {1, 0.5}, {0, 0.25}};
        case 9:
            return {{-1, 0}, {1, 0}, {-1, 1 / 3.}, {1, 1 / 3.}, {0, 0.5}};
        case 10:
            return {{-1, 0}, {1, 0}, {-1, 1 / 3.}, {1, 1 / 3.}, {0, 1 / 6.}};
        default:
            return {};
    }
}

}  // namespace

IndexSize indexSizeFor(int width, bool large) {
    if (width < smallestFullWidth) return IndexSize::huge;
    return large ? IndexSize::large : IndexSize::normal;
}

IndexPlaces indexPlaces(IndexSize size) {
    switch (size) {
        case IndexSize::normal:
            break;
        case IndexSize::large:
            return {{12, 24, 114, 112}, squareAt(69, 202, 96)};
        case IndexSize::huge:
            return {{16, 26, 224, 220}, squareAt(128, 350, 160)};
    }
    return {{14, 28, 96, 84}, squareAt(62, 162, 66)};
}

std::vector<PipPlace> pipPlaces(Rank rank, IndexSize size) {
    const bool large = size == IndexSize::large;
    const double side = large ? 76 : 92;
    const double columnStep = large ? 70 : 88;
    const double top = large ? 118 : 112;
    std::vector<PipPlace> places;
    for (const auto& pip : upperPips(rank)) {
        const double y = top + pip.height * (faceHeight - 2 * top);
        // Seven has the same pips as eight, except for the turned one in the middle column.
        const bool turned = pip.height < 0.5 && !(rank == 7 && pip.column == 0);
        places.push_back({squareAt(faceWidth / 2 + pip.column * columnStep, y, side), turned});
    }
    return places;
}

QRectF acePlace(IndexSize size) {
    const double width = size == IndexSize::large ? 330 : 370;
    return {(faceWidth - width) / 2, (faceHeight - width * 1.4) / 2, width, width * 1.4};
}

CourtPanel courtPanel(IndexSize size) {
    if (size == IndexSize::large) return {40, 138, 266};
    return {40, 118, 210};
}

QPolygonF upperFigureArea() {
    return QPolygonF({{0, 0}, {faceWidth, 0}, {faceWidth, 411}, {0, 289}});
}

QRectF courtPip() {
    return squareAt(410, 92, 68);
}

QRectF smallCornerPip() {
    return squareAt(390, 118, 150);
}

QRectF smallPip() {
    return squareAt(340, 510, 250);
}

QRectF smallCourtWindow() {
    return {254, 262, 216, 408};
}

QRectF smallCourtFigure() {
    return {-40, 182, faceWidth * 1.57, faceHeight * 1.57};
}

}  // namespace plt
