// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/hand_table.h"
#include "common/window/rules_view.h"
#include "go-fish/rules.h"
#include "go-fish/table/table.h"

namespace gofish {

/// Go Fish in one window.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    Table& table() const { return *table_; }

    bool mayHint() const override { return !own_.waitsForPerson(); }
    QString statusText() const override;
    QString endMessage() const override;
    QRegion occupiedRegion() const override;
    QRegion keptInSight() const override;
    plt::Sound soundOf(const plt::Change& change) const override;
    QWidget* focusTarget() override { return table_; }
    void setPaused(bool paused) override;

  protected:
    void ready() override;
    void aboutToShow(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    /// Returns true if it is the turn of the person at the screen, who can see the own hand.
    bool mayAct() const;
    void act(const Move& move);
    void dealNextRound();
    void dealByComputer();
    /// Between two rounds all cards lie open until a person wants the next one.
    void holdBetweenRounds();
    bool waitsForPerson() const;
    QString scoreText() const;
    /// Returns a sentence about the pairs that the first seat still holds; empty if there is none.
    QString unlaidText() const;
    /// The text on the table.
    QString toldOnTable() const;

    Table* table_;
    plt::HandOrderActions* orders_;
    QAction* markSets_;
    plt::OwnHand own_;
    QString question_;      ///< shown without its answer
    bool showing_ = false;  ///< the last event is still displayed
};

}  // namespace gofish
