// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/rules_view.h"
#include "spider/rules.h"
#include "spider/solver/solver.h"

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
    QAction& outlookAction() const { return *tellOutlook_; }
    /// The displayed result for the position: whether it can be won; empty if none is displayed.
    std::optional<Verdict> verdict() const;

    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QRegion occupiedRegion() const override;
    QString endTitle() const override;
    QString endMessage() const override;
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

    Table* table_;
    Outlook* outlook_;
    QAction* deal_;
    QAction* bestPlace_;
    QAction* tellOutlook_;
};

}  // namespace spider
