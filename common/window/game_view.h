// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/game_session.h"
#include "common/sound/sound.h"
#include "common/storage/preferences.h"

#include <functional>
#include <memory>

#include <QAction>
#include <QImage>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QRectF>
#include <QRegion>
#include <QString>
#include <QStringList>
#include <QWidget>

class QPainter;

namespace plt {

/// A page of the statistics that a game makes from its tallies.
struct StatisticsPage {
    /// A table with words in the first column and figures in the others.
    struct Table {
        QString name;         ///< heading
        QStringList columns;  ///< headings; the first column names the rows
        QList<QStringList> rows;
    };
    QString title;    ///< of the tab
    QString verdict;  ///< a sentence or two above the tables that sum them up; may be empty
    QList<Table> tables;
};

/// Counts that a game keeps over all finished games, whatever their options and players (dice, the wins of
/// each side), and shows beside the results.
class Tallied {
  public:
    Tallied() = default;
    virtual ~Tallied() = default;
    Tallied(const Tallied&) = delete;
    Tallied& operator=(const Tallied&) = delete;

    /// Returns what the shown game, which is over, adds: positive numbers by names. The names are stored and
    /// must never change. Called once per game.
    virtual QMap<QString, qint64> tallies() const = 0;
    /// Returns the pages about the sums. Sums of earlier versions may lack names or have others.
    virtual QList<StatisticsPage> statisticsPages(const QMap<QString, qint64>& sums) const = 0;
};

/// A number that a player looks at while playing. It is shown above the game, large enough to be read at a
/// glance.
struct HeaderFigure {
    QString label;  ///< its name in a word or two ("Mines left")
    QString value;  ///< in the player's locale ("11,525", "3 of 8")
    /// Paints the figure's sign into a square in front of the value; without one, only the label is shown.
    std::function<void(QPainter& painter, const QRectF& square)> sign = {};
};

/// An editor that temporarily replaces the game, such as a board that the player draws. While a view has one,
/// Undo and Redo act on the editor, and the actions of the game itself (hint, restart, pause) are disabled.
class Editor {
  public:
    Editor() = default;
    virtual ~Editor() = default;
    Editor(const Editor&) = delete;
    Editor& operator=(const Editor&) = delete;

    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
};

/// The zoom of a view that always fills the window and enlarges its content. The window enlarges any other
/// view as a whole and scrolls it.
class Zoomable {
  public:
    Zoomable() = default;
    virtual ~Zoomable() = default;
    Zoomable(const Zoomable&) = delete;
    Zoomable& operator=(const Zoomable&) = delete;

    /// Shows the content at this zoom in percent; at 100 it fits into the widget.
    virtual void showZoom(int percent) = 0;
    /// Requests another zoom from the window (for a gesture on the game itself). Empty outside a window.
    std::function<void(int percent)> askZoom;
};

class Demonstration;
class DocumentFormat;
class OptionsForm;
class Printable;
class Turns;

/// An unfinished input that is not yet a move, such as the first jumps of a capture. While a view has one,
/// Undo puts it back instead of taking back a move.
class Unfinished {
  public:
    Unfinished() = default;
    virtual ~Unfinished() = default;
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    virtual void putBack() = 0;
};

/// The view of one game: shows a state and turns input into moves. The window around it, its menus,
/// shortcuts, dialogs and files belong to GameWindow, which is the same for every game.
///
/// An ability of only some games is an interface of its own (Editor, Printable, Tallied, ...), which the view
/// or a part of it implements. A virtual function returns it, or null if the view does not have the ability.
class PLT_API GameView : public QWidget {
    Q_OBJECT

  public:
    /// The menu in which an action of the game appears.
    enum class Menu { game, edit, view };

    explicit GameView(QWidget* parent = nullptr);
    ~GameView() override;

    /// Returns the session of the shown game.
    virtual GameSession& session() = 0;
    const GameSession& session() const { return const_cast<GameView*>(this)->session(); }

    /// Returns the computers' turns; null in a game without computer players.
    virtual Turns* turns() { return nullptr; }

