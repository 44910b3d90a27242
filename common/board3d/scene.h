// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace plt {

/// The meaning of a marked square. Each mark has a form as well as a colour, in perspective and flat.
enum class SquareMark : std::uint8_t {
    none,
    lastMove,
    must,  ///< the piece here has to move, because others may not
    hint,
    threat,
    winning
};

/// A place for pieces: a square of the board, or a stand beside it. Squares are numbered by their index.
struct SceneSquare {
    /// Its rectangle in world units: x to the right, y away from the viewer. A piece is dropped on the square
    /// that contains its centre.
    QRectF place;
    /// The colour of the square; invalid for a stand, which is not painted.
    QColor colour;
    /// The colour of a disc of `discRadius` in its centre; invalid for none.
    QColor disc;
    double discRadius = 0.4;
    SquareMark mark = SquareMark::none;
    /// A short text in its corner (a coordinate), shown if the player wants coordinates.
    QString label;
    /// Its name for screen readers, including the pieces on it: "c3, red king, can move". A square without a
    /// name is only painted and cannot be reached by pointer, keyboard or screen reader.
    QString name;
    /// True if an action is possible there now. Pieces on a disabled square cannot be lifted, nothing can be
    /// put on it, choosing it emits nothing, and screen readers see it as disabled.
    bool enabled = true;
    /// True if the player can place a new piece here by choosing it: it lights up under the pointer and the
    /// keyboard cursor.
    bool open = false;
    bool operator==(const SceneSquare&) const = default;
};

/// A round piece, standing upright.
struct ScenePiece {
    /// Identity, from 0: the same id in two scenes is the same piece, which moves from place to place.
    int id = 0;
    int square = 0;   ///< index of its square, for the keyboard
    QPointF centre;   ///< in world units
    double foot = 0;  ///< height of its foot above the board
    double radius = 0.35;
    double height = 0.2;
    QColor colour;
    int rings = 0;    ///< number of raised rings on top, which distinguish the sides without colour
    int emblem = -1;  ///< index into BoardScene::emblems, drawn on the top; -1 for none
    /// Index into BoardScene::pictures, drawn on the top instead of an emblem; -1 for none.
    int picture = -1;
    /// The side that is up. A piece with another face than in the previous scene turns over at its
    /// destination and has its new look (colour, rings, emblem, picture) from then on.
    int face = 0;
    /// True if it is hollow below, so that others can stand hidden in it (a gobblet); otherwise solid.
    bool hollow = false;
    /// The squares where it may be put now; a piece without any cannot be lifted.
    std::vector<int> targets;
    /// Points on its path from its place in the previous scene (landing squares of a multiple jump); empty
    /// for a straight path.
    std::vector<QPointF> via;
    bool operator==(const ScenePiece&) const = default;
};

/// The contents of a board with pieces. The SceneBoard decides whether it is shown in perspective or flat
/// from above.
struct BoardScene {
    QRectF visible;       ///< the area that must be in view, in world units
    QRectF board;         ///< outline of the board itself, which gets a frame
    double lift = 0.35;   ///< height of a lifted piece above the board
    double tilt = 45;     ///< initial tilt in degrees from the vertical view down
    bool turned = false;  ///< seen from the other side
    std::vector<SceneSquare> squares;
    std::vector<ScenePiece> pieces;
    /// Drawings for the tops of pieces, within the square from (-1, -1) to (1, 1), y down.
    std::vector<QPainterPath> emblems;
    /// Square pictures in their own colours for the tops of pieces, transparent around what they show.
    std::vector<QImage> pictures;
    /// The squares from which and to which a hint leads, shown by an arrow above all pieces; -1 for none.
    int hintFrom = -1;
    int hintTo = -1;
    /// The squares in between on which the hint's piece lands, with an arrow to each.
    std::vector<int> hintLandings;
    bool operator==(const BoardScene&) const = default;
};

}  // namespace plt
