// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/look/celebration.h"
#include "same/painter.h"
#include "same/rules.h"

#include <memory>

#include <QVariantAnimation>

namespace same {

/// The board: it shows the balls, highlights the group under the pointer, and paints the cleared board.
class Board : public plt::BoardView {
    Q_OBJECT

  public:
    explicit Board(QWidget* parent = nullptr);

    /// Shows a position. `deal` is a different number for each deal, so that balls of different deals have
    /// different ids; `hinted` are the cells of a hint, in ascending order.
    void showGame(const State& state, int deal, const std::vector<int>& hinted, bool animated);
    /// The cells of the shown hint; everything else is dimmed.
    const std::vector<int>& hintedCells() const { return hinted_; }
    /// Shows the value of a group that has just been removed, rising from its place.
    void showFloatingValue(const std::vector<int>& group, std::int64_t value);
    void setShapes(bool shapes);
    /// Sets the text shown on a cleared board.
    void setClearedText(const QString& text) { clearedText_ = text; }
    /// Lets the balls hop, from left to right: those that are left, or the garland of a cleared board.
    void rejoice();
    bool isRejoicing() const { return joy_.state() == QVariantAnimation::Running; }
    /// Confetti of balls in the colours of this game, for the celebration of a cleared board.
    plt::Celebration::Confetti flyingBalls() const;

    /// The number of balls that a click would remove now: of the group where the button is held down,
    /// otherwise of the group under the pointer or the keyboard cursor. 0 for an empty cell, 1 for a single
    /// ball.
    int activeGroupSize() const { return static_cast<int>(lit_.size()); }

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;

  Q_SIGNALS:
    /// Emitted when activeGroupSize() or the group may have changed.
    void activeGroupChanged();

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;
    void paintPiece(QPainter& painter, const plt::PiecePaint& piece) override;
    void paintOverlay(QPainter& painter, const QRectF& board) override;
    int moveDuration(const plt::PiecePicture& from, const plt::PiecePicture& to) const override;
    QEasingCurve moveEasing() const override { return QEasingCurve(QEasingCurve::InQuad); }
    int changeDuration(int cell, quint64 from, quint64 to) const override;
    bool isSameTarget(int pressed, int over) const override;
    std::vector<int> cellsActiveWith(int cell) const override;
    void changeEvent(QEvent* event) override;

  private:
    unsigned joinsAt(int cell) const;
    void updateLit();
    Light lightOf(int cell) const;
    /// The height of a hop, in balls, at this part of the way from left to right.
    qreal hop(qreal place) const;
    qreal risingSide() const;
    QRectF risingBox() const;
    void paintRisingValue(QPainter& painter) const;
    void paintHintSign(QPainter& painter) const;

    State state_;
    std::shared_ptr<const plt::SquareGrid> grid_;
    BallPainter balls_;
    int deal_ = 0;
    std::vector<int> hinted_;
    std::vector<bool> hintedBalls_;  ///< indexed by ball
    std::vector<int> lit_;           ///< cells of the highlighted group, in ascending order
    std::vector<bool> litBalls_;     ///< indexed by ball
    bool pressed_ = false;           ///< the button is held down on the highlighted group
    int settling_ = 0;               ///< ms until the last ball of the present animation rests
    QString clearedText_;
    QVariantAnimation joy_;
    QVariantAnimation rising_;
    QPointF risingFrom_;  ///< in board units
    QString risingText_;
};

}  // namespace same
