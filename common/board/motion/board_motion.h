// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/picture.h"

#include <functional>
#include <vector>

#include <QEasingCurve>

namespace plt {

/// The way from the picture a board shows to the picture it is to show. It has no clock: times are
/// milliseconds of the caller's clock, so a late frame never slows a motion down.
class BoardMotion {
  public:
    /// How long things take (ms, 0 = at once), and on what curves. `move` is asked for each stretch of a way.
    struct Timing {
        std::function<int(const PiecePicture& from, const PiecePicture& to)> move;
        std::function<int(int cell, quint64 from, quint64 to)> change;
        int appearance = 0;  ///< pieces that come or go
        int rise = 0;        ///< a piece that is lifted over its place, or put back on it
        int held = -1;       ///< the piece that the player holds is at once where it is held
        QEasingCurve moveCurve;
        QEasingCurve changeCurve;
    };

    /// What a cell looks like now.
    struct Cell {
        quint64 look = 0;
        quint64 previousLook = 0;
        qreal progress = 1;  ///< eased, 0 .. 1 of the change from previousLook to look
    };

    /// What a piece looks like now; lengths in board units.
    struct Piece {
        PiecePicture wanted;  ///< where it goes and what it becomes
        QPointF centre;
        qreal size = 1;
        qreal opacity = 1;
        quint64 previousLook = 0;
        qreal progress = 1;  ///< eased, 0 .. 1 of its present motion
        qreal stride = 1;    ///< eased, 0 .. 1 of the stretch that it is on
        QPointF movement;    ///< that stretch, or the whole way where there is only one; null at rest
        qreal lift = 0;      ///< 0 .. 1
        bool moving = false;
        bool leaving = false;  ///< it is in the wanted picture no more
    };

    /// Shows the picture at once.
    void show(const BoardPicture& picture);
    /// Starts moving to the picture from whatever is shown now, a running motion included.
    void moveTo(const BoardPicture& picture, qreal now, const Timing& timing);
    /// Goes to the time `now`; nothing changes when nothing moves.
    void advance(qreal now);
    /// When the last of what moves will rest; `now` if nothing does.
    qreal end(qreal now) const;

    bool isMoving() const { return !changing_.empty() || movingPieces_ > 0; }
    const Cell& cell(int index) const { return cells_[std::size_t(index)].shown; }
    int cellCount() const { return int(cells_.size()); }
    /// Cells whose look is changing.
    const std::vector<int>& changingCells() const { return changing_; }
    /// All pieces in painting order, those that are leaving below the others.
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
        qreal base = 0;  ///< progress at the start, above 0 when a change was turned round
    };
    struct PieceTrack {
        Span span;                   ///< of all of the way
        std::vector<QPointF> way;    ///< from where it started to where it goes
        std::vector<qreal> strides;  ///< how long each stretch of the way takes
        qreal fromSize = 1;
        qreal fromOpacity = 1;
        Span liftSpan;
        qreal fromLift = 0;
    };

    void changeCell(int index, quint64 look, qreal now, const Timing& timing);
    /// A piece comes or goes where it is.
    static PieceTrack staying(const Piece& piece, qreal now, int duration);
    /// The way of a piece from where it is seen to where it is wanted.
    static PieceTrack trackTo(const Piece& from, const PiecePicture& wanted, qreal now, const Timing& timing);
    /// Sets out for where it is wanted.
    static Piece started(const Piece& from, const PiecePicture& wanted, const PieceTrack& track);
    void advancePiece(Piece& piece, const PieceTrack& track, qreal now) const;
    /// Where on its way a piece is.
    void walk(Piece& piece, const PieceTrack& track, qreal now) const;

    std::vector<CellState> cells_;
    std::vector<int> changing_;
    std::vector<Piece> pieces_;
    std::vector<PieceTrack> tracks_;  ///< one for each piece
    int movingPieces_ = 0;
    QEasingCurve moveCurve_;
    QEasingCurve changeCurve_;
};

}  // namespace plt
