// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <vector>

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace plt {

class GameView;
class PlayerActions;

/// Above the board of a game for several seats: who plays each of them, whose turn it is, and a way to change
/// that at any time; single moves back and forward; and what a thinking computer says.
class PLT_API PlayersBar : public QWidget {
    Q_OBJECT

  public:
    PlayersBar(GameView& view, PlayerActions& actions, QWidget* parent = nullptr);

    /// Shows who plays and whose turn it is now; hides itself where a game is played alone.
    void follow();
    QSize minimumSizeHint() const override;
    /// The button of a seat.
    QToolButton* seatButton(int seat) const;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void makeSeats(int count);
    void showThought();
    void makeRoom();
    QToolButton* wordButton(QAction* action);

    GameView& view_;
    PlayerActions& actions_;
    QHBoxLayout* row_;
    std::vector<QToolButton*> steps_;
    std::vector<QToolButton*> seats_;
    std::vector<QString> texts_;  ///< of the seats' buttons, in full
    QLabel* thought_;
    QToolButton* moveNow_;
    QToolButton* offer_;
    QString thoughtText_;
};

}  // namespace plt
