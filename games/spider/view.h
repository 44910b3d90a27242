// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/rules_view.h"
#include "spider/rules.h"
#include "spider/solver.h"

#include <optional>

class QAction;

namespace spider {

class Outlook;
class Table;

/// Spider in one window.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    Table& table() const { return *table_; }
    QAction& dealAction() const { return *deal_; }
    QAction& bestPlaceAction() const { return *bestPlace_; }
    QAction& outlookAction() const { return *tellOutlook_; }
    /// What is told about the position: whether it can be won; empty when nothing is.
    std::optional<Verdict> verdict() const;

    QString statusText() const override;
    QString endMessage() const override;
    QWidget* focusTarget() override;
    void setPaused(bool paused) override;
    void start(const QString& keptOptions) override;

  protected:
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    const plt::RulesSession<Rules>& game() const {
        return static_cast<const plt::RulesSession<Rules>&>(GameView::session());
    }
    void ask(const Move& move);
    void watch();
    void markIfTold();

    Table* table_;
    Outlook* outlook_;
    QAction* deal_;
    QAction* bestPlace_;
    QAction* tellOutlook_;
};

}  // namespace spider
