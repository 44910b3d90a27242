// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/any_rules.h"
#include "common/session/played_game.h"
#include "common/session/transition.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVector>

namespace plt {

class KnownDeals;
struct ReplayedTimeline;
struct SessionParts;

/// A line in the record of a game.
struct Told {
    int ply = 0;  ///< of the position after the move
    QString sentence;
};

/// A game over time, without a window: everything that follows from the rules alone. A timeline of games and
/// moves, IDs, hints, players, a clock, saving, results. There is no position until a game is begun or
/// restored.
class PLT_API GameSession : public QObject {
    Q_OBJECT

  public:
    /// The rules must outlive the session and all its texts.
    explicit GameSession(const AnyRules& rules, bool hasClock, QObject* parent = nullptr);
    ~GameSession() override;

    const AnyRules& rules() const;

    // The shown position ------------------------------------------------------------------------------------
    /// True while there is no game, because the first one is not begun or still searched for. No move can be
    /// made then.
    bool awaitsFirst() const;
    /// The shown position. Only if there is one.
    Position position() const;
    /// The shown state; null while the session awaits its first game.
    const AnyState& anyState() const;
    /// The outcome for the player at this window: where one person plays against computers, won and lost are
    /// that person's.
    Outcome outcome() const;
    /// Moves made in this game up to the shown position.
    int moveCount() const;
    /// Number of moves of this game that were taken back.
    int undoCount() const;
    /// The score of the shown position: the rules' less the cost of taking back. Only where the rules have
    /// one.
    std::int64_t score() const;

    // The game ----------------------------------------------------------------------------------------------
    /// The shown game with all its moves; the usual options and no start while the session awaits its first
    /// game.
    const PlayedGame& game() const;
    /// All games of the timeline.
    const std::vector<PlayedGame>& games() const;
    QString optionsText() const;
    QString optionsLabel() const;
    /// `options#number`; empty when the game was entered by its exact start.
    QString shortId() const;
    /// `options:start`; empty while the session awaits its first game.
    QString longId() const;
    /// False for a tool or a sandbox: there is no new game, no restart and nothing to count.
    bool hasDeals() const;
    /// A random number for a new deal, short enough to be told.
    static std::uint64_t newSeed();

    // Moves -------------------------------------------------------------------------------------------------
    /// Makes a move. Returns false if the rules refuse it, after refused() was emitted with the reason.
    bool playMove(const AnyMove& move, Cause cause = Cause::move);
    /// Makes the move that a text means.
    bool playText(const QString& move);

    // Players -----------------------------------------------------------------------------------------------
    /// The names of the seats, in order. With one or none the game is played alone.
    QStringList seatNames() const { return seatNamesFor(game().options, seats()); }
    /// The names that the rules give the seats of a game with these options and players.
    QStringList seatNamesFor(const AnyOptions& options, const Seats& seats) const;
    bool hasSeats() const { return seats().size() > 1; }
    /// The players; as many as seatNames() where there are several.
    Seats seats() const;
    /// Gives seats other players, at any time of a game.
    void setSeats(const Seats& seats);
    /// The players of a new player's first game with these options.
    Seats usualSeats(const AnyOptions& options) const;
    /// The computer's levels, weakest first; none where there is no computer player.
    const std::vector<Level>& levels() const;
    /// The seat that has the turn; -1 when the game is over or there are no seats.
    int seatToMove() const;
    /// The places of the seats in a game that is over, 1 is the best.
    std::vector<int> standing() const;
    /// The only person among computers, or -1.
    int loneSeat() const;
    /// "Computer, expert" or "A person".
    QString playerName(const Seat& seat) const;
    /// True if the rules have sentences about moves.
    bool hasRecord() const;
    /// The rules' sentences about the moves of this game, later ones included, for each that is worth one.
    QVector<Told> record() const;
    /// The sentence about the move that led here; may be empty.
    QString lastTold() const;

