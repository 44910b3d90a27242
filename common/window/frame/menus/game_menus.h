// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_plugin.h"
#include "common/session/transition.h"
#include "common/window/daily/daily_menu.h"
#include "common/window/game_view.h"

#include <optional>

#include <QObject>
#include <QTimer>

class QMainWindow;
class QMenu;
class QWidget;

namespace plt {

class DocumentsMenu;
class Aim;
class MessageStrip;
class Pause;
class PlayerActions;
class RunningClock;
class TextHelp;
class ZoomArea;

/// The menus of a game's window and the dialogs behind them.
class GameMenus : public QObject {
    Q_OBJECT

  public:
    /// The parts of a window that the menus act on.
    struct Parts {
        GameView& view;
        ZoomArea& zoom;
        Pause& pause;
        RunningClock& clock;
        PlayerActions& players;
        DocumentsMenu& documents;
        Aim& aim;
    };
    /// Builds the menus, and buttons of the strip for the most used actions.
    GameMenus(QMainWindow& window, const GameInfo& info, const Parts& parts, MessageStrip& strip);

    /// Adds a checkable action to the View menu that shows the record of the game.
    QAction* addRecordAction(bool shown);

    /// Enables the actions that are possible now.
    void update();
    /// Copies the game as text for somebody else.
    void shareGame();
    bool canPlayHint() const;

  private:
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& shortcut,
                 const std::function<void()>& run);
    void undoMove();
    void buildGame();
    void buildEdit();
    void buildView();
    void buildPlayers();
    void buildHelp();
    void addPrinting(QMenu* menu);
    /// Inserts the presets as items of the Game menu, the current one checked.
    void fillPresets(QMenu* menu, QAction* before);
    void chooseNewGame();
    void playPreset(int index);
    void copyId();
    void openShared(const QString& text);
    /// Asks first, because it cannot be undone.
    void clearPast();
    void copyPicture();
    void showStatistics();
    void updateZoom();
    void addOwn(QMenu* menu, GameView::Menu place);
    QWidget* about();

    QMainWindow& window_;
    GameInfo info_;
    GameView& view_;
    ZoomArea& zoom_;
    Pause& pause_;
    RunningClock& clock_;
    PlayerActions& players_;
    DocumentsMenu& documents_;
    Aim& aim_;
    DailyMenu daily_;
    QList<QAction*> presets_;
    QList<QAction*> switches_;  ///< checkable actions that are preferences
    QMenu* viewMenu_ = nullptr;
    QMenu* playersMenu_ = nullptr;
    TextHelp* rules_ = nullptr;
    QAction* new_ = nullptr;
    QAction* choose_ = nullptr;
    QAction* undo_ = nullptr;
    QTimer undone_;  ///< runs shortly after an undo: a key that is held stops at the beginning of a game
    std::optional<Place> undoneTo_;
    QAction* redo_ = nullptr;
    QAction* hint_ = nullptr;
    QAction* restart_ = nullptr;
    QAction* review_ = nullptr;
    QAction* pauseAction_ = nullptr;
    QAction* fullScreen_ = nullptr;
    QAction* zoomIn_ = nullptr;
    QAction* zoomOut_ = nullptr;
    QAction* zoomFit_ = nullptr;
};

}  // namespace plt
