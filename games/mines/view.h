// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/rules_view.h"
#include "mines/reasoning/odds.h"
#include "mines/rules.h"

#include <optional>
#include <vector>

namespace plt {
struct CellInput;
}

namespace mines {

class BoardWidget;

/// The Minesweeper view.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);

    BoardWidget& board() const { return *board_; }
    QAction& chancesAction() const { return *chances_; }
    QAction& markingAction() const { return *marking_; }

    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QString endTitle() const override;
    QString endMessage() const override;
    void celebrate() override;
    QRegion keptInSight() const override;
    QRegion occupiedRegion() const override;
    QWidget* focusTarget() override;
    /// The clock starts with the first uncovered tile.
    bool clockMayRun() const override;

  protected:
    void ready() override;
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void resizeEvent(QResizeEvent* event) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    bool questionMarks() const;
    bool oneButton() const;
    void readPreferences();
    void choose(int cell, const plt::CellInput& input);
    void uncover(int cell);
    void chord(int cell);
    void mark(int cell);
    void act(Action action, int cell);
    /// Returns true if the chances of the shown position should be visible.
    bool chancesWanted() const;
    /// Computes the chances if that takes less than a frame.
    void countQuickly();
    /// Updates everything that depends on visible chances; starts a worker thread if countQuickly() gave up.
    void updateChances();
    void setChances(const Sight& sight, std::optional<std::vector<double>> result);

    BoardWidget* board_;
    QAction* chances_;
    QAction* marking_;
    int heldByMouse_ = -1;  ///< The tile on which the left mouse button was long-pressed, or -1.
    int origin_ = -1;       ///< The tile of the last move, or -1.
    Sight counted_;         ///< The visible board for which odds_ was computed.
    std::vector<double> odds_;
    plt::Background<std::optional<std::vector<double>>> counting_;
};

}  // namespace mines
