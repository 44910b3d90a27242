// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include <QColor>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace plt {

/// Why a square is marked. Marks have a form as well as a colour, in perspective as well as from above.
enum class SquareMark : std::uint8_t { none, lastMove, hint, threat, winning };

/// A place for pieces: a square of the board, or a stand beside it. Squares are numbered by their index.
struct SceneSquare {
    /// Where it is, in world units: x to the right, y away from the viewer. The piece's centre decides on
    /// which square it is dropped.
    QRectF place;
    /// How it is painted; invalid for a stand, which is not.
    QColor colour;
    /// The colour of a disc of `discRadius` in its middle; invalid for none.
    QColor disc;
    double discRadius = 0.4;
    SquareMark mark = SquareMark::none;
    /// A short text in its corner (a coordinate); shown when the player wants coordinates.
    QString label;
    /// What a screen reader calls it, with all that stands on it: "c3, red king, can move". A square without
    /// a name is only painted: pointer, keyboard and screen readers find nothing there.
    QString name;
    /// Whether anything can be done there now. What stands on a square that is not enabled cannot be lifted,
    /// nothing can be put on it, and choosing it is not told; a screen reader is told that it is disabled.
    bool enabled = true;
    /// Whether the player can place something here by choosing it: it lights up under the pointer and under
    /// the keyboard's cursor.
    bool open = false;
    bool operator==(const SceneSquare&) const = default;
};

/// A round piece, standing upright.
struct ScenePiece {
    /// The same id in two scenes is the same piece, which then moves from place to place. From 0.
    int id = 0;
    int square = 0;   ///< index of the square it belongs to, for the keyboard
    QPointF centre;   ///< world units
    double foot = 0;  ///< height of its foot over the board
    double radius = 0.35;
    double height = 0.2;
    QColor colour;
    int rings = 0;    ///< raised rings on top; tell the sides apart without colour
    int emblem = -1;  ///< index into BoardScene::emblems, drawn on the top; -1 for none
    /// Which side of it is up. A piece with another face than in the scene before turns over where it
    /// arrives, and shows its new look (colour, rings, emblem) from then on.
    int face = 0;
    /// Whether it is hollow below, so that others can stand in it and are hidden (a gobblet), or solid.
    bool hollow = false;
    /// The squares where it may be put now; a piece without any cannot be lifted.
    std::vector<int> targets;
    /// Points it passes on its way here from where it was in the scene before (landing squares of a multiple
    /// jump); empty for a straight way.
    std::vector<QPointF> via;
    bool operator==(const ScenePiece&) const = default;
};

/// Everything there is to see of a board with pieces on it. How it is shown, in perspective or flat from
/// above, is the SceneBoard's business.
struct BoardScene {
    QRectF visible;       ///< what must be in view, in world units
    QRectF board;         ///< the board's own outline, which gets a frame
    double lift = 0.35;   ///< how high a lifted piece is held
    double tilt = 45;     ///< degrees from the straight view down, at the start
    bool turned = false;  ///< seen from the other side
    std::vector<SceneSquare> squares;
    std::vector<ScenePiece> pieces;
    /// Drawings for the tops of pieces, within the square from -1, -1 to 1, 1 (y down).
    std::vector<QPainterPath> emblems;
    bool operator==(const BoardScene&) const = default;
};

}  // namespace plt
