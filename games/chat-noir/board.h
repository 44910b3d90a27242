// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/rules.h"
#include "common/board/board_view.h"
#include "common/look/sprites.h"

namespace chat_noir {

/// The board on the screen: shows a world and tells which circle the player chooses. The path display follows
/// the circle under the pointer or the keyboard cursor by itself.
class BoardWidget : public plt::BoardView {
    Q_OBJECT

  public:
    explicit BoardWidget(QWidget* parent = nullptr);

    /// Shows a state, `marks` of a hint, and with `help` the ways out; the key H shows those for as long as
    /// it is held.
    void showGame(const State& state, const std::vector<int>& marks, bool help, bool animated);
    /// Whether the ways out are shown now.
    bool helpShown() const { return world().help; }
    Cell cellOf(int number) const { return {number % side(), number / side()}; }
    int numberOf(Cell cell) const { return cell.y * side() + cell.x; }
    /// Steps that the cat needs to the edge when the attended circle is blocked; none if it cannot leave.
    std::optional<int> stepsToEdge() const;

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;

  Q_SIGNALS:
    /// The player chose a circle, free or not.
    void chosen(int cell);
    /// The key for a new game after the end.
    void newGameAsked();
    /// The player looks at another circle, or holds the key for the path display or lets it go.
    void previewChanged();

  protected:
    void paintCell(QPainter& painter, const plt::CellPaint& paint) override;
    void paintPiece(QPainter& painter, const plt::PiecePaint& paint) override;
    bool keyPressed(int cell, QKeyEvent* event) override;
    bool keyReleased(int cell, QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    int changeDuration(int cell, quint64 from, quint64 to) const override;

  private:
    int side() const { return state_.position.board.size(); }
    /// The position as it is looked at now.
    World world() const;
    void showPicture(bool animated);
    void showPreview();
    void setHeld(bool held);

    State state_;
    std::vector<int> marks_;
    std::vector<Cell> path_;
    std::shared_ptr<const plt::BoardGeometry> geometry_;
    /// Circles at rest, drawn once for each look and shape.
    plt::Sprites stones_;
    bool help_ = false;
    bool held_ = false;
};

}  // namespace chat_noir
