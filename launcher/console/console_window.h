// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/collection/games_watcher.h"
#include "launcher/running/running_game.h"
#include "launcher/today/day_watch.h"

#include <QHash>
#include <QMainWindow>
#include <QSet>
#include <QTimer>

class QAction;
class QHBoxLayout;
class QLineEdit;
class QToolButton;

namespace plt {

class CalendarWindow;
class CentralColumn;
class Favourites;
class GameShelves;
class BuildWatcher;
class ProblemPanel;
class ConsoleButton;
class RunningList;
class TextHelp;
class TroubleList;
class WayOut;

/// The main window of the console, from which games are started.
class ConsoleWindow : public QMainWindow {
    Q_OBJECT

  public:
    struct Settings {
        QStringList roots;  ///< games directories, most important first
        QString program;    ///< started with --play FOLDER for each game
        Patience patience;
        FirstLook firstLook = {};  ///< has a queue if already started
        bool limitsGames = true;   ///< true to end games that harm the desktop
        QString building = {};     ///< status file of a running build; may be empty
        DayWatch::Clock clock = [] { return QDateTime::currentDateTime(); };
        bool confinesGames = true;  ///< true to confine guests
    };

    explicit ConsoleWindow(const Settings& settings, QWidget* parent = nullptr);
    ~ConsoleWindow() override;

    GameShelves& shelves() const { return *shelves_; }
    TroubleList& troubles() const { return *troubles_; }
    ProblemPanel& problems() const { return *problems_; }
    QLineEdit& search() const { return *search_; }
    Favourites& favourites() const { return *favourites_; }
    /// The button that starts a random game.
    QToolButton& surpriseButton() const;
    RunningList& running() const { return *runningList_; }
    /// The button that opens and closes the list of running games; hidden while there are none.
    QToolButton& runningButton() const;
    /// Returns the running processes of this user's games, those started here and those found.
    QList<RunningGame*> runningGames() const { return running_; }

    /// The calendar; null until it is opened.
    CalendarWindow* calendar() const { return calendar_; }

    /// Starts a process for the game, with the game of this ID if it is not empty; any number of them may
    /// run.
    void play(const GameInfo& info, const QString& gameId = {});
    /// Shows the window of the game if it runs; otherwise calls play().
    void resume(const GameInfo& info);
    /// Plays the game of this ID in the window of the game if it runs, otherwise in a new one.
    void playBoard(const GameInfo& info, const QString& gameId);
    /// Shows the calendar with the boards of the past month.
    void openCalendar();
    /// Sets whether the boards of today have a shelf, and remembers it.
    void setTodayShown(bool shown);
    /// Shows the console and the open games in another language; empty for that of the desktop.
    void changeLanguage(const QString& language);
    /// Starts a random one of the shown games; never the same one twice in a row.
    void surprise();
    /// Shows the help text of the game.
    void showRules(const GameInfo& info);

  Q_SIGNALS:
    void closed();
    /// Emitted before closed() if another console is to take the place of this one.
    void restartRequested();

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
    void connectBuild();
    void updateToday(QDate today);
    RunningGame* shownGame(const GameInfo& info);
    void showCollection(const std::shared_ptr<const Collection>& collection);
    void showProblems();
    void removeMissingIcons(QList<FolderProblem>& problems) const;
    void addMissingConfinement(QList<FolderProblem>& problems) const;
    void replaceByBuildErrors(QList<FolderProblem>& problems) const;
    void showGameMenu(const GameInfo& info, const QPoint& position);
    void updateActions();
    void alignWith(const QRect& content, int width);
    void fitInsets();
    void fitTop();
    void clearFilter(const GameInfo& started);
    void openOwnFolder();
    void showAbout();
    /// Opens a shared game among this text, or says why there is none.
    void pasteGame(const QString& text);
    void showStatistics();
    void watchRunningGames();
    void findRunningGames();
    void add(RunningGame* game);
    void endStarting(const RunningGame* game);
    void gameHasEnded(RunningGame* game);
    void updateRunning();
    void setRunningListOpen(bool open);
    void raiseFor(const RunningGame* game);
    void connectWayOut();
    void endLastIfInputHeld();
    /// Requests the focus, repeatedly if necessary.
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
    DayWatch* dayWatch_ = nullptr;
    CalendarWindow* calendar_ = nullptr;
    /// A row as wide as the shelves' content, with margins above and below.
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
    QAction* todayAction_ = nullptr;
    QAction* calendarAction_ = nullptr;
    CollectionPointer shown_;
    QList<FolderProblem> problemsOfFolders_;
    QList<FolderProblem> iconProblems_;
    QHash<QString, TextHelp*> rules_;    ///< by folder
    QSet<const RunningGame*> starting_;  ///< games whose window is not shown yet
    QList<RunningGame*> running_;
    WayOut* wayOut_ = nullptr;    ///< null until a game runs
    QTimer untilInputIsChecked_;  ///< from the way out until a game is ended that keeps the keyboard
    QString surprised_;           ///< folder of the last random game
    const RunningGame* foundGame_ = nullptr;  ///< game started while a filter was set
    QString foundBy_;                         ///< the filter at that time
};

}  // namespace plt
