// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/rules.h"
#include "common/window/rules_view.h"

namespace chat_noir {

class BoardWidget;

/// The Chat Noir view.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);

    BoardWidget& board() const { return *board_; }
    QAction& pathAction() const { return *paths_; }

    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QString endTitle() const override;
    QString endMessage() const override;
    bool endCountsMoves() const override { return true; }
    QRegion keptInSight() const override;
    QRegion occupiedRegion() const override;
    QSize sizeHint() const override;
    QWidget* focusTarget() override;
    /// The blooming hedges replace the celebration.
    void celebrate() override {}

  protected:
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void choose(int cell);

    BoardWidget* board_;
    QAction* paths_;
};

}  // namespace chat_noir
