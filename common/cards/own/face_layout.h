// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <vector>

#include <QPolygonF>
#include <QRectF>
#include <QSize>

namespace plt {

// The layout of a face of our own deck, in units of 1/500 of its width and 1/700 of its height.
constexpr double faceWidth = 500;
constexpr double faceHeight = 700;

/// Size of the indices.
enum class IndexSize {
    normal,
    large,
    huge,  ///< for small cards: little more than index and suit
};

/// Returns the layout for a card of a width in device pixels; `large` if the player wants large indices.
IndexSize indexSizeFor(int width, bool large);

/// Rank above suit in the upper left corner. Glyphs are as high as `rank` and centred in it.
struct IndexPlaces {
    QRectF rank;
    QRectF suit;
};
IndexPlaces indexPlaces(IndexSize size);

/// One pip. Those below the middle are not listed: they are the ones above it, turned upside down.
struct PipPlace {
    QRectF place;
    bool turned = false;  ///< the card also has it turned about the card's centre
};
/// Returns the pips of 2 .. 10 (none for other ranks), for normal and large indices.
std::vector<PipPlace> pipPlaces(Rank rank, IndexSize size);

/// The big pip of an ace with the ornaments around it.
QRectF acePlace(IndexSize size);

/// The panel of a court card: a rectangle without the two corners of the indices. Given for its upper left
/// corner; the rest is symmetric.
struct CourtPanel {
    double margin;       ///< between the panel and the card's edge
    double notchRight;   ///< right end of the corner left out
    double notchBottom;  ///< bottom end of the corner left out
};
CourtPanel courtPanel(IndexSize size);

/// The part of the face for the upper of the two figures: above the diagonal sash.
QPolygonF upperFigureArea();
/// The suit beside the figure's head.
QRectF courtPip();

/// Small cards: the second suit, in the other upper corner.
QRectF smallCornerPip();
/// Small cards: the one big pip of 1 .. 10.
QRectF smallPip();
/// Small cards: the window that shows a court figure from the shoulders up.
QRectF smallCourtWindow();
/// Small cards: the rectangle of the whole figure (a face of 500 x 700) behind that window.
QRectF smallCourtFigure();

}  // namespace plt
