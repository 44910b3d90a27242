// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/running/row_column.h"

#include <QFrame>
#include <QHash>
#include <QList>

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
    QToolButton* stopButton() const { return stop_; }
    /// What is said of the game, besides its name.
    QString stateText() const;
    /// A picture of the game, made for this screen; a null one takes no place.
    void setPicture(const QPixmap& picture);

  private:
    void showState();

    RunningGame* game_;
    QLabel* picture_;
    QLabel* name_;
    QLabel* state_;
    QToolButton* show_;
    QToolButton* stop_;
};

/// The games that run, with a way to end each of them. Hidden while there are none.
class RunningList : public RowColumn {
    Q_OBJECT

  public:
    explicit RunningList(QWidget* parent = nullptr);

    void add(RunningGame* game);
    void remove(RunningGame* game);
    /// In the order in which they were started.
    const QList<RunningRow*>& rows() const { return rows_; }
    RunningRow* row(const RunningGame* game) const;
    /// Puts the keyboard onto the button that stops a game; onto the first one where there is no such game.
    void focus(const RunningGame* game = nullptr);

  Q_SIGNALS:
    /// The player has seen enough.
    void closeWanted();

  protected:
    int mostHeight() const override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QList<RunningRow*> rows_;
};

}  // namespace plt
