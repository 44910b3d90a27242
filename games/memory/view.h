// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/rules_view.h"
#include "memory/rules.h"
#include "memory/table/table.h"

#include <optional>

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
    bool isShowing() const { return table_->isShowing(); }
    bool isComputersTurn() const;

    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QRegion keptInSight() const override;
    QString endTitle() const override;
    QString endMessage() const override;
    plt::Sound soundOf(const plt::Change& change) const override;
    QWidget* focusTarget() override { return table_; }
    void setPaused(bool paused) override;

  protected:
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void choose(int place);
    /// An input that is no turn: the computer moves at once, unless it was for the cards that were shown.
    void hurry();
    /// How the two cards are shown that this move has turned up; nothing if it has not.
    std::optional<TurnedUp> showingOf(const plt::Transition<Rules>& transition) const;
    void tellCard(int place);
    /// The table is at rest.
    void settled();
    bool waitsForInput() const { return table_->waitsForInput(); }

    Table* table_;
    QAction* names_;
    TableScene scene_;
    bool showing_ = false;  ///< two cards were turned up by the last move, and are not known to be down
};

}  // namespace memory
