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

/// The bar above a game for several seats: who plays each of them, whose turn it is, and menus to change the
/// players at any time; single moves back and forward; and the thought of a computer.
class PLT_API PlayersBar : public QWidget {
    Q_OBJECT

  public:
    PlayersBar(GameView& view, PlayerActions& actions, QWidget* parent = nullptr);

    /// Shows the players and the turn; hidden where a game is played alone, and where a low window needs the
    /// room for a review.
    void refresh();
    QSize minimumSizeHint() const override;
    /// Returns the button of a seat.
    QToolButton* seatButton(int seat) const;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void makeSeats(int count);
    void showThought();
    void makeRoom();
    void showSeatLine(int seat, int width);
    /// Writes all seats on several lines each.
    void showSeatLines(int width);
    void showSeatText(int seat, int width, const QFont& font, const QString& text);
    QToolButton* wordButton(QAction* action);

    GameView& view_;
    PlayerActions& actions_;
    QHBoxLayout* row_;
    std::vector<QToolButton*> steps_;
    std::vector<QToolButton*> seats_;
    /// The name of a seat and who plays it, on one line where there is room, else on lines of their own.
    struct SeatText {
        QString name;
        QString player;
        QString whole;
    };
    std::vector<SeatText> texts_;
    QLabel* thought_;
    QToolButton* moveNow_;
    QToolButton* offer_;
    QString thoughtText_;
};

}  // namespace plt
