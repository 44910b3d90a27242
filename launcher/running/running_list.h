// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/running/row_column.h"

#include <QFrame>
#include <QHash>
#include <QList>
#include <QTimer>

class QLabel;
class QToolButton;

namespace plt {

class RunningGame;

/// One running game, as a line with buttons.
class RunningRow : public QFrame {
    Q_OBJECT

  public:
    explicit RunningRow(RunningGame* game, QWidget* parent = nullptr);

    RunningGame* game() const { return game_; }
    QToolButton* showButton() const { return show_; }
    QToolButton* stopButton() const { return stop_; }
    /// Returns the state of the game, without its name.
    QString stateText() const;
    /// Sets a picture of the game, made for this screen; a null one takes no room.
    void setPicture(const QPixmap& picture);

  private:
    void showState();

    RunningGame* game_;
    QLabel* picture_;
    QLabel* name_;
    QLabel* state_;
    QToolButton* show_;
    QToolButton* stop_;
    QTimer whileSilent_;
};

/// The running games, with buttons to end each of them. Hidden while there are none.
class RunningList : public RowColumn {
    Q_OBJECT

  public:
    explicit RunningList(QWidget* parent = nullptr);

    void add(RunningGame* game);
    void remove(RunningGame* game);
    /// Returns the rows in the order in which the games were started.
    const QList<RunningRow*>& rows() const { return rows_; }
    RunningRow* row(const RunningGame* game) const;
    /// Sets the focus on the button that shows the first game.
    void focusFirst();
    /// Sets the focus on the button that stops this game.
    void focusStop(const RunningGame* game);

  Q_SIGNALS:
    /// Emitted when the player closes the list.
    void closeRequested();

  protected:
    int maximumRowsHeight() const override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QList<RunningRow*> rows_;
};

}  // namespace plt
