// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/rules_view.h"
#include "lights-out/dialogs/level_chooser.h"
#include "lights-out/panel/pages.h"
#include "lights-out/rules.h"

namespace lights_out {

class Panel;

class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);

    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QString endTitle() const override;
    QString endMessage() const override;
    bool endCountsMoves() const override { return true; }
    QList<QAction*> endActions() const override;
    QRegion occupiedRegion() const override;
    QWidget* focusTarget() override;
    plt::Printable* printable() override { return &pages_; }
    /// The rising stars replace the celebration.
    void celebrate() override {}
    Panel* panel() const { return panel_; }
    Progress progressOf(int level) const;

  public Q_SLOTS:
    void chooseLevel();
    void nextLevel();
    void drawBoard();

  protected:
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void recordLevel();
    void updateActions();

    Panel* panel_;
    Pages pages_;
    QAction* nextLevel_;
    QAction* showSolution_;
    QAction* markPressed_;
    QAction* outlines_;
    int origin_ = -1;  ///< the cell from which the last change spread, or -1
};

}  // namespace lights_out
