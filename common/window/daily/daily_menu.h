// SPDX-License-Identifier: MIT
#pragma once

#include "common/keeping/daily/daily_boards.h"
#include "common/plugin/game_plugin.h"

#include <QObject>

class QAction;
class QMenu;

namespace plt {

class GameView;

/// The actions for the board of the day and for those of earlier days.
class DailyMenu : public QObject {
    Q_OBJECT

  public:
    DailyMenu(GameView& view, const GameInfo& info);

    /// Adds the actions; none for a game without such boards.
    void fill(QMenu* menu);
    /// Enables the actions for which there are boards.
    void update(bool enabled);

  private:
    void play(QDate day);
    void listEarlierDays();

    GameView& view_;
    const QString id_;
    const DailyBoards boards_;
    QAction* today_ = nullptr;
    QMenu* earlier_ = nullptr;
};

}  // namespace plt
