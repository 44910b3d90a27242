// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/board/insertion.h"

#include <QColor>
#include <QPalette>
#include <QtGlobal>

class QPainter;
class QRectF;

namespace plt {
struct CellPaint;
}

/// The drawing of a Pousse board.
namespace pousse {

/// The look of a square.
enum class Ground : quint8 {
    plain,
    swept,  ///< the previewed push puts a marker here
    won,    ///< part of a winning straight
    lost    ///< a marker of the side that has lost by repetition
};

/// The look of a marker.
struct MarkerLook {
    Mark mark = Mark::x;
    bool isFalling = false;  ///< it would fall over the edge, and has a sign for that
    bool isEntering = false;

    quint64 number() const;
    static MarkerLook of(quint64 number);
    bool operator==(const MarkerLook&) const = default;
};

/// The look of an edge cell.
struct EdgeLook {
    bool isOpen = true;     ///< a marker can be pushed in
    bool repeats = false;   ///< a push would recreate an earlier board
    bool isChosen = false;  ///< its push is previewed

    quint64 number() const;
    static EdgeLook of(quint64 number);
    bool operator==(const EdgeLook&) const = default;
};

/// The colours of the wooden frame and of the writing on it.
QColor frameColour(const QPalette& palette);
QColor frameInk(const QPalette& palette);

/// Draws the frame with the hollow for the squares; `squares` is their rectangle.
void paintFrame(QPainter& painter, const QRectF& frame, const QRectF& squares, const QPalette& palette);
void paintSquare(QPainter& painter, const QRectF& rect, Ground ground, const QPalette& palette);
/// Draws an edge cell: its number, and an arrow towards the board.
void paintEdge(QPainter& painter, const plt::CellPaint& cell, const EdgeLook& look, const Move& move,
               const QPalette& palette);
/// Draws a marker in its box: X is square, O is round.
void paintMarker(QPainter& painter, const QRectF& box, const MarkerLook& look, const QPalette& palette);

}  // namespace pousse
