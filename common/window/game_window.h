// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/game_info.h"
#include "common/window/game_view.h"

#include <memory>

#include <QMainWindow>

namespace plt {

/// The frame around a game, the same for every one: menus, keys, players, status, messages, clock and pause,
/// dialogs, and what keeps the game. What it offers follows from what the view and its session can do.
class PLT_API GameWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// An empty frame, which gets its view later.
    explicit GameWindow(const GameInfo& info);
    GameWindow(const GameInfo& info, GameView* view);
    ~GameWindow() override;

    /// Takes the view over. Resumes the game that was kept, or begins a new one; with an id, the game that it
    /// names (a resumed one stays behind it in the history). Empty, or why there is no game of that id. Once
    /// only.
    QString setView(GameView* view, const QString& gameId = {});
    GameView& view() const;

    /// Plays the game that the id names. Empty, or why not.
    QString openGameId(const QString& id);

    /// Shows what a file holds, asking which part if there are several. Empty, or why not.
    QString openFile(const QString& path);
    /// The same; why not is told in a box.
    void openFileTelling(const QString& path);

    /// What the window says at the moment: the end of the game over the board, or the strip below it (for
    /// tests).
    QString messageText() const;
    /// The figures above the game and the clock, in words (for tests).
    QString figuresText() const;
    QString clockText() const;
    /// Why the game is not being saved; empty if it is.
    QString savingTrouble() const;
    /// Whether the player wants to see the clock, which runs all the same; kept for each game.
    bool isClockShown() const;
    void setClockShown(bool shown);
    bool isPaused() const;
    void setPaused(bool paused);
    /// Writes what has changed now, and waits for the disk.
    void saveNow();
    /// Zoom of the view, in percent of the window: 100 .. 400.
    int zoom() const;
    void setZoom(int percent);
    /// How often the window was brought up to date: once for each thing that happened.
    quint64 updatesMade() const;

  protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    class Frame;
    std::unique_ptr<Frame> d;
};

}  // namespace plt
