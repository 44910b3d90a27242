// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "parcheesi/rules.h"
#include "parcheesi/table/parts.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace parcheesi {

/// Everything that the board shows besides the state.
struct Scene {
    bool mayMove = false;      ///< a person may move the pawns of the side whose turn it is
    bool numbers = true;       ///< show the numbers of the squares
    bool preview = true;       ///< show the targets of the pawn under the pointer before it is lifted
    std::vector<int> marks{};  ///< of a hint
    std::vector<int> last{};   ///< the places of the last action
};

/// The board with its sixteen pawns. Cells are numbered by markOf(), pieces by pieceOf().
class Board : public plt::BoardView {
    Q_OBJECT

  public:
    explicit Board(QWidget* parent = nullptr);

    void showGame(const State& state, const Scene& scene, bool animated);
    /// Makes the next pictures show the walk of one pawn from its current place, by several steps; none ends
    /// it.
    void setWalk(std::optional<int> pawn);
    /// The route of a pawn of the side to move to a cell; null if there is none.
    const Route* routeTo(int pawn, int cell) const;

    /// The duration of a walk over this many squares, in ms at the normal pace.
    static int walkDuration(int squares);
    static int pieceOf(Side side, int pawn) { return pawnCount * static_cast<int>(side) + pawn; }
    static Side sideOf(int piece) { return static_cast<Side>(piece / pawnCount); }
    static int pawnOf(int piece) { return piece % pawnCount; }

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;
    void paintPiece(QPainter& painter, const plt::PiecePaint& piece) override;
    void paintOverlay(QPainter& painter, const QRectF& board) override;
    qreal pieceReach() const override;
    int moveDuration(const plt::PiecePicture& from, const plt::PiecePicture& to) const override;
    QEasingCurve moveEasing() const override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    std::vector<plt::PiecePicture> pawnsOf(Side side, bool animated);
    std::vector<QPointF> wayOf(Side side, Progress from, Progress to) const;
    plt::BoardPicture pictureOf(bool animated);
    void showPreview();
    /// The Tab stops: pawns that can move, or the targets of the lifted one.
    std::vector<int> stops() const;
    void showCursorAt(int cell);
    void paintSquare(QPainter& painter, const Part& part, const QRectF& box) const;
    /// The half of the entry square towards the start circle of the side.
    QRectF ownHalf(Side side, const QRectF& entry) const;
    void paintNumber(QPainter& painter, int square, const QRectF& box) const;
    QColor trackColour() const;

    State state_;
    Scene scene_;
    std::shared_ptr<const plt::BoardGeometry> geometry_;
    std::array<std::vector<Route>, pawnCount> routes_;  ///< for the side to move
    std::optional<Position> shown_;
    std::optional<Position> walkFrom_;
    bool wasMoving_ = false;                            ///< at the last paint event
    int walking_ = -1;                                  ///< the piece, or -1
    std::array<int, sideCount * pawnCount> strides_{};  ///< walking time of each piece in ms
};

}  // namespace parcheesi
