// SPDX-License-Identifier: MIT
#include "common/script/pieces/pieces_board.h"

#include "common/board3d/scene_board.h"

#include <utility>

#include <QKeyEvent>

namespace plt::script {

namespace {

class Board : public SceneBoard {
  public:
    explicit Board(const PiecesInput& input) : input_(input) {
        connect(this, &SceneBoard::pieceMoved, this, input.moved);
        connect(this, &SceneBoard::moveRefused, this, input.refused);
        connect(this, &SceneBoard::squareChosen, this, input.chosen);
        connect(this, &SceneBoard::notice, this, input.notice);
    }

  protected:
    bool keyPressed(QKeyEvent* event) override { return input_.keyPressed(event, cursorSquare()); }

  private:
    const PiecesInput input_;
};

class OwnBoard final : public PiecesBoard {
  public:
    explicit OwnBoard(const PiecesInput& input) : board_(new Board(input)) {}
    QWidget& widget() override { return *board_; }
    QRegion occupiedRegion(const QWidget& holder) const override { return board_->occupiedRegion(holder); }
    void setScene(BoardScene scene, bool animated) override { board_->setScene(std::move(scene), animated); }
    QList<QAction*> viewActions() const override { return board_->viewActions(); }
    void readPreferences(Preferences& preferences) override { board_->readPreferences(preferences); }

  private:
    Board* board_;  ///< owned by the widget around it
};

}  // namespace

}  // namespace plt::script

extern "C" Q_DECL_EXPORT plt::script::PiecesBoard* plt_pieces_board(const plt::script::PiecesInput& input) {
    return new plt::script::OwnBoard(input);
}
