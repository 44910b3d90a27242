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

/// How a board of Pousse is drawn.
namespace pousse {

/// What a square looks like.
enum class Ground : quint8 {
    plain,
    swept,  ///< what would be pushed in or along comes here
    won,    ///< part of a straight that has won
    lost    ///< a marker of the side that has lost by repetition
};

/// What a marker looks like.
struct MarkerLook {
    Mark mark = Mark::x;
    bool isFalling = false;  ///< it would go over the edge, and has the sign for that
    bool isEntering = false;

    quint64 number() const;
    static MarkerLook of(quint64 number);
    bool operator==(const MarkerLook&) const = default;
};

/// What a cell at the edge looks like.
struct EdgeLook {
    bool isOpen = true;     ///< a marker can be pushed in
    bool repeats = false;   ///< doing so brings an earlier board back
    bool isChosen = false;  ///< what it would do is shown

    quint64 number() const;
    static EdgeLook of(quint64 number);
    bool operator==(const EdgeLook&) const = default;
};

/// The colour of the wooden frame, and of what is written on it.
QColor frameColour(const QPalette& palette);
QColor frameInk(const QPalette& palette);

/// The frame with the hollow for the squares; `squares` is where they are.
void paintFrame(QPainter& painter, const QRectF& frame, const QRectF& squares, const QPalette& palette);
void paintSquare(QPainter& painter, const QRectF& rect, Ground ground, const QPalette& palette);
/// A cell at the edge: its number, and an arrow to the board.
void paintEdge(QPainter& painter, const plt::CellPaint& cell, const EdgeLook& look, const Move& move,
               const QPalette& palette);
/// A marker in its box: X is a square one, O a round one.
void paintMarker(QPainter& painter, const QRectF& box, const MarkerLook& look, const QPalette& palette);

}  // namespace pousse
