// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/picture.h"

#include <functional>
#include <vector>

#include <QEasingCurve>

namespace plt {

/// The motion from the picture that a board shows to the wanted one. It has no clock: times are milliseconds
/// of the caller's clock, so a late frame never slows a motion down.
class BoardMotion {
  public:
    /// Durations (ms, 0 = at once) and easing curves. `move` is called for each segment of a path.
    struct Timing {
        std::function<int(const PiecePicture& from, const PiecePicture& to)> move;
        std::function<int(int cell, quint64 from, quint64 to)> change;
        int appearance = 0;  ///< for pieces that appear or vanish
        int rise = 0;        ///< for a piece that is lifted or put back in place
        int held = -1;       ///< the piece that the player holds, which follows at once
        QEasingCurve moveCurve;
        QEasingCurve changeCurve;
    };

    /// The current look of a cell.
    struct Cell {
        quint64 look = 0;
        quint64 previousLook = 0;
        qreal progress = 1;  ///< after easing, 0 .. 1 of the change from previousLook to look
    };

    /// The current look of a piece; lengths in board units.
    struct Piece {
        PiecePicture wanted;  ///< its destination and final look
        QPointF centre;
        qreal size = 1;
        qreal opacity = 1;
        quint64 previousLook = 0;
        qreal progress = 1;  ///< after easing, 0 .. 1 of its present motion
        qreal stride = 1;    ///< after easing, 0 .. 1 of the current segment
        QPointF movement;    ///< the current segment, or the whole path if there is only one; null at rest
        qreal lift = 0;      ///< 0 .. 1
        bool moving = false;
        bool leaving = false;  ///< it is no longer in the wanted picture
    };

    /// Shows the picture at once.
    void show(const BoardPicture& picture);
    /// Starts moving to the picture from the current state, even during a motion.
    void moveTo(const BoardPicture& picture, qreal now, const Timing& timing);
    /// Advances to the time `now`. Does nothing if nothing moves.
    void advance(qreal now);
    /// The time at which everything will be at rest; `now` if it is.
    qreal end(qreal now) const;

    bool isMoving() const { return !changing_.empty() || movingPieces_ > 0; }
    const Cell& cell(int index) const { return cells_[std::size_t(index)].shown; }
    int cellCount() const { return int(cells_.size()); }
    /// Cells whose look is changing.
    const std::vector<int>& changingCells() const { return changing_; }
    /// All pieces in painting order, leaving ones below the others.
    const std::vector<Piece>& pieces() const { return pieces_; }

  private:
    struct Span {
        qreal start = 0;
        qreal duration = 0;
        qreal end() const { return start + duration; }
        qreal fraction(qreal now) const {
            return duration <= 0 ? 1 : qBound(0.0, (now - start) / duration, 1.0);
        }
    };
    struct CellState {
        Cell shown;
        Span span;
        bool running = false;
        qreal base = 0;  ///< progress at the start, above 0 if a change was reversed
    };
    struct PieceTrack {
        Span span;                   ///< of the whole path
        std::vector<QPointF> way;    ///< points from its start to its destination
        std::vector<qreal> strides;  ///< duration of each segment of the path
        qreal fromSize = 1;
        qreal fromOpacity = 1;
        Span liftSpan;
        qreal fromLift = 0;
    };

    void changeCell(int index, quint64 look, qreal now, const Timing& timing);
    /// Track of a piece that appears or vanishes in place.
    static PieceTrack staying(const Piece& piece, qreal now, int duration);
    /// Track of a piece from where it is seen to where it is wanted.
    static PieceTrack trackTo(const Piece& from, const PiecePicture& wanted, qreal now, const Timing& timing);
    /// Returns the piece at the start of its track.
    static Piece started(const Piece& from, const PiecePicture& wanted, const PieceTrack& track);
    void advancePiece(Piece& piece, const PieceTrack& track, qreal now) const;
    /// Moves a piece to its position on the track.
    void walk(Piece& piece, const PieceTrack& track, qreal now) const;

    std::vector<CellState> cells_;
    std::vector<int> changing_;
    std::vector<Piece> pieces_;
    std::vector<PieceTrack> tracks_;  ///< one per piece
    int movingPieces_ = 0;
    QEasingCurve moveCurve_;
    QEasingCurve changeCurve_;
};

}  // namespace plt
