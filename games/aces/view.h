// SPDX-License-Identifier: MIT
#pragma once

#include "aces/rules.h"
#include "aces/table/outlook.h"
#include "common/window/rules_view.h"

#include <optional>

#include <QTimer>

namespace aces {

class Table;

/// Aces in one window.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);

    Table& table() const { return *table_; }
    QAction& removeAction() const { return *remove_; }
    QAction& outlookAction() const { return *showOutlook_; }
    QAction& askAction() const { return *ask_; }
    /// Returns true if removable cards are about to be removed automatically.
    bool isRemoving() const { return removing_; }
    /// The solver's result for the displayed position, as far as it is known.
    std::optional<Verdict> positionVerdict() const;

    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QRegion occupiedRegion() const override;
    /// At the end, the lowest cards of the columns: they tell why nothing can go.
    QRegion keptInSight() const override;
    QString endMessage() const override;
    bool endCountsMoves() const override { return session().outcome() == plt::Outcome::won; }
    plt::Sound soundOf(const plt::Change& change) const override;
    QWidget* focusTarget() override;

  protected:
    void showState(bool animated) override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;
    void showEvent(QShowEvent* event) override;

  private:
    void addActions();
    bool hasGame() const { return !session().awaitsFirst(); }
    bool isOver() const { return session().outcome() != plt::Outcome::playing; }
    void expectRemovals();
    void removeNext();
    void ask();
    void answer();
    void consider();
    /// The solver's result for the deal as it began, as far as it is known.
    std::optional<Verdict> dealVerdict() const;
    /// Returns true if another search of the deal cannot add to the known result.
    bool isDealKnown() const;
    State dealtState() const { return Rules::begin(options(), session().start()); }
    QString outlookText() const;

    Table* table_;
    QAction* remove_ = nullptr;
    QAction* signs_ = nullptr;
    QAction* mirror_ = nullptr;
    QAction* showOutlook_ = nullptr;
    QAction* ask_ = nullptr;
    QTimer removal_;
    bool removing_ = false;
    bool mayThink_ = false;  ///< the window has been shown, so the solver does not delay it
    bool asked_ = false;     ///< the player waits for the answer whether the position can be won
    QTimer patience_;        ///< delays the display of a search that has just begun
    Outlook outlook_;
};

}  // namespace aces
