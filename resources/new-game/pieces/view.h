// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene_board.h"
#include "common/window/rules_view.h"
#include "new-game/rules.h"

namespace new_game {

/// Breakthrough on a board in perspective, or flat from above.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    QString statusText() const override;
    QWidget* focusTarget() override { return board_; }

  protected:
    void ready() override;
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    plt::SceneSquare squareOf(int square) const;
    plt::ScenePiece pieceOn(int square, const std::vector<Move>& moves) const;
    int squareWith(int piece) const;

    plt::SceneBoard* board_;
};

}  // namespace new_game
