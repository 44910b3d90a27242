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

/// Minesweeper in one window.
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
    QRegion keptInSight() const override;
    QWidget* focusTarget() override;
    /// Time counts from the first uncovered tile on.
    bool clockMayRun() const override;

  protected:
    void ready() override;
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
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
    /// Whether the chances of the shown position are to be seen.
    bool chancesWanted() const;
    /// Counts the chances if that is done before a frame is over.
    void countQuickly();
    /// What follows from chances that are seen; what was not counted quickly is left to another thread.
    void followChances();
    void keepChances(const Sight& sight, std::optional<std::vector<double>> result);

    BoardWidget* board_;
    QAction* chances_;
    QAction* marking_;
    int heldByMouse_ = -1;  ///< The tile on which the left mouse button has been held for long.
    int origin_ = -1;       ///< The tile of the move that led here, where there was one.
    Sight counted_;         ///< What was seen when the chances were counted.
    std::vector<double> odds_;
    plt::Background<std::optional<std::vector<double>>> counting_;
};

}  // namespace mines
