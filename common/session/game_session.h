// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/any_rules.h"
#include "common/session/played_game.h"
#include "common/session/transition.h"

#include <compare>
#include <cstddef>
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
struct SharedGame;

/// An entry in the record of a game.
struct Told {
    int ply = 0;  ///< of the position after the move
    QString sentence;
};

/// The games of a player, without a window: a timeline of games and moves, IDs, hints, players, a clock,
/// saving and results, all derived from the rules. There is no position until a game is begun or restored.
class PLT_API GameSession : public QObject {
    Q_OBJECT

  public:
    /// The rules must outlive the session and all its texts.
    explicit GameSession(const AnyRules& rules, bool hasClock, QObject* parent = nullptr);
    ~GameSession() override;

    const AnyRules& rules() const;

    // The shown position ------------------------------------------------------------------------------------
    /// Returns true while there is no game, because the first one was not begun or its deal is still being
    /// computed. No move can be made then.
    bool awaitsFirst() const;
    /// Returns the shown position; only if there is one.
    Position position() const;
    /// The shown state; null while the session awaits its first game.
    const AnyState& anyState() const;
    /// Returns the outcome for the player at this window: if one person plays against computers, won and lost
    /// are that person's.
    Outcome outcome() const;
    /// Number of moves made in this game up to the shown position.
    int moveCount() const;
    /// Number of moves taken back in this game.
    int undoCount() const;
    /// Returns the score of the shown position, less the cost of undoing; only if the rules have a score.
    std::int64_t score() const;

    // The game ----------------------------------------------------------------------------------------------
    /// The shown game with all its moves; the usual options and no start while the session awaits its first
    /// game.
    const PlayedGame& game() const;
    /// All games of the timeline.
    const std::vector<PlayedGame>& games() const;
    QString optionsText() const;
    QString optionsLabel() const;
    /// Returns `options#number`; empty if the game was entered by its exact start.
    QString shortId() const;
    /// Returns `options:start`; empty while the session awaits its first game.
    QString longId() const;
    /// Returns false for a tool or a sandbox: there is no new game, no restart and nothing to count.
    bool hasDeals() const;
    /// Returns a random number for a new deal, short enough to be passed on by word of mouth.
    static std::uint64_t newSeed();

    // Moves -------------------------------------------------------------------------------------------------
    /// Makes a move. If the rules refuse it, emits refused() and returns false.
    bool playMove(const AnyMove& move, Cause cause = Cause::move);
    /// Makes the move with this text.
    bool playText(const QString& move);

    // Players -----------------------------------------------------------------------------------------------
    /// Returns the names of the seats, in order. With fewer than two, the game is played alone.
    QStringList seatNames() const { return seatNamesFor(game().options, seats()); }
    /// Returns the names of the seats of a game with these options and players.
    QStringList seatNamesFor(const AnyOptions& options, const Seats& seats) const;
    bool hasSeats() const { return seats().size() > 1; }
    /// The players; as many as seatNames() if there are several.
    Seats seats() const;
    /// Changes the players at any time of a game.
    void setSeats(const Seats& seats);
    /// Returns the players of a new player's first game with these options.
    Seats usualSeats(const AnyOptions& options) const;
    /// The computer's levels, weakest first; empty if there is no computer player.
    const std::vector<Level>& levels() const;
    /// The seat that has the turn; -1 when the game is over or there are no seats.
    int seatToMove() const;
    /// Returns the rank of each seat in a finished game, 1 is best.
    std::vector<int> standing() const;
    /// The only person among computers, or -1.
    int loneSeat() const;
    /// Returns "Computer, expert" or "A person".
    QString playerName(const Seat& seat) const;
    /// Returns the same independent of any language, for files.
    Message playerMessage(const Seat& seat) const;
    /// Returns true if the rules have sentences about moves.
    bool hasRecord() const;
    /// Returns the rules' sentences about the moves of this game, those after the shown position included.
    QVector<Told> record() const;
    /// Returns the sentence about the move that led to the shown position; may be empty.
    QString lastTold() const;

