// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_table.h"
#include "common/window/rules_view.h"
#include "new-game/rules.h"

namespace new_game {

/// Golf on a card table.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    QList<plt::HeaderFigure> figures() const override;
    QWidget* focusTarget() override { return table_; }

  protected:
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    plt::PilePicture pileOf(int number) const;

    plt::CardTable* table_;
};

}  // namespace new_game
