// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/last_picture.h"
#include "launcher/games_watcher.h"
#include "launcher/running_game.h"

#include <QHash>
#include <QMainWindow>
#include <QSet>

class QAction;
class QLineEdit;

namespace plt {

class GameShelves;
class ProblemPanel;
class TextHelp;
class TroubleList;

/// The games-starting console.
class ConsoleWindow : public QMainWindow {
    Q_OBJECT

  public:
    struct Settings {
        QStringList roots;  ///< games directories, the most important first
        QString program;    ///< what is started with --play FOLDER for each game
        Patience patience;
        FirstLook firstLook = {};  ///< when it has begun already
        /// Whether the picture of the last start may stand in for the contents until they are made.
        bool beginsWithPicture = false;
        /// Called before the contents are made.
        std::function<void()> prepare = {};
    };

    /// How the console looked when it was closed last.
    static LastPicture lastPicture() { return LastPicture(QStringLiteral("console")); }

    /// With a picture the window is shown at once, and its parts are there soon after.
    explicit ConsoleWindow(const Settings& settings, QWidget* parent = nullptr);
    ~ConsoleWindow() override;

    GameShelves& shelves() const { return *shelves_; }
    TroubleList& troubles() const { return *troubles_; }
    ProblemPanel& problems() const { return *problems_; }
    QLineEdit& search() const { return *search_; }
    /// The processes that were started here and still run.
    QList<RunningGame*> runningGames() const { return running_; }

    /// Starts a process for the game; any number of them may run.
    void play(const GameInfo& info);
    /// Shows the text help of the game's folder.
    void showRules(const GameInfo& info);

  Q_SIGNALS:
    void closed();

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fill();
    void makeMenus();
    void makeContents();
    bool restoreShape();
    void chooseShape();
    void showCollection(const std::shared_ptr<const Collection>& collection);
    void showGameMenu(const GameInfo& info, const QPoint& position);
    void updateActions();
    void openOwnFolder();
    void showAbout();
    void gameIsUp(const RunningGame* game);

    const Settings settings_;
    const LastPicture picture_ = lastPicture();
    GamesWatcher* watcher_ = nullptr;
    QLineEdit* search_ = nullptr;
    GameShelves* shelves_ = nullptr;
    TroubleList* troubles_ = nullptr;
    ProblemPanel* problems_ = nullptr;
    QAction* searchSign_ = nullptr;
    QAction* playAction_ = nullptr;
    QAction* rulesAction_ = nullptr;
    QHash<QString, TextHelp*> rules_;    ///< by folder
    QSet<const RunningGame*> starting_;  ///< whose window is waited for
    QList<RunningGame*> running_;
};

}  // namespace plt
