// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/hand_table.h"
#include "common/window/rules_view.h"
#include "crazy-8s/rules.h"

#include <vector>

namespace plt {
class HandOrderActions;
}

namespace crazy_8s {

class Table;

/// Crazy 8s in one window.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    /// The input that discards and draws cards; its value is stored in the preferences.
    enum Hold { clickOrDrag, dragOnly };

    explicit View(QWidget* parent = nullptr);

    Table& table() const { return *table_; }
    QAction& dimAction() const { return *dim_; }
    /// Returns true if it is the turn of a person who sees the cards of that seat.
    bool isPersonsTurn() const;

    QList<plt::HeaderFigure> figures() const override;
    bool mayHint() const override { return !own_.waitsForPerson(); }
    QString statusText() const override;
    QString endMessage() const override;
    plt::Sound soundOf(const plt::Change& change) const override;
    QRegion occupiedRegion() const override;
    QRegion keptInSight() const override;
    QWidget* focusTarget() override;

  protected:
    void ready() override;
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Returns the direction and the round, as far as the options have them.
    QList<plt::HeaderFigure> matchFigures() const;
    void goOn();
    void dealByComputer();
    /// Between two rounds all cards lie open until a person wants the next one.
    void holdBetweenRounds();
    bool mayGoOn() const;
    QString toldOfLast() const;

    Table* table_;
    plt::HandOrderActions* orders_;
    QAction* dim_;
    plt::OwnHand own_;
    std::vector<int> dealt_;  ///< cards of a new deal, in their order
    bool isLow_ = false;      ///< the figures stand on the table
};

}  // namespace crazy_8s
