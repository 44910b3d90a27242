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

/// What every game for several seats offers: who plays, single moves back and forward, and how the computers
/// behave. The choices of behaviour are preferences of the game.
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

    /// Fills the menu of players; what depends on the seats is made when the menu opens.
    void fill(QMenu* menu);
    /// A menu to choose who sits at one seat.
    void fillSeat(QMenu* menu, int seat);
    /// The second seat becomes the computer's, at the level that was played last, or a middle one.
    void playTheComputer();
    /// Whether that is worth offering: nobody has moved, and nobody is a computer.
    bool offersComputer() const;
    /// Enables what can be done now.
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