    // Timeline ----------------------------------------------------------------------------------------------
    /// Drops all games and deals the first game. A slow deal is shown when it has been computed.
    void beginFirst(const AnyOptions& options, std::uint64_t seed, const Seats& seats);
    /// Begins a new deal with other options and players. Undo goes back to the previous game.
    void newGameWith(const AnyOptions& options, const Seats& seats);
    /// Begins a new deal with the same options and players.
    void newGame() { newGameWith(game().options, seats()); }
    /// Begins the same deal again.
    void restart();
    /// Begins exactly this game and makes these moves up to the first illegal one. Returns the number of
    /// moves made.
    std::size_t beginPlayed(const AnyOptions& options, const AnyStart& start,
                            const std::vector<AnyMove>& moves, Cause cause, const Seats& seats);
    /// Begins the game with an ID of either form. Returns the problem, or an empty string.
    QString openId(const QString& id);
    /// Goes on with the latest game of this ID that is not over, which becomes the last of the timeline unless
    /// it is shown; without one, begins the game as openId() does. Returns the problem, or an empty string.
    QString goOnWith(const QString& id);
    /// Returns true if the shown game goes on between two people and hides nothing, so that each can make a
    /// move and send the text of the game to the other.
    bool isPlayedByText() const;
    /// Returns the shown game up to the shown position for somebody else; only if there is one. `name` is the
    /// folder of the game.
    SharedGame shared(const QString& name) const;
    /// Opens a game that somebody else has shared: a game of two people that goes on is continued, in the shown
    /// game if that is its beginning; of any other the deal is begun, with the result as game().toBeat. A result
    /// that its moves do not lead to is left out, with failed(). Returns the problem, or an empty string.
    QString openShared(const SharedGame& shared);
    /// Returns the comparison of the shown end with game().toBeat: better, equal or worse; nothing while the game
    /// goes on or without a result to beat.
    std::optional<std::strong_ordering> againstTold() const;
    Place place() const;
    /// Number of moves in this game, those after the shown position included.
    int plies() const;
    bool canUndo() const;
    bool canRedo() const;
    /// Returns true if undoing now goes back to an earlier game.
    bool undoLeavesGame() const;
    /// Goes back to the last position in which a person had the turn; without people, one move.
    void undo();
    void redo();
    /// Goes one move back or forward, whoever made it.
    void stepBack();
    void stepForward();
    /// Shows this game after `ply` moves, 0 .. plies().
    void goTo(int ply);

    // Hint --------------------------------------------------------------------------------------------------
    bool hasHint() const;
    /// Returns true if a hint can be requested now: the game goes on, and a person has the turn.
    bool canHint() const;
    /// Shows the next step of the plan; computes a plan on a worker thread if none fits the position.
    void requestHint();
    bool isThinking() const;
    /// Returns the shown step's reason, or the verdict; empty if none is shown.
    QString hintText() const;
    QVector<int> hintMarks() const;
    /// The shown step; null if there is none, or only a verdict.
    const HintStep<AnyMove>* shownStep() const;
    bool hasShownStep() const { return shownStep() != nullptr; }
    /// Plays the shown step.
    void playHint();
    void hideHint();
    /// Sets the function that puts the current time into a hint's move, for games whose moves contain it.
    void setStampMove(std::function<AnyMove(const AnyMove&)> stampMove);
    /// Counts the game as helped, and this deal whenever it is played again. For views that show what the
    /// rules hide (odds, a solution).
    void markHelped();

