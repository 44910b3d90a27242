// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/players.h"
#include "common/session/game_session.h"
#include "common/thinking/background.h"
#include "common/thinking/doorbell.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

namespace plt {

/// Lets the computers have their turns in a session: asks whoever sits where the turn is on a worker thread,
/// plays the answer, and drops a search the moment its position is no longer shown.
///
/// After going back a computer waits as long as there are later moves (otherwise it would do the same again,
/// and what came after would be lost); it goes on when a person has moved, or on moveNow().
class PLT_API Turns : public QObject {
    Q_OBJECT

  public:
    /// The shortest time for which a computer's move is held back, so that it can be followed.
    enum class Pace { slow, normal, fast, atOnce };

    explicit Turns(GameSession& session, QObject* parent = nullptr);
    ~Turns() override;

    /// True while a computer is thinking about the shown position, or about to show its move.
    bool isThinking() const { return asked_; }
    /// True if a computer has the turn but waits: because the player went back in the game, wants it to wait,
    /// or the game is paused. The player may move for it, go forward again, or let it move now.
    bool isWaiting() const;
    /// The newest thing the thinking computer has said of its search; nothing before its first word.
    const std::optional<Thought>& thought() const { return thought_; }
    /// The thought in words: "7 plies, 120,000 positions, +0.35: 11-15 22-18". Empty without a thought.
    QString thoughtText() const;

    /// Computers do not move while they are held (a pause, a window that was not seen yet).
    void setHeld(bool held);
    bool isHeld() const { return held_; }
    /// Computers wait for moveNow() before every move.
    void setPatient(bool patient);
    bool isPatient() const { return patient_; }
    void setPace(Pace pace) { pace_ = pace; }
    Pace pace() const { return pace_; }
    /// The move of the computer that has the turn now is not shown before that long from now; a negative time
    /// means not before moveNow(). For what must be seen first (cards that were turned up).
    void holdBack(int milliseconds);
    /// Sets the thinking time of computers whose level does not say it; nothing = their usual time.
    void setThinkingTime(std::optional<std::chrono::milliseconds> time) { thinkingTime_ = time; }

  public Q_SLOTS:
    /// The thinking computer moves at once, the best it has found. One that waits begins to think.
    void moveNow();
    /// Looks again at who has the turn.
    void refresh();

  Q_SIGNALS:
    /// Thinking began or ended, or isWaiting() is another, while the position and who plays are still the
    /// same. (What follows from another position or player, the session's changed() and seatsChanged() tell.)
    void thinkingChanged();
    /// thought() is another.
    void thoughtChanged();
    /// The computer could not make a move, which is an error in the game; a sentence.
    void failed(const QString& sentence);

  private:
    /// The level that has the turn; empty for a person and when the game is over.
    std::string levelToMove() const;
    bool hasLaterMoves() const;
    void moved(const Change& change);
    /// As refresh(); true if somebody begins or ends thinking or waiting.
    bool updateTurn();
    void think();
    /// Asks the game's player of this level for the seat to move, with what that seat may see.
    void ask(const std::string& level, const Question& question);
    void answered(AnyMove move);
    void broken(const QString& what);
    void stop();
    void showInTime();
    void play();
    void report(quint64 search, const Thought& thought);
    void showNewest();
    int leastPauseMs() const;

    GameSession& session_;
    Pace pace_ = Pace::normal;
    std::optional<std::chrono::milliseconds> thinkingTime_;
    bool held_ = false;
    bool patient_ = false;
    bool waiting_ = false;
    bool asked_ = false;
    std::optional<AnyMove> answer_;
    bool hurried_ = false;
    std::string level_;  ///< that was asked
    std::stop_source hurry_;
    QElapsedTimer since_;
    QDeadlineTimer notBefore_;
    QTimer show_;
    std::optional<Thought> thought_;
    quint64 search_ = 0;
    std::mutex mutex_;
    std::optional<Thought> newest_;  ///< from the thinking thread, not looked at yet
    quint64 newestSearch_ = 0;
    Doorbell bell_;
    Background<AnyMove> thinking_;  // last: its threads end before the rest goes
};

}  // namespace plt
