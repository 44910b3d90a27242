// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/rules_view.h"
#include "spider/rules.h"
#include "spider/solver/turning.h"

#include <optional>

class QAction;

namespace spider {

class Outlook;
class Table;

/// Shows Spider in one window.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    Table& table() const { return *table_; }
    QAction& dealAction() const { return *deal_; }
    QAction& bestPlaceAction() const { return *bestPlace_; }
    QAction& giveUpAction() const { return *giveUp_; }
    QAction& lastChanceAction() const { return *lastChance_; }
    QAction& outlookAction() const { return *tellOutlook_; }
    /// The displayed result for the position: whether it can be won; empty if none is displayed.
    std::optional<Verdict> verdict() const;

    QList<plt::HeaderFigure> figures() const override;
    QRegion keptInSight() const override;
    QString statusText() const override;
    QRegion occupiedRegion() const override;
    QString endTitle() const override;
    QString endMessage() const override;
    QString deadEndMessage() const override;
    QList<QAction*> endActions() const override;
    plt::Sound soundOf(const plt::Change& change) const override;
    QWidget* focusTarget() override;

  protected:
    void ready() override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void ask(const Move& move);
    void markIfTold();
    void updateActions();
    /// Returns true if a hint has told that nothing helps.
    bool isWithoutHint() const;
    /// Looks for the last position of the game from which a win is found, and goes back to it.
    void goToLastChance();

    Table* table_;
    Outlook* outlook_;
    QAction* deal_;
    QAction* bestPlace_;
    QAction* tellOutlook_;
    QAction* giveUp_;
    QAction* lastChance_;
    plt::Background<Turning> turning_;
};

}  // namespace spider
