// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"
#include "common/rules/player.h"
#include "common/session/rules_session.h"

#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

namespace plt {

/// What the frame for computer players says and offers whatever the game: whether one thinks, what it thinks,
/// and a way to hurry it. ComputerTurns adds the game.
class PLT_API ComputerTurnsBase : public QObject {
    Q_OBJECT

  public:
    explicit ComputerTurnsBase(QObject* parent = nullptr);
    ~ComputerTurnsBase() override;

    /// Whether a computer is thinking about the shown position, or about to show its move.
    virtual bool isThinking() const = 0;
    /// Whether a computer has the turn but waits, because the player went back in the game or the game is
    /// paused. The player may move for it, go forward again, or let it move now.
    virtual bool isWaiting() const = 0;
    /// The newest thing the thinking computer has said of its search; nothing before its first word.
    const std::optional<Thought>& thought() const { return thought_; }
    /// That in words: "7 plies, 120,000 positions, +0.35: 11-15 22-18". Empty without a thought.
    QString thoughtText() const;

  public Q_SLOTS:
    /// The thinking computer moves at once, the best it has found. One that waits begins to think.
    virtual void moveNow() = 0;
    /// Looks again at who has the turn: call it when the players have changed or a pause begins or ends.
    virtual void follow() = 0;
    /// One move back, or forward, whoever made it (undo and redo go to a person's turn).
    virtual void stepBack() = 0;
    virtual void stepForward() = 0;

  Q_SIGNALS:
    /// Thinking began or ended, or isWaiting() is another.
    void thinkingChanged();
    /// thought() is another.
    void thoughtChanged();
    /// A computer's move is known and will be made now. What it means for the game (a result that counts as
    /// helped) can be said before the move may end it.
    void aboutToMove();
    /// The computer could not make a move, which is an error in the game; the reason.
    void failed(const QString& reason);

  protected:
    /// A thought from the thinking thread, for the search of this number; late ones are dropped.
    void report(quint64 search, const Thought& thought);
    /// A new search begins, or none runs any more.
    quint64 beginSearch();
    void endSearch();
    quint64 search() const { return search_; }
    /// How long a move is held back at least, so that it can be seen to come after the player's own.
    static int leastPauseMs();

  private:
    std::optional<Thought> thought_;
    quint64 search_ = 0;
    std::mutex mutex_;
    std::optional<Thought> newest_;  ///< from the thinking thread, not looked at yet
    quint64 newestSearch_ = 0;
};

/// Lets computer players have their turns in a session: asks whoever has the turn on a worker thread, on a
/// copy of the state, plays the answer, and drops a search the moment its position is no longer shown.
///
/// After going back a computer waits as long as there is something to go forward to (otherwise it would do
/// the same again, and what came after would be lost); it goes on when a person has moved, or on moveNow().
/// Undo and redo run on over computers' moves to a person's turn.
template <Rules R>
class ComputerTurns : public ComputerTurnsBase {
  public:
    using State = typename R::State;
    using Move = typename R::Move;
    /// Finds a move for the side to move. It runs on a worker thread and must own all it needs; when the stop
    /// token of the question asks, it answers with the best it has.
    using Player = std::function<Move(const State&, const Question&)>;

    struct Seats {
        /// Who plays the side to move: empty for a person, and when the game is over.
        std::function<Player(const State&)> playerToMove;
        /// Whether any side of the game is a person's.
        std::function<bool()> anyPerson;
        /// Whether the computers must not move now (a pause, a drag under way). May be empty.
        std::function<bool()> held = {};
    };

    /// Both must outlive it. Call follow() once when the view is ready to show moves.
    ComputerTurns(RulesSession<R>& session, Seats seats, QObject* parent = nullptr)
        : ComputerTurnsBase(parent), session_(session), seats_(std::move(seats)) {
        place_ = placeNow();
        state_ = session_.state();
        show_.setSingleShot(true);
        QObject::connect(&show_, &QTimer::timeout, this, [this] { play(); });
        QObject::connect(&session_, &GameSession::changed, this, [this] { moved(); });
        // Another game may begin at the same place with the same state, and then nothing else tells.
        QObject::connect(&session_, &GameSession::gameChanged, this, [this] {
            if (waiting_) follow();
        });
    }

    bool isThinking() const override { return thinking_.running() || answer_.has_value(); }
    bool isWaiting() const override {
        return waiting_ && session_.outcome() == Outcome::playing &&
               static_cast<bool>(seats_.playerToMove(session_.state()));
    }

