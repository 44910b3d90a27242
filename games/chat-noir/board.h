// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/rules.h"
#include "common/board/board_view.h"
#include "common/look/sprites.h"

namespace chat_noir {

/// The board widget: shows a world and emits the circle that the player chooses. The path display follows the
/// circle under the pointer or the keyboard cursor.
class BoardWidget : public plt::BoardView {
    Q_OBJECT

  public:
    explicit BoardWidget(QWidget* parent = nullptr);

    /// Shows a state, the `marks` of a hint and, with `help`, the ways out; holding the key H shows those,
    /// too.
    void showGame(const State& state, const std::vector<int>& marks, bool help, bool animated);
    /// True while the ways out are shown.
    bool helpShown() const { return world().help; }
    Cell cellOf(int number) const { return {number % side(), number / side()}; }
    int numberOf(Cell cell) const { return cell.y * side() + cell.x; }
    /// The cat's steps to the edge if the circle under the pointer or cursor is blocked; none if it cannot
    /// leave.
    std::optional<int> stepsToEdge() const;

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;

  Q_SIGNALS:
    /// Emitted when the player chooses a circle, free or not.
    void chosen(int cell);
    /// Emitted when the player presses the key for a new game after the end.
    void newGameRequested();
    /// Emitted when another circle is previewed, or the path display is switched by its key.
    void previewChanged();

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& paint) override;
    void paintPiece(QPainter& painter, const plt::PiecePaint& paint) override;
    bool keyPressed(int cell, QKeyEvent* event) override;
    bool keyReleased(int cell, QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    int changeDuration(int cell, quint64 from, quint64 to) const override;

  private:
    int side() const { return state_.position.board.size(); }
    /// The shown position with the current preview.
    World world() const;
    void showPicture(bool animated);
    void showPreview();
    void setHeld(bool held);

    State state_;
    std::vector<int> marks_;
    std::vector<Cell> path_;
    std::shared_ptr<const plt::BoardGeometry> geometry_;
    /// Cached pixmaps of circles at rest, one for each look and shape.
    plt::Sprites stones_;
    bool help_ = false;
    bool held_ = false;
};

}  // namespace chat_noir