    // Timeline ----------------------------------------------------------------------------------------------
    /// Drops all games and deals the first game. A slow deal is shown when it is found.
    void beginFirst(const AnyOptions& options, std::uint64_t seed, const Seats& seats);
    /// A new deal with other options and players. The old game stays behind it: undo goes back to it.
    void newGameWith(const AnyOptions& options, const Seats& seats);
    /// A new deal with the same options.
    void newGame() { newGameWith(game().options, seats()); }
    /// The same deal from its beginning.
    void restart();
    /// Begins exactly this game and makes these moves up to the first illegal one. Returns how many.
    std::size_t beginPlayed(const AnyOptions& options, const AnyStart& start,
                            const std::vector<AnyMove>& moves, Cause cause, const Seats& seats);
    /// Begins the game that an ID of either form names. Returns the reason of a failure, else an empty
    /// string.
    QString openId(const QString& id);
    Place place() const;
    /// Number of moves in this game, those after the shown position included.
    int plies() const;
    bool canUndo() const;
    bool canRedo() const;
    /// True if undoing now goes back into an earlier game.
    bool undoLeavesGame() const;
    /// Goes back to the last position in which a person had the turn; without persons, one move.
    void undo();
    void redo();
    /// One move back, or forward, no matter who made it.
    void stepBack();
    void stepForward();
    /// Shows this game after so many of its moves, 0 .. plies().
    void goTo(int ply);

    // Hint --------------------------------------------------------------------------------------------------
    bool hasHint() const;
    /// True if a hint can be requested now: the game goes on, and a person has the turn.
    bool canHint() const;
    /// Shows the next step of the plan; computes a plan on a worker thread when none fits.
    void requestHint();
    bool isThinking() const;
    /// The shown step's reason, or the verdict; empty when none is shown.
    QString hintText() const;
    QVector<int> hintMarks() const;
    /// The step that is shown; null if none is, or only a verdict.
    const HintStep<AnyMove>* shownStep() const;
    bool hasShownStep() const { return shownStep() != nullptr; }
    /// Plays the shown step.
    void playHint();
    void hideHint();
    /// For games whose moves carry the moment at which they are made: sets the function that stamps a hint's
    /// move.
    void setStampMove(std::function<AnyMove(const AnyMove&)> stampMove);
    /// Counts the game as helped, and this deal whenever it is played again: the player has seen something
    /// that the rules would have hidden (odds, a solution).
    void markHelped();

    // Keeping -----------------------------------------------------------------------------------------------
    SessionText text() const;
    /// Reads the texts of a session, of this version or an earlier one; `others` may be empty. Everything that
    /// cannot be replayed is left out, with a sentence; everything else stays. Replaying a long game takes
    /// seconds; may be called on any thread.
    static std::shared_ptr<ReplayedTimeline> replay(const AnyRules& rules, const QJsonObject& present,
                                                    const QJsonObject& others,
                                                    const std::stop_token& stop = {});
    /// Restores what replay() has read, which is used up.
    Restored restore(ReplayedTimeline& read);
    /// Does both.
    Restored restore(const QJsonObject& present, const QJsonObject& others);
    /// True if the rules have a start for every state.
    bool canForgetPast() const;
    /// Lets the shown game begin with the shown position and drops everything else: moves, earlier and later
    /// games. Only where canForgetPast().
    void forgetPast();
    /// The result of the shown game, as far as it was played.
    GameResult result() const;
    /// True if the player had seen this deal before, or played it with help.
    bool isKnownDeal() const { return game().known; }
    /// True if this game's result was already given to the statistics.
    bool isRecorded() const { return game().recorded; }
    void setRecorded();
    /// Deals that cannot be ranked any more.
    KnownDeals& knownDeals();
    const KnownDeals& knownDeals() const;

    bool hasClock() const;
    GameClock& clock();
    const GameClock& clock() const;

  Q_SIGNALS:
    /// Emitted once when another position is shown, after all changes.
    void changed(const plt::Change& change);
    /// Emitted when a move was refused, with the reason.
    void refused(const QString& reason);
    /// Emitted when a calculation (a hint, a deal) failed, with a sentence about it.
    void failed(const QString& sentence);
    /// Emitted when a hint is shown, hidden or thought about, while the position is still the same.
    void hintChanged();
    /// Emitted when players changed, while the position is still the same.
    void seatsChanged();
    /// Emitted when the search for a slow deal begins (true) or ends (false).
    void dealing(bool busy);

  protected:
    /// The state of the shown game after so many of its moves.
    AnyState anyStateAt(int ply) const;

  private:
    PlayedGame gameOf(const AnyOptions& options, const AnyStart& start, std::optional<std::uint64_t> seed,
                      const Seats& seats) const;
    void deal(const AnyOptions& options, std::uint64_t seed, const Seats& seats, Cause cause, bool isFirst);
    void stopDealing();
    Change leaving(Cause cause);
    void go(Place to, Cause cause);
    void entered(Change& change);
    void enteredAnew(Change& change);
    void arrived(Change& change);
    bool takingBackReveals(std::size_t first, std::size_t end) const;
    void showHint();

    std::unique_ptr<SessionParts> d;
};

}  // namespace plt
