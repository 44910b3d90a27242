// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/game_plugin.h"
#include "common/window/game_view.h"

#include <memory>

#include <QMainWindow>

namespace plt {

/// The window of every game: menus, shortcuts, players, status, messages, clock and pause, dialogs and
/// saving. Its features follow from what the view and its session support.
class PLT_API GameWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// Creates an empty window, which gets its view later.
    explicit GameWindow(const GameInfo& info);
    GameWindow(const GameInfo& info, GameView* view);
    ~GameWindow() override;

    /// Takes ownership of the view. Resumes the saved game or begins a new one; with an ID, plays that game
    /// as openGameId() does (undo goes back to a saved one). Returns the reason why there is no game of that
    /// ID, or an empty string. Call once only.
    QString setView(GameView* view, const QString& gameId = {});
    GameView& view() const;

    /// Goes on with the shown game if it has this ID and is not over, and begins the game of the ID
    /// otherwise. Returns the problem, or an empty string.
    QString openGameId(const QString& id);

    /// Shows the content of a file; asks for the entry if there are several. Returns the problem, or an empty
    /// string.
    QString openFile(const QString& path);
    /// Opens a file like openFile() and shows a problem in a message box.
    void openFileOrWarn(const QString& path);

    /// Returns the current message: the end of the game over the board, or the strip below it (for tests).
    QString messageText() const;
    /// Returns the figures above the game and the clock, in words (for tests).
    QString figuresText() const;
    QString clockText() const;
    /// Returns the reason why the game is not being saved; empty if it is.
    QString savingTrouble() const;
    /// Returns true if the clock is shown, a preference of each game; time counts in any case.
    bool isClockShown() const;
    void setClockShown(bool shown);
    bool isPaused() const;
    void setPaused(bool paused);
    /// Writes pending changes now and waits for the disk.
    void saveNow();
    /// The zoom of the view in percent (for tests).
    int zoom() const;
    /// Returns the number of updates of the window so far: one per change (for tests).
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
    const GameInfo info_;
    std::unique_ptr<Frame> d;  ///< null before setView()
};

}  // namespace plt