    /// Called once by the window, before anything is shown. Opens the preferences of this game and calls
    /// ready().
    void setUp(const QString& gameId);
    /// Begins a player's first game in this window with the saved options and players in their text forms;
    /// those that cannot be read are replaced by the defaults.
    virtual void beginFirst(const QString& keptOptions, const QString& keptSeats) = 0;
    /// Begins another game, like the shown one in options and players. A game whose options name one deal may
    /// choose another.
    virtual void newGame() { session().newGame(); }
    /// Returns the label of the button for newGame() at the end.
    virtual QString newGameLabel() const { return tr("New game"); }
    /// The preferences of this game. Valid after setUp().
    Preferences& preferences() const { return *preferences_; }

    /// Returns the names of the seats of the shown game; by default as the rules name them.
    virtual QStringList seatNames() const { return session().seatNames(); }
    /// Returns the seat that is shown to have the turn; -1 if there is none. A view that still shows the end
    /// of a turn returns the seat of that turn, and emits statusChanged() afterwards.
    virtual int seatInTurn() const { return session().seatToMove(); }
    /// Returns the thought of a searching computer in one line; empty if it reports none.
    virtual QString thoughtText() const;
    /// Creates the widget that shows the record of the game beside it, where a game has its own instead of a
    /// list of sentences; otherwise returns null. Called once, after setUp(). The window owns the widget, and
    /// the view updates it.
    virtual QWidget* makeRecord() { return nullptr; }
    /// Returns the unfinished input; null if there is none. The view emits statusChanged() when this changes.
    virtual Unfinished* unfinished() { return nullptr; }
    /// Returns the editor that replaces the game; null while the game itself is shown. The view emits
    /// statusChanged() when this changes or the editor's content does.
    virtual Editor* editor() { return nullptr; }

    /// Returns true if a hint may be given now, if the game has one for the position. Not while the screen
    /// waits for the person whose turn it is.
    virtual bool mayHint() const { return true; }

    /// Returns the aim of the game in one sentence; empty for the summary of its info.yaml.
    virtual QString aim() const { return {}; }
    /// Returns the numbers that the player looks at while playing, most important first. The window adds the
    /// clock.
    virtual QList<HeaderFigure> figures() const { return {}; }
    /// Returns a sentence about the position, shown in the strip below the game until the game is over.
    virtual QString statusText() const { return {}; }
    /// Returns the end of the game in a few large words; by default from the outcome and the ranks of the
    /// seats ("You won!").
    virtual QString endTitle() const;
    /// Returns a sentence or two that explain the end and follow endTitle().
    virtual QString endMessage() const { return {}; }
    /// Returns true if endMessage() says the number of moves. Otherwise it is added in games without a clock.
    virtual bool endCountsMoves() const { return false; }
    /// Returns true if undo can take back the end (offered if the game was not won).
    virtual bool mayUndoEnd() const { return true; }
    /// Returns the reason why a game that goes on cannot be won any more; empty while it can, or if nobody knows.
    /// It stands on a plate like an end, under endTitle() and with endActions(), until the player goes on.
    virtual QString deadEndMessage() const { return {}; }
    /// Returns the game's own actions at its end or at a dead end; their icon texts are the labels.
    virtual QList<QAction*> endActions() const { return {}; }
    /// Returns the region that the game is drawn on, in this widget's coordinates: words over the game stand
    /// beside it, or above the view if there is no room. The whole view by default.
    virtual QRegion occupiedRegion() const { return rect(); }
    /// Returns the part of occupiedRegion() that words should not hide even if there is no other room (the
    /// reason why the game ended, buttons on a table).
    virtual QRegion keptInSight() const { return occupiedRegion(); }
    /// Returns the shown position as text for the clipboard, in games whose rules have a diagram; by default
    /// that diagram.
    virtual QString boardText() const;
    /// Returns the picture for the clipboard; by default the whole view at twice its size.
    virtual QImage boardImage();
    /// Returns true if the clock of a session that has one may run now, in a game that is not over; by
    /// default after the first move.
    virtual bool clockMayRun() const;
    /// Called when a pause begins or ends. The window hides the view during a pause; a view with timers or
    /// animations stops them.
    virtual void setPaused(bool paused);
    bool isPaused() const { return paused_; }

