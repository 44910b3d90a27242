// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/collection/games_watcher.h"
#include "launcher/running/running_game.h"

#include <QHash>
#include <QMainWindow>
#include <QSet>

class QAction;
class QHBoxLayout;
class QLineEdit;
class QToolButton;

namespace plt {

class CentralColumn;
class Favourites;
class GameShelves;
class BuildWatcher;
class ProblemPanel;
class ConsoleButton;
class RunningList;
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
        bool limitsGames = true;   ///< whether a game is ended that harms the desktop
        QString building = {};     ///< status file of a running build; may be empty
    };

    explicit ConsoleWindow(const Settings& settings, QWidget* parent = nullptr);
    ~ConsoleWindow() override;

    GameShelves& shelves() const { return *shelves_; }
    TroubleList& troubles() const { return *troubles_; }
    ProblemPanel& problems() const { return *problems_; }
    QLineEdit& search() const { return *search_; }
    Favourites& favourites() const { return *favourites_; }
    /// Starts any game.
    QToolButton& surpriseButton() const;
    RunningList& running() const { return *runningList_; }
    /// Opens and closes the list of running games; hidden while there are none.
    QToolButton& runningButton() const;
    /// The processes that were started here and still run.
    QList<RunningGame*> runningGames() const { return running_; }

    /// Starts a process for the game; any number of them may run.
    void play(const GameInfo& info);
    /// The same, but shows the window of the game that was started here and still runs.
    void goOnWith(const GameInfo& info);
    /// Starts one of the games that are shown, by chance; not the same one twice running.
    void surprise();
    /// Shows the text help of the game's folder.
    void showRules(const GameInfo& info);

  Q_SIGNALS:
    void closed();

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void makeMenus();
    void makeContents();
    bool restoreShape();
    void chooseShape();
    void followBuild();
    void showCollection(const std::shared_ptr<const Collection>& collection);
    void showProblems();
    void replaceByBuildErrors(QList<FolderProblem>& problems) const;
    void showGameMenu(const GameInfo& info, const QPoint& position);
    void updateActions();
    void alignWith(const QRect& content, int width);
    void fitInsets();
    void fitButtons();
    void emptyFilter(const GameInfo& started);
    void openOwnFolder();
    void showAbout();
    void gameIsUp(const RunningGame* game);
    void gameHasEnded(RunningGame* game);
    void updateRunning();
    void setRunningListOpen(bool open);
    void comeUpFor(const RunningGame* game);
    /// Takes the keyboard, and asks again where that is not heard.
    void askForFocus();
    int focusTries_ = 0;

    const Settings settings_;
    GamesWatcher* watcher_ = nullptr;
    BuildWatcher* building_ = nullptr;  ///< null unless games are being built
    CentralColumn* centre_ = nullptr;
    QLineEdit* search_ = nullptr;
    GameShelves* shelves_ = nullptr;
    RunningList* runningList_ = nullptr;
    ConsoleButton* runningButton_ = nullptr;
    ConsoleButton* surpriseButton_ = nullptr;
    Favourites* favourites_ = nullptr;
    /// What is as wide as the shelves' content, with some room above and below.
    struct Inset {
        QHBoxLayout* row;
        QWidget* widget;
        int above;
        int below;
    };
    QList<Inset> insets_;
    TroubleList* troubles_ = nullptr;
    ProblemPanel* problems_ = nullptr;
    QAction* searchSign_ = nullptr;
    QAction* playAction_ = nullptr;
    QAction* favouriteAction_ = nullptr;
    QAction* surpriseAction_ = nullptr;
    QAction* rulesAction_ = nullptr;
    QAction* runningAction_ = nullptr;
    CollectionPointer shown_;
    QList<FolderProblem> problemsOfFolders_;
    QList<FolderProblem> iconProblems_;
    QHash<QString, TextHelp*> rules_;    ///< by folder
    QSet<const RunningGame*> starting_;  ///< whose window is waited for
    QList<RunningGame*> running_;
    QString surprised_;                       ///< the folder of the last surprise
    const RunningGame* foundGame_ = nullptr;  ///< which was started while a filter was set
    QString foundBy_;                         ///< that filter
};

}  // namespace plt
