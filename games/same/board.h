// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/look/celebration.h"
#include "same/painter.h"
#include "same/rules.h"

#include <memory>

#include <QVariantAnimation>

namespace same {

/// The balls: what is on the board, which group is attended to, and the picture of a cleared board.
class Board : public plt::BoardView {
    Q_OBJECT

  public:
    explicit Board(QWidget* parent = nullptr);

    /// Shows a position. `deal` is another number for another deal, so that balls of different deals are
    /// different balls; `hinted` are the cells of a hint, in order.
    void showGame(const State& state, int deal, const std::vector<int>& hinted, bool animated);
    /// Cells of the hint that is shown: they stand out, and everything else steps back.
    const std::vector<int>& hintedCells() const { return hinted_; }
    /// Lets the value of a group that has just been removed rise from its place.
    void raiseValue(const std::vector<int>& group, std::int64_t value);
    void setShapes(bool shapes);
    /// What is written on a cleared board.
    void setClearedText(const QString& text) { clearedText_ = text; }
    /// Balls in the colours of this game, to fly over a board that has been cleared.
    plt::Celebration::Confetti flyingBalls() const;

    /// Balls of the group that a click would remove now: where the button is held down, else under the
    /// pointer or the keyboard cursor. 0 for an empty place, 1 for a ball alone.
    int attendedBalls() const { return static_cast<int>(lit_.size()); }

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;

  Q_SIGNALS:
    /// attendedBalls() or the group may be another one.
    void attendedGroupChanged();

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;
    void paintPiece(QPainter& painter, const plt::PiecePaint& piece) override;
    void paintOverlay(QPainter& painter, const QRectF& board) override;
    int moveDuration(const plt::PiecePicture& from, const plt::PiecePicture& to) const override;
    QEasingCurve moveEasing() const override { return QEasingCurve(QEasingCurve::InQuad); }
    int changeDuration(int cell, quint64 from, quint64 to) const override;
    bool isSameTarget(int pressed, int over) const override;
    std::vector<int> attendedWith(int cell) const override;
    void changeEvent(QEvent* event) override;

  private:
    unsigned joinsAt(int cell) const;
    void updateLit();
    Light lightOf(int cell) const;
    QRectF risingBox() const;
    void paintRisingValue(QPainter& painter) const;
    void paintHintSign(QPainter& painter) const;

    State state_;
    std::shared_ptr<const plt::SquareGrid> grid_;
    BallPainter balls_;
    int deal_ = 0;
    std::vector<int> hinted_;
    std::vector<bool> hintedBalls_;  ///< by number of the ball
    std::vector<int> lit_;           ///< cells of the attended group, in order
    std::vector<bool> litBalls_;     ///< by number of the ball
    bool pressed_ = false;           ///< the attended group is held down
    int settling_ = 0;               ///< ms until the last ball of the present motion rests
    QString clearedText_;
    QVariantAnimation rising_;
    QPointF risingFrom_;  ///< in board units
    QString risingText_;
};

}  // namespace same
