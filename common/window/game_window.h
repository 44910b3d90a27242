// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/last_picture.h"
#include "common/plugin/export.h"
#include "common/plugin/game_info.h"
#include "common/window/game_view.h"

#include <functional>
#include <memory>

#include <QMainWindow>

namespace plt {

/// The frame around a game, the same for every one: menus, keys, status, messages, clock and pause, dialogs,
/// and the file that keeps the game. What it offers follows from what the view and its session can do.
class PLT_API GameWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// How the game's window looked when it was closed last.
    static LastPicture lastPicture(const QString& gameId) {
        return LastPicture(QStringLiteral("game-") + gameId);
    }

    /// An empty frame, which gets its view later.
    explicit GameWindow(const GameInfo& info);
    GameWindow(const GameInfo& info, GameView* view);
    ~GameWindow() override;

    /// Takes the view over. Resumes the game that was kept, or begins a new one. Once only.
    void setView(GameView* view);
    GameView& view() const;

    /// Shows the empty frame with the picture of the game as it was left, and calls `fill`, which must call
    /// setView() or end the program, once that is on the screen. False, and nothing happens, if there is no
    /// picture of the game that would be resumed now.
    bool showLastPicture(std::function<void()> fill);

    /// Plays the game that the id names (the resumed one stays behind it in the history). Empty, or why not.
    QString openGameId(const QString& id);

    /// What the strip below the game says at the moment (for tests).
    QString messageText() const;
    QString clockText() const;
    /// Whether the player wants to see the clock, which runs all the same; kept for each game.
    bool isClockShown() const;
    void setClockShown(bool shown);
    bool isPaused() const;
    void setPaused(bool paused);
    /// Writes the saved game now.
    void saveNow();
    /// Zoom of the view, in percent of the window: 100 .. 400.
    int zoom() const;
    void setZoom(int percent);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void keepPicture();
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
