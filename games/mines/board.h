// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "mines/picture/painter.h"

#include <optional>
#include <vector>

namespace mines {

/// The board widget of a game.
class BoardWidget : public plt::BoardView {
    Q_OBJECT

  public:
    explicit BoardWidget(QWidget* parent = nullptr);

    /// Shows a state. `chances` is indexed by cell, or empty to show none. Newly opened tiles open outwards
    /// from `origin` unless it is -1.
    void showGame(const State& state, const std::vector<double>& chances, const std::vector<int>& marks,
                  int origin, bool animated);
    /// Sets whether a plain click on a number is a chord, which is previewed while the button is held.
    void setOneButton(bool on) { oneButton_ = on; }
    /// Sets whether plain clicks mark tiles instead of uncovering them.
    void setMarking(bool on) { marking_ = on; }

    /// Returns true if this input marks: the right button, or the left one with a modifier key.
    bool isSecondary(const plt::CellInput& input) const;

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;

  Q_SIGNALS:
    /// Emitted when F or Q is pressed on the cursor's tile.
    void markRequested(int cell, bool question);

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;
    int changeDuration(int cell, quint64 from, quint64 to) const override;
    bool keyPressed(int cell, QKeyEvent* event) override;
    std::vector<int> cellsActiveWith(int cell) const override;
    void changeEvent(QEvent* event) override;

  private:
    Touch touchOf(const plt::CellPaint& cell) const;
    int delay(int cell, TileLook to) const;
    bool coveredNumberNeighbour(int number, int cell) const;

    TilePainter painter_;
    State state_;
    std::shared_ptr<const plt::BoardGeometry> geometry_;
    int origin_ = -1;
    bool oneButton_ = true;
    bool marking_ = false;
    std::optional<plt::CellInput> held_;
};

}  // namespace mines
