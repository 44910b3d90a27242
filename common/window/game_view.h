// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/game_session.h"
#include "common/sound/sound.h"
#include "common/storage/preferences.h"
#include "common/window/header_figure.h"

#include <functional>
#include <memory>

#include <QAction>
#include <QImage>
#include <QJsonObject>
#include <QList>
#include <QRegion>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace plt {

class Demonstration;
class DocumentFormat;
class Editor;
class OptionsForm;
class Printable;
class Turns;

/// One game as it is seen: shows one state and turns input into moves. The window around it, its menus, keys,
/// dialogs and files are GameWindow's, the same for every game.
class PLT_API GameView : public QWidget {
    Q_OBJECT

  public:
    /// Where an action of the game's own appears.
    enum class Menu { game, edit, view };

    explicit GameView(QWidget* parent = nullptr);
    ~GameView() override;

    virtual GameSession& session() = 0;
    const GameSession& session() const { return const_cast<GameView*>(this)->session(); }

    /// The computers' turns; null in a game that has no computer players.
    virtual Turns* turns() { return nullptr; }

    /// Called once by the window, before anything is shown: whose preferences the view uses. Calls ready().
    void setUp(const QString& gameId);
    /// Begins a player's first game in this window: with the options and players that were kept (their text
    /// forms; where they cannot be read, the usual ones).
    virtual void beginFirst(const QString& keptOptions, const QString& keptSeats) = 0;
    /// Preferences of this game. Valid from setUp() on.
    Preferences& preferences() const { return *preferences_; }

    /// What the seats of the shown game are called here; by default as the rules call them.
    virtual QStringList seatNames() const { return session().seatNames(); }
    /// What a computer says of its search while it thinks, in a line; empty when it says nothing.
    virtual QString thoughtText() const;
    /// What shows the record of the game beside it instead of a list of sentences, where a game has a form of
    /// its own for that; null otherwise. Called once, after setUp(); the window owns it, and the view keeps
    /// it up to date.
    virtual QWidget* makeRecord() { return nullptr; }
    /// Whether the player has begun something that is no move yet (the first jumps of a capture). Undo takes
    /// that back, by dropUnfinished(), before it takes back a move.
    virtual bool hasUnfinished() const { return false; }
    virtual void dropUnfinished() {}
    /// What stands in the place of the game now; null while the game itself is shown. The view says
    /// statusChanged() when that changes, and when something in it does.
    virtual Editor* editor() { return nullptr; }

    /// Whether a hint may be given now, when the game has one for the position (default: yes). Not while the
    /// screen waits for the person whom it is for.
    virtual bool mayHint() const { return true; }

    /// What the game is about, in a sentence; empty: the summary of its info file.
    virtual QString aim() const { return {}; }
    /// The numbers that the player looks at while playing, the most important first. The clock is the
    /// window's.
    virtual QList<HeaderFigure> figures() const { return {}; }
    /// A sentence about the position, in the strip below the game for as long as the game goes on.
    virtual QString statusText() const { return {}; }
    /// How the game ended, in a few large words; by default what the outcome and the places of the seats say
    /// ("You won!").
    virtual QString endTitle() const;
    /// What the end means, in a sentence or two that go on from endTitle().
    virtual QString endMessage() const { return {}; }
    /// Whether this deal is known to have had a better end. Then the player is offered to see it: the game
    /// from its beginning, with a hint.
    virtual bool knowsBetterEnd() const { return false; }
    /// Whether the end can be taken back by undo (where it was not won, that is offered).
    virtual bool mayUndoEnd() const { return true; }
    /// What of the game's own can be done at its end; their icon texts are the labels.
    virtual QList<QAction*> endActions() const { return {}; }
    /// What words over the game should not hide (what tells why it ended, buttons on a table), in this
    /// widget's coordinates.
    virtual QRegion keptInSight() const { return {}; }
    /// The shown position as a drawing in letters, for the clipboard; only where canCopyText().
    virtual QString boardText() const { return {}; }
    virtual bool canCopyText() const { return false; }
    /// What is copied as a picture; by default the whole view, in twice its size.
    virtual QImage boardImage();
    /// Whether time is counted and shown. Must not change.
    virtual bool hasClock() const { return false; }
    /// Whether the clock may run now, given that a game is going on (default: after its first move).
    virtual bool clockMayRun() const;
    /// A pause begins or ends. The window hides the view for as long; a view that does something by itself
    /// stops that.
    virtual void setPaused(bool paused);
    bool isPaused() const { return paused_; }

    /// Fills a form with the options of new games and with preferences; false where there are neither. The
    /// options are written to a copy that applyOptions() turns into a new game.
    virtual bool buildOptions(OptionsForm& form);
    /// Why the options of the form cannot be played; empty if they can.
    virtual QString optionsProblem() const { return {}; }
    /// Whether the form's options differ from those of the game shown.
    virtual bool optionsDiffer() const { return false; }
    /// Starts a new game with the form's options and keeps them for the next run.
    virtual void applyOptions() {}
    /// The kinds of files that the game opens and saves; they belong to the view.
    virtual QList<DocumentFormat*> documentFormats() { return {}; }
    /// What the game prints of what is shown; null if nothing. It belongs to the view and is always the same.
    virtual Printable* printable() { return nullptr; }

    /// What is heard when another position is shown; by default a piece that is placed where a move was made.
    /// Wins, losses and refused moves are the window's.
    virtual Sound soundOf(const Change& change) const;
    /// Shown when a player has won; by default a shower of paper shapes over the view.
    virtual void celebrate();
    /// How many pictures were shown so far: one for each thing that happened.
    quint64 picturesShown() const { return pictures_; }

    /// Actions of the game's own, by menu, in order; they get their place in the window's menus (and
    /// shortcuts).
    const QList<QPair<Menu, QAction*>>& gameActions() const { return actions_; }
    /// Those of them that also have a button beside the status, because they are used all the time.
    const QList<QAction*>& stripActions() const { return stripActions_; }
    /// The widget that the keyboard should go to.
    virtual QWidget* focusTarget() { return this; }

  Q_SIGNALS:
    /// statusText() says something else.
    void statusChanged();
    /// A sentence for a few seconds in the status line.
    void notice(const QString& text);

  protected:
    /// preferences() are valid from now on, and nothing was shown yet.
    virtual void ready() {}
    void countPicture() { ++pictures_; }
    /// Adds an action to one of the window's menus. docs/style.md has the keys that are taken, and what each
    /// means in all games.
    QAction* addGameAction(Menu menu, const QString& text, const QKeySequence& shortcut = {});
    /// A checkable action that keeps itself as a preference.
    QAction* addPreferenceAction(Menu menu, const QString& text, const QString& key, bool fallback,
                                 const QKeySequence& shortcut = {});
    /// Adds "Show the solution": the game goes on by its own hints, each marked for `lookMs()` milliseconds
    /// (at the usual pace of motion) before it is made, until it ends, is paused, or the player does
    /// something himself. Only in the constructor of a view that has its session().
    QAction* addDemonstration(std::function<int()> lookMs);
    /// Adds actions that something else made and keeps (a board's ways to be seen).
    void addGameActions(Menu menu, const QList<QAction*>& actions);
    /// Gives an action a button beside the status as well (its icon text is the label). Only in the
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
