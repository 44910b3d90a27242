// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/hand_table.h"
#include "common/window/rules_view.h"
#include "rummy/rules.h"
#include "rummy/table/table.h"

namespace rummy {

/// Shows Rummy on a card table.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);

    Table& table() const { return *table_; }
    /// Returns true if it is a person's turn and moves are allowed.
    bool isPersonsTurn() const;

    QList<plt::HeaderFigure> figures() const override;
    bool mayHint() const override { return !own_.waitsForPerson(); }
    QString statusText() const override;
    QString endMessage() const override;
    QRegion occupiedRegion() const override { return table_->occupiedRegion(*this); }
    /// At the end, the hands with their names, and the sentence about it.
    QRegion keptInSight() const override;
    plt::Sound soundOf(const plt::Change& change) const override;
    QWidget* focusTarget() override { return table_; }

  protected:
    void ready() override;
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void act(const Move& move);
    /// Knocks with the chosen card, or with the best one.
    void knock();
    void nextRound();
    void dealByComputer();
    /// Makes a computer that begins the next round wait until the hands have been looked at.
    void holdBetweenRounds();
    /// Sorts the hand in the order after the present one.
    void sortOn();
    QString nextOrderText() const;
    /// The last step in words.
    QString toldOnTable() const;

    Table* table_;
    plt::HandOrderActions* orders_;
    plt::OwnHand own_;
    QAction* knock_;
    QAction* bySets_;
    QAction* spreadDiscards_;
};

}  // namespace rummy
