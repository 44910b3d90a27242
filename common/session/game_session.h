// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"
#include "common/rules/rules.h"
#include "common/session/game_clock.h"

#include <optional>

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QVector>

namespace plt {

/// A finished game in the words of the statistics.
struct GameResult {
    QString optionsText;   ///< text form: results with equal options are compared
    QString optionsLabel;  ///< for people
    QString gameId;        ///< long id, to play it again
    Outcome outcome = Outcome::over;
    std::optional<Ranking> ranking;
    std::optional<qint64> score;
    qint64 elapsedMs = -1;  ///< -1: the game has no clock
    int moves = 0;
    bool helped = false;  ///< with a hint, or with an undo that reveals
    std::vector<Figure> figures;
};

/// What a window must know of a game whose rules it does not know: a timeline of games and moves, with ids,
/// hints and a clock. RulesSession implements it over any rules.
class PLT_API GameSession : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    // The game ------------------------------------------------------------------------------------------
    virtual Outcome outcome() const = 0;
    /// Moves made in this game up to the shown position.
    virtual int moveCount() const = 0;
    /// How often a move of this game was taken back.
    virtual int undoCount() const = 0;
    virtual QString optionsText() const = 0;
    virtual QString optionsLabel() const = 0;
    /// `options#number`; empty when the game was entered by its exact start.
    virtual QString shortId() const = 0;
    /// `options:start`.
    virtual QString longId() const = 0;

    // Timeline ------------------------------------------------------------------------------------------
    /// A new deal with the same options. The old game stays behind it: undo goes back to it.
    virtual void newGame() = 0;
    /// The same deal from its beginning.
    virtual void restart() = 0;
    /// The game that the id names (either form). Empty, or the reason why there is none.
    virtual QString openId(const QString& id) = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    /// Whether undoing now would go back into an earlier game.
    virtual bool undoLeavesGame() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

    // Hint ----------------------------------------------------------------------------------------------
    virtual bool hasHint() const = 0;
    /// Shows the next step of the plan; calculates one in the background when there is none that fits.
    virtual void requestHint() = 0;
    virtual bool isThinking() const = 0;
    /// The shown step's reason, or the verdict; empty when none is shown.
    virtual QString hintText() const = 0;
    virtual QVector<int> hintMarks() const = 0;
    /// Whether a step is shown (and not only a verdict).
    virtual bool hasShownStep() const = 0;
    /// Plays the shown step.
    virtual void playHint() = 0;
    virtual void hideHint() = 0;

    // Keeping -------------------------------------------------------------------------------------------
    virtual QJsonObject save() const = 0;
    /// Empty, or what is wrong (nothing has changed then).
    virtual QString restore(const QJsonObject& saved) = 0;
    virtual GameResult result() const = 0;
    /// Whether this game's result was already given to the statistics.
    virtual bool isRecorded() const = 0;
    virtual void setRecorded() = 0;

    GameClock& clock() { return clock_; }
    const GameClock& clock() const { return clock_; }

  Q_SIGNALS:
    /// The shown position is another one. `animated` is false where there is no way from the old one to it.
    void changed(bool animated);
    /// A move was refused; the reason.
    void refused(const QString& reason);
    void hintChanged();
    /// Another game is shown now (new, restarted, opened, undone into, restored).
    void gameChanged();
    /// This move ended the game (not sent for undo, redo and restore).
    void finished();
    /// A slow deal is being searched for (true) or was found (false).
    void dealing(bool busy);

  protected:
    GameClock clock_;
};

}  // namespace plt