    /// Fills a form with the options of new games and with preferences; returns false if there are neither.
    /// The form edits a copy of the options, which applyOptions() turns into a new game.
    virtual bool buildOptions(OptionsForm& form);
    /// Returns the reason why the form's options cannot be played; empty if they can.
    virtual QString optionsProblem() const { return {}; }
    /// Returns true if the form's options differ from those of the shown game.
    virtual bool optionsDiffer() const { return false; }
    /// Starts a new game with the form's options and saves them for the next run.
    virtual void applyOptions() {}
    /// Returns the file formats that the game opens and saves, owned by the view.
    virtual QList<DocumentFormat*> documentFormats() { return {}; }
    /// Returns the printable form of the shown game, owned by the view and always the same; null if there is
    /// none.
    virtual Printable* printable() { return nullptr; }
    /// Returns the tallies that the game keeps besides results, always the same object; null if there are
    /// none.
    virtual const Tallied* tallied() const { return nullptr; }
    /// Returns the label of the number of finished games in the statistics ("Games finished").
    virtual QString finishedLabel() const;
    /// Returns the view's own zoom, always the same; null if the window enlarges the view as a whole.
    virtual Zoomable* zoomable() { return nullptr; }

    /// Returns the sound of a change; by default that of a placed piece for a move. The window plays the
    /// sounds of wins, losses and illegal moves.
    virtual Sound soundOf(const Change& change) const;
    /// Celebrates a win; by default with confetti over the view.
    virtual void celebrate();
    /// Returns the number of pictures shown so far: one per change.
    quint64 picturesShown() const { return pictures_; }

    /// The game's own actions by menu, in order; they appear in the window's menus.
    const QList<QPair<Menu, QAction*>>& gameActions() const { return actions_; }
    /// The actions that also have a button beside the status, because they are used all the time.
    const QList<QAction*>& stripActions() const { return stripActions_; }
    /// Returns the widget that gets the keyboard focus.
    virtual QWidget* focusTarget() { return this; }

    /// Opens a shared game among this text, in the window. Returns false if there is none. An action that pastes
    /// something of the game's own calls this first.
    bool openShared(const QString& pasted);

  Q_SIGNALS:
    /// Emitted when statusText() changes.
    void statusChanged();
    /// Emitted to show a sentence in the strip for a few seconds.
    void notice(const QString& text);
    /// Emitted with a text that has a shared game.
    void sharedGamePasted(const QString& text);

  protected:
    /// Called by setUp() when preferences() are valid and nothing has been shown yet.
    virtual void ready() {}
    void countPicture() { ++pictures_; }
    /// Adds an action to one of the window's menus. docs/style.md lists the keys that are taken, with their
    /// meaning in all games.
    QAction* addGameAction(Menu menu, const QString& text, const QKeySequence& shortcut = {});
    /// Adds a checkable action whose state is a preference.
    QAction* addPreferenceAction(Menu menu, const QString& text, const QString& key, bool fallback,
                                 const QKeySequence& shortcut = {});
    /// Adds "Show the solution": plays the game by its own hints, each marked for `lookMs()` milliseconds (at
    /// the usual pace of motion) before it is made, until the game ends or is paused or the player does
    /// something. Call it in the constructor of a view that has its session().
    QAction* addDemonstration(std::function<int()> lookMs);
    /// Adds actions that belong to another object (such as those of a board's perspective).
    void addGameActions(Menu menu, const QList<QAction*>& actions);
    /// Adds a button for an action beside the status (its icon text is the label). Call it in the
    /// constructor.
    void addStripAction(QAction* action) { stripActions_.append(action); }

  private:
    std::unique_ptr<Preferences> preferences_;
    QList<QPair<Menu, QAction*>> actions_;
    QList<QAction*> stripActions_;
    Demonstration* demonstration_ = nullptr;
    bool paused_ = false;
    quint64 pictures_ = 0;
};

}  // namespace plt