    void moveNow() override {
        if (thinking_.running()) {
            hurried_ = true;
            hurry_.request_stop();
        } else if (answer_) {
            play();
        } else if (isWaiting() && !isHeld()) {
            think();
        }
    }

    void follow() override {
        stop();
        waiting_ = false;
        if (session_.outcome() == Outcome::playing && !session_.awaitsFirst() &&
            seats_.playerToMove(session_.state())) {
            if (isHeld() || session_.canRedo())
                waiting_ = true;
            else
                think();
        }
        Q_EMIT thinkingChanged();
    }

    void stepBack() override {
        single_ = true;
        session_.undo();
        single_ = false;
    }
    void stepForward() override {
        single_ = true;
        session_.redo();
        single_ = false;
    }

  private:
    struct Place {
        std::size_t game = 0;
        std::size_t ply = 0;
        auto operator<=>(const Place&) const = default;
    };
    Place placeNow() const { return {session_.history().gameIndex(), session_.history().ply()}; }
    bool isHeld() const { return seats_.held && seats_.held(); }
    /// Whether there are moves of this game to go forward to.
    bool hasLaterMoves() const {
        const auto& history = session_.history();
        return history.ply() < history.game().moves.size();
    }

    void moved() {
        const Place now = placeNow();
        const Place before = std::exchange(place_, now);
        if (now == before && (isThinking() || waiting_) && state_ == session_.state()) return;
        state_ = session_.state();
        follow();
        if (single_ || !isWaiting() || now.game != before.game || !seats_.anyPerson()) return;
        // Queued, because others are still being told of this step.
        if (now.ply < before.ply && now.ply > 0)
            runOn(now, [this] { session_.undo(); });
        else if (now.ply > before.ply && hasLaterMoves())
            runOn(now, [this] { session_.redo(); });
    }

    template <class Step>
    void runOn(Place from, Step step) {
        QMetaObject::invokeMethod(
            this,
            [this, from, step] {
                if (placeNow() == from && isWaiting()) step();
            },
            Qt::QueuedConnection);
    }

    void think() {
        waiting_ = false;
        hurried_ = false;
        hurry_ = std::stop_source();
        since_.start();
        const auto number = beginSearch();
        auto player = seats_.playerToMove(session_.state());
        auto work = [state = session_.state(), player = std::move(player), hurry = hurry_, seed = freshSeed(),
                     this, number](std::stop_token stop) mutable -> std::optional<Move> {
            const std::stop_callback link(stop, [&hurry] { hurry.request_stop(); });
            Question question;
            question.stop = hurry.get_token();
            question.seed = seed;
            // The thread is joined before this object is gone.
            question.report = [this, number](const Thought& thought) { report(number, thought); };
            try {
                return player(state, question);
            } catch (...) {
                // Whatever a game's player throws, somebody waits for its move.
                return std::nullopt;
            }
        };
        thinking_.run(this, std::move(work), [this](std::optional<Move> move) { answered(std::move(move)); });
        Q_EMIT thinkingChanged();
    }

    void answered(std::optional<Move> move) {
        if (!move) {
            giveUp(QCoreApplication::translate("plt::ComputerTurns",
                                               "The computer player broke down. You can move for it."));
            return;
        }
        answer_ = std::move(move);
        const auto left = leastPauseMs() - since_.elapsed();
        if (hurried_ || left <= 0)
            play();
        else
            show_.start(static_cast<int>(left));
    }

    void play() {
        show_.stop();
        if (!answer_) return;
        if (isHeld()) {
            show_.start(heldAgainMs);
            return;
        }
        const auto move = *std::exchange(answer_, std::nullopt);
        endSearch();
        Q_EMIT aboutToMove();
        if (!session_.play(move))
            giveUp(QCoreApplication::translate(
                "plt::ComputerTurns", "The computer player made an illegal move. You can move for it."));
    }

    void giveUp(const QString& reason) {
        endSearch();
        waiting_ = true;
        Q_EMIT thinkingChanged();
        Q_EMIT failed(reason);
    }

    void stop() {
        show_.stop();
        answer_.reset();
        thinking_.cancel();
        endSearch();
    }

    static std::uint64_t freshSeed() { return RulesSession<R>::freshSeed(); }

    static constexpr int heldAgainMs = 50;

    RulesSession<R>& session_;
    Seats seats_;
    Place place_;
    State state_;
    bool single_ = false;
    bool waiting_ = false;
    bool hurried_ = false;
    std::stop_source hurry_;
    std::optional<Move> answer_;
    QElapsedTimer since_;
    QTimer show_;
    Background<std::optional<Move>> thinking_;  // last: its threads end before the rest goes
};

}  // namespace plt
