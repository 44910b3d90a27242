// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "mines/picture/painter.h"

#include <optional>
#include <vector>

namespace mines {

/// The tiles of a game on the screen.
class BoardWidget : public plt::BoardView {
    Q_OBJECT

  public:
    explicit BoardWidget(QWidget* parent = nullptr);

    /// Shows a state. `chances` by cell, or empty where they are not shown. What opens now opens outwards
    /// from `origin`, if there is one.
    void showGame(const State& state, const std::vector<double>& chances, const std::vector<int>& marks,
                  int origin, bool animated);
    /// Whether a plain click on a number uncovers around it, which a held button then shows.
    void setOneButton(bool on) { oneButton_ = on; }
    /// Whether plain clicks mark tiles instead of uncovering them.
    void setMarking(bool on) { marking_ = on; }

    /// Whether this input is for marking: the right button, or a key that changes the meaning of the left
    /// one.
    bool isSecondary(const plt::CellInput& input) const;

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override;

  Q_SIGNALS:
    /// F or Q on the cursor's tile.
    void markAsked(int cell, bool question);

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;
    int changeDuration(int cell, quint64 from, quint64 to) const override;
    bool keyPressed(int cell, QKeyEvent* event) override;
    std::vector<int> attendedWith(int cell) const override;
    void changeEvent(QEvent* event) override;

  private:
    Touch touchOf(const plt::CellPaint& cell) const;
    int delay(int cell) const;
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