    // Review ------------------------------------------------------------------------------------------------
    /// Returns true if the rules judge moves.
    bool hasReview() const;
    /// Opens the review of the shown game and has its moves judged, one after the other, on a worker thread:
    /// those of the people, or all if there are none. A game that is not over counts as helped. While a review
    /// is open, undo and redo walk through the game without being counted, and a move begins a game of its own
    /// (tryHere).
    void openReview();
    /// Stops judging, and shows the position in which the review was opened.
    void closeReview();
    bool isReviewOpen() const;
    /// Returns true while a review is open and the reviewed game is shown, not a try.
    bool isReviewing() const { return isReviewOpen() && !isTrying(); }
    /// The game whose review is open; the shown one if none is.
    const PlayedGame& reviewedGame() const;
    bool isJudging() const;
    /// Returns true if every move of the reviewed game was looked at.
    bool isReviewComplete() const;
    /// Shows the position before the judged move of this index with the better move as a hint, or the
    /// position after the move.
    void showJudged(std::size_t index, bool better);
    /// Begins a game with the moves up to the shown position. It is not counted in the statistics.
    void tryHere();
    /// Returns true while a game is shown that tryHere() has begun.
    bool isTrying() const;
    /// Shows the reviewed game again, where it was left.
    void returnToReview();
    /// Returns the comparison of the ended try with the reviewed game: better, equal or worse; nothing while
    /// one of them goes on.
    std::optional<std::strong_ordering> tryResult() const;
    /// Notes that the accuracy of the reviewed game is in the statistics.
    void setReviewCounted();

    // Saving ------------------------------------------------------------------------------------------------
    SessionText text() const;
    /// Reads the texts of a session, of this version or an earlier one; `others` may be empty. Parts that
    /// cannot be replayed are left out and reported by Restored::problems. Replaying a long game takes
    /// seconds; may be called on any thread.
    static std::shared_ptr<ReplayedTimeline> replay(const AnyRules& rules, const QJsonObject& present,
                                                    const QJsonObject& others,
                                                    const std::stop_token& stop = {});
    /// Restores the result of replay(), which can be restored only once.
    Restored restore(ReplayedTimeline& read);
    /// Calls replay() and restores the result.
    Restored restore(const QJsonObject& present, const QJsonObject& others);
    /// Returns true if the rules have a start for every state.
    bool canClearPast() const;
    /// Makes the shown position the beginning and drops all moves and all other games. Only if
    /// canClearPast().
    void clearPast();
    /// Returns the result of the shown game up to the shown position.
    GameResult result() const;
    /// Returns true if the player had seen this deal before, or played it with help.
    bool isKnownDeal() const { return game().known; }
    /// Returns true if the statistics contain this game's result already.
    bool isRecorded() const { return game().recorded; }
    void setRecorded();
    /// The deals that are no longer ranked.
    KnownDeals& knownDeals();
    const KnownDeals& knownDeals() const;

    bool hasClock() const;
    GameClock& clock();
    const GameClock& clock() const;

  Q_SIGNALS:
    /// Emitted once when another position is shown, after everything was updated.
    void changed(const plt::Change& change);
    /// Emitted with the reason when a move is refused.
    void refused(const QString& reason);
    /// Emitted with a sentence when a calculation (a hint, a deal) has failed.
    void failed(const QString& sentence);
    /// Emitted when a hint is shown, hidden or being computed, while the position stays the same.
    void hintChanged();
    /// Emitted when a review is opened or closed, or another move was judged.
    void reviewChanged();
    /// Emitted when the players change while the position stays the same.
    void seatsChanged();
    /// Emitted when the computation of a slow deal begins (true) or ends (false).
    void dealing(bool busy);

  protected:
    /// Returns the state of the shown game after `ply` moves.
    AnyState anyStateAt(int ply) const;

  private:
    PlayedGame gameOf(const AnyOptions& options, const AnyStart& start, std::optional<std::uint64_t> seed,
                      const Seats& seats) const;
    /// With a shared game, its result comes with the deal.
    void deal(const AnyOptions& options, std::uint64_t seed, const Seats& seats, Cause cause, bool isFirst,
              const std::shared_ptr<const SharedGame>& shared = {});
    std::optional<std::size_t> unfinishedGame(const QString& id) const;
    void takeResult(const SharedGame& shared);
    QString continueShared(const SharedGame& shared, const AnyOptions& options, const AnyStart& start);
    void stopDealing();
    Change leaving(Cause cause);
    void go(Place to, Cause cause);
    void entered(Change& change);
    void enteredAnew(Change& change);
    void arrived(Change& change);
    bool takingBackReveals(std::size_t first, std::size_t end) const;
    void showHint();
    void judgeNext();

    std::unique_ptr<SessionParts> d;
};

}  // namespace plt
