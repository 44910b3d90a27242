// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/rules_view.h"
#include "memory/rules.h"
#include "memory/table.h"

#include <QTimer>

namespace memory {

/// Memory in one window: shows pairs and mismatches for a while.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    /// How long a mismatch is shown: by the index kept as a preference.
    enum Showing { half, second, twoSeconds, untilInput };

    explicit View(QWidget* parent = nullptr);

    Table& table() const { return *table_; }
    /// Whether two cards that were turned up are still looked at.
    bool isShowing() const { return scene_.shown[0] != none; }
    bool isComputersTurn() const;

    QString statusText() const override;
    QString endMessage() const override;
    QWidget* focusTarget() override { return table_; }
    void setPaused(bool paused) override;

  protected:
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void choose(int place);
    /// An input that is no turn: ends what is being waited for.
    void hurry();
    /// How long two cards are still looked at, in milliseconds; -1 = until the next input.
    int showingTime() const;
    void tellCard(int place);
    void endShowing();
    bool waitsForInput() const;

    Table* table_;
    QAction* names_;
    TableScene scene_;
    QTimer showing_;
};

}  // namespace memory
