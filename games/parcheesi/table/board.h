// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/look/sprites.h"
#include "parcheesi/rules.h"
#include "parcheesi/table/board_art.h"
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
    int number = 0;            ///< a chosen die, by which alone pawns move; 0 if none is chosen
    bool preview = true;       ///< show the targets of the pawn under the pointer before it is lifted
    std::vector<int> marks{};  ///< of a hint
    std::vector<int> last{};   ///< cells of the pawns that moved last
    Caption caption{};         ///< the words in the middle
    Side turn = Side::green;   ///< the side whose turn is marked
    std::array<QString, sideCount> players{};  ///< by side
};

/// The board with its sixteen pawns. Cells are numbered by markOf(), pieces by pieceOf().
class Board : public plt::BoardView {
    Q_OBJECT

  public:
    explicit Board(QWidget* parent = nullptr);

    void showGame(const State& state, const Scene& scene, bool animated);
    /// Changes the words in the middle alone.
    void setCaption(const Caption& caption);
    /// Changes the side whose turn is marked alone.
    void setTurn(Side side);
    const Caption& caption() const { return scene_.caption; }
    /// The places of the hint that is shown: from where, and to where.
    const std::vector<int>& hint() const { return scene_.marks; }
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

  Q_SIGNALS:
    /// Emitted when a digit was typed that may be one of the dice.
    void numberTyped(int number);

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;
    void paintPiece(QPainter& painter, const plt::PiecePaint& piece) override;
    void paintOverlay(QPainter& painter, const QRectF& board) override;
    qreal pieceReach() const override;
    bool pieceContains(const plt::PiecePicture& piece, QPointF point) const override;
    int moveDuration(const plt::PiecePicture& from, const plt::PiecePicture& to) const override;
    QEasingCurve moveEasing() const override;
    bool focusNextPrevChild(bool next) override;
    bool keyPressed(int cell, QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    std::vector<Route> routesNow(int pawn) const;
    std::vector<plt::PiecePicture> pawnsOf(Side side, bool animated);
    std::vector<QPointF> wayOf(Side side, Progress from, Progress to) const;
    plt::BoardPicture pictureOf(bool animated);
    void showPreview();
    /// The Tab stops: pawns that can move, or the targets of the lifted one.
    std::vector<int> stops() const;
    void showCursorAt(int cell);
    /// Draws all that stays the same from frame to frame: the board without words, marks and pawns.
    void paintGround(QPainter& painter, const QRectF& board) const;
    void paintFrame(QPainter& painter, const QRectF& board) const;
    void paintSquare(QPainter& painter, SquareForms& squares, const Part& part, const QRectF& box) const;
    /// Shows which sides' pawns came past this square in their last turns.
    void paintFootprints(QPainter& painter, const Part& part, quint64 look, const QRectF& box) const;
    void paintHome(QPainter& painter, Side side) const;
    YardLook yardOf(Side side) const;
    void paintHint(QPainter& painter) const;
    void paintNumber(QPainter& painter, int square, const QRectF& box) const;
    QColor trackColour() const;

    State state_;
    Scene scene_;
    plt::Sprites ground_;  ///< with the numbers of squares, and without
    std::shared_ptr<const plt::BoardGeometry> geometry_;
    std::array<std::vector<Route>, pawnCount> routes_;  ///< for the side to move
    std::optional<Position> shown_;
    std::optional<Position> walkFrom_;
    bool wasMoving_ = false;                            ///< at the last paint event
    int walking_ = -1;                                  ///< the piece, or -1
    std::array<int, sideCount * pawnCount> strides_{};  ///< walking time of each piece in ms
};

}  // namespace parcheesi
