// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <vector>

#include <QPolygonF>
#include <QRectF>
#include <QSize>

namespace plt {

// Where things are on a face of our own deck, in units of 1/500 of its width and 1/700 of its height.
constexpr double faceWidth = 500;
constexpr double faceHeight = 700;

/// How much room the indices take.
enum class IndexSize {
    normal,
    large,
    huge,  ///< for small cards: hardly anything but index and suit
};

/// The layout for a card of a width in device pixels; `large`: the player wants large indices.
IndexSize indexSizeFor(int width, bool large);

/// Rank over suit in the upper left corner. Glyphs are as high as `rank` and stand in its middle.
struct IndexPlaces {
    QRectF rank;
    QRectF suit;
};
IndexPlaces indexPlaces(IndexSize size);

/// One pip. Those below the middle stand on their heads and are not listed: they are the listed ones above
/// the middle, turned.
struct PipPlace {
    QRectF place;
    bool turned = false;  ///< the card also has it turned about its middle
};
/// The pips of 2 .. 10 (of other ranks: none), for normal and large indices.
std::vector<PipPlace> pipPlaces(Rank rank, IndexSize size);

/// The big pip of an ace with the ornaments around it.
QRectF acePlace(IndexSize size);

/// The panel of a court card: a rectangle that leaves out the two corners with the indices. Given for its
/// upper left corner, the rest is symmetric.
struct CourtPanel {
    double margin;       ///< between the panel and the card's edge
    double notchRight;   ///< the left out corner ends here ...
    double notchBottom;  ///< ... and here
};
CourtPanel courtPanel(IndexSize size);

/// The part of the face that the upper of the two figures may fill: what is above the slanting sash.
QPolygonF upperFigureArea();
/// The suit beside the figure's head.
QRectF courtPip();

/// Small cards: the second suit, in the other upper corner.
QRectF smallCornerPip();
/// Small cards: the one big pip of 1 .. 10.
QRectF smallPip();
/// Small cards: the window in which a court figure is seen from the shoulders up ...
QRectF smallCourtWindow();
/// ... and where that lets the whole figure (a face of 500 x 700) lie.
QRectF smallCourtFigure();

}  // namespace plt
