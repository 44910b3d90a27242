// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/rules.h"
#include "common/session/any_rules.h"
#include "common/session/game_clock.h"
#include "common/session/known_deals.h"
#include "common/session/transition.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVector>

namespace plt {

/// A finished game in the words of the statistics.
struct GameResult {
    QString optionsText;   ///< results with an equal one are compared: options, and who played
    QString optionsLabel;  ///< that for people
    QString gameId;        ///< long id, to play it again
    Outcome outcome = Outcome::over;
    std::optional<Ranking> ranking;
    std::optional<qint64> score;
    qint64 elapsedMs = -1;  ///< -1: the game has no clock
    int moves = 0;
    int place = 0;        ///< of the only person among three seats or more, 1 is the best; else 0
    bool helped = false;  ///< with a hint, with an undo that reveals, or a deal that was known
    std::vector<Figure> figures;
};

/// A line in the record of a game.
struct Told {
    int ply = 0;  ///< of the position after the move
    QString sentence;
};

/// What a session leaves to be kept. The functions own copies of all they need and may be called on any
/// thread, once.
struct SessionText {
    std::function<QJsonObject()> present;  ///< the shown game and the place in it
    std::function<QJsonObject()> others;   ///< the other games of the timeline
    std::uint64_t othersVersion = 0;       ///< another number when `others` gives something else
};

/// How a session took what was kept.
struct Restored {
    bool usable = false;   ///< otherwise nothing has changed
    QStringList problems;  ///< what was left out, or why nothing could be used
};

/// What a window must know of a game whose rules it does not know: a timeline of games and moves, with ids,
/// hints, players and a clock. RulesSession implements it over any rules.
class PLT_API GameSession : public QObject {
    Q_OBJECT

  public:
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    // The game ------------------------------------------------------------------------------------------
    /// What the shown position means to the player at this window: where one person plays against computers,
    /// won and lost are that person's.
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
    /// Whether there is something to deal. If not, there is no new game, no restart and nothing to count.
    virtual bool hasDeals() const = 0;
    /// A number for a new deal that is short enough to be told.
    static std::uint64_t newSeed();
    /// Whether there is no game yet, because the first one is still being looked for, and no move can be
    /// made.
    virtual bool awaitsFirst() const = 0;

    // Players -------------------------------------------------------------------------------------------
    /// What the seats are called, in order. One or none: the game is played alone.
    virtual QStringList seatNames() const = 0;
    bool hasSeats() const { return seats().size() > 1; }
    /// Who sits there; as many as seatNames() where there are several.
    virtual Seats seats() const = 0;
    /// Another player takes a seat, at any time of a game.
    virtual void setSeats(const Seats& seats) = 0;
    /// The computer's levels, weakest first; none where there is no computer player.
    virtual const std::vector<Level>& levels() const = 0;
    /// Whose turn it is; -1 when the game is over or there are no seats.
    virtual int seatToMove() const = 0;
    /// The places of the seats in a game that is over, 1 is the best.
    virtual std::vector<int> standing() const = 0;
    /// The only person among computers, or -1.
    int loneSeat() const;
    /// "Computer, expert" or "A person".
    QString playerName(const Seat& seat) const;
    /// Whether the rules tell of moves, and what they told of all those of this game, later ones included:
    /// one sentence for each that is worth one.
    virtual bool hasRecord() const = 0;
    virtual QVector<Told> record() const = 0;
    /// What was told of the move that led here; may be empty.
    virtual QString lastTold() const = 0;

    // Timeline ------------------------------------------------------------------------------------------
    /// A new deal with the same options. The old game stays behind it: undo goes back to it.
    virtual void newGame() = 0;
    /// The same deal from its beginning.
    virtual void restart() = 0;
    /// The game that the id names (either form). Empty, or the reason why there is none.
    virtual QString openId(const QString& id) = 0;
    virtual Place place() const = 0;
    /// Moves that this game has in all, those after the shown position included.
    virtual int plies() const = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    /// Whether undoing now would go back into an earlier game.
    virtual bool undoLeavesGame() const = 0;
    /// Goes back to the last position in which a person had the turn; where nobody is a person, one move.
    virtual void undo() = 0;
    virtual void redo() = 0;
    /// One move back, or forward, whoever made it.
    virtual void stepBack() = 0;
    virtual void stepForward() = 0;
    /// Shows this game after so many of its moves, 0 .. plies().
    virtual void goTo(int ply) = 0;

    // Hint ----------------------------------------------------------------------------------------------
    virtual bool hasHint() const = 0;
    /// Whether one can be asked for now: the game goes on, and a person has the turn.
    bool canHint() const;
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
    /// The player was shown something that the rules would have hidden (odds, a solution): the result counts
    /// as one with help, and so will that of this deal whenever it is played again.
    virtual void markHelped() = 0;

    // Keeping -------------------------------------------------------------------------------------------
    virtual SessionText text() const = 0;
    /// Takes what text() gave, in this version or an earlier one; `others` may be empty. What does not replay
    /// is left out and told; everything else stays.
    virtual Restored restore(const QJsonObject& present, const QJsonObject& others) = 0;
    virtual GameResult result() const = 0;
    /// Whether the player had seen this deal before, or played it with help.
    virtual bool isKnownDeal() const = 0;
    /// Whether this game's result was already given to the statistics.
    virtual bool isRecorded() const = 0;
    virtual void setRecorded() = 0;
    /// Deals that cannot be ranked any more.
    KnownDeals& knownDeals() { return knownDeals_; }
    const KnownDeals& knownDeals() const { return knownDeals_; }

    // Without knowing the rules -------------------------------------------------------------------------
    virtual const AnyRules& rules() const = 0;
    /// The shown position. Only when there is one: not while the game awaitsFirst().
    virtual std::unique_ptr<AnyPosition> position() const = 0;
    /// Makes the move that a text means. False when it is refused: then refused() has told why.
    virtual bool playText(const QString& move) = 0;

    GameClock& clock() { return clock_; }
    const GameClock& clock() const { return clock_; }

  Q_SIGNALS:
    /// Another position is shown. Sent once for whatever happened, after all of it.
    void changed(const plt::Change& change);
    /// A move was refused; the reason.
    void refused(const QString& reason);
    /// A calculation (a hint, a deal) came to nothing; a sentence about it.
    void failed(const QString& sentence);
    /// A hint is shown, hidden or thought about, while the position is still the same.
    void hintChanged();
    /// Somebody else plays, while the position is still the same.
    void seatsChanged();
    /// A slow deal is being searched for (true) or was found (false).
    void dealing(bool busy);

  protected:
    /// What an outcome of the rules means where these play.
    static Outcome outcomeFor(Outcome byRules, const Seats& seats, const std::vector<int>& standing);
    /// The seats as a game of so many can have them: cut, or filled up with people.
    static Seats fitted(Seats seats, std::size_t count);
    QString lookingForDeal() const;
    QString dealFailed(const QString& what) const;
    QString hintFailed(const QString& what) const;
    /// The options' label and who plays.
    QString labelWithSeats(const QString& options) const;
    GameClock clock_;
    KnownDeals knownDeals_;
};

}  // namespace plt
