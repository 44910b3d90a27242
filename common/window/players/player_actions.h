// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;

namespace plt {

class GameView;

/// The actions of every game for several seats: who plays, single moves back and forward, and the computers'
/// behaviour, which is a preference of the game.
class PLT_API PlayerActions : public QObject {
    Q_OBJECT

  public:
    PlayerActions(GameView& view, QObject* parent);

    QAction* moveNow() const { return moveNow_; }
    QAction* stepBack() const { return stepBack_; }
    QAction* stepForward() const { return stepForward_; }
    QAction* first() const { return first_; }
    QAction* last() const { return last_; }
    QAction* showThinking() const { return showThinking_; }

    /// Fills the menu of players; items that depend on the seats are created when the menu opens.
    void fill(QMenu* menu);
    /// Fills a menu with the players for one seat.
    void fillSeat(QMenu* menu, int seat);
    /// Gives the second seat to the computer, at the level played last or a middle one.
    void playTheComputer();
    /// Returns true if that is worth offering: nobody has moved, and nobody is a computer.
    bool offersComputer() const;
    /// Enables the actions that are possible now.
    void update();

  private:
    void setSeat(int seat, const QString& level);
    GameView& view_;
    QAction* moveNow_;
    QAction* stepBack_;
    QAction* stepForward_;
    QAction* first_;
    QAction* last_;
    QAction* wait_ = nullptr;
    QAction* showThinking_ = nullptr;
    QList<QAction*> paces_;
};

}  // namespace plt
