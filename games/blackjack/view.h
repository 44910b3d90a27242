// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/rules.h"
#include "common/thinking/background.h"
#include "common/window/rules_view.h"

#include <optional>

class QBoxLayout;

namespace blackjack {

class Adviser;
class Table;

/// Blackjack in one window.
class View : public plt::RulesView<Rules>, public plt::Tallied {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);

    Table& table() const { return *table_; }
    Adviser& adviser() const { return *adviser_; }
    QAction& adviserAction() const { return *advise_; }
    /// Returns true once the expected values for the rules of the game are computed.
    bool areExpectationsReady() const { return computedFor_ == options(); }

    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QString endTitle() const override;
    QString endMessage() const override;
    QString finishedLabel() const override;
    const plt::Tallied* tallied() const override { return this; }
    QMap<QString, qint64> tallies() const override;
    /// One page about the rounds, those of the shown shoe included from the first that is settled.
    QList<plt::StatisticsPage> statisticsPages(const QMap<QString, qint64>& sums) const override;
    plt::Sound soundOf(const plt::Change& change) const override;
    QRegion occupiedRegion() const override;
    QRegion keptInSight() const override;
    QWidget* focusTarget() override;

  protected:
    void ready() override;
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void act(const Move& move);
    /// Puts the chips of a suggested deal on a table without a bet.
    void putDownFor(const Move& deal);
    void nextShoe();
    void computeExpectations();
    void advise();
    void updateExpectations();
    void showAdviser();
    std::int64_t shownMoney() const;

    QBoxLayout* parts_;
    Table* table_;
    Adviser* adviser_;
    QAction* advise_ = nullptr;
    plt::Background<Options> computing_;
    std::optional<Options> computedFor_;
    bool computingFailed_ = false;
};

}  // namespace blackjack
