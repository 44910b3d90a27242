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
    /// Display time of a mismatch; its index is stored in the preferences.
    enum Showing { half, second, twoSeconds, untilInput };

    explicit View(QWidget* parent = nullptr);

    Table& table() const { return *table_; }
    /// Returns true while two cards that were turned up are still displayed.
    bool isShowingTurnedUp() const { return table_->isShowingTurnedUp(); }
    bool isComputersTurn() const;

    QList<plt::HeaderFigure> figures() const override;
    int seatInTurn() const override;
    QString statusText() const override;
    QRegion occupiedRegion() const override;
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
    /// Handles an input that is no turn: the computer moves at once, unless the input has only ended the
    /// display of two cards.
    void skipWaiting();
    /// Returns how to display the two cards that the last move has turned up; empty if it has not.
    std::optional<TurnedUp> showingOf(const plt::Transition<Rules>& transition);
    void announceCard(int place);
    /// Announces the last action after it has been displayed.
    QString told() const;
    /// Called when the table has come to rest.
    void settled();
    bool waitsForInput() const { return table_->waitsForInput(); }

    Table* table_;
    QAction* names_;
    TableScene scene_;
    bool showing_ = false;  ///< two cards were turned up by the last move, and may still be displayed
};

}  // namespace memory
