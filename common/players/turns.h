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

/// Lets the computers move in a session: asks the player of the seat to move on a worker thread, plays the
/// answer, and drops a search as soon as its position is no longer shown.
///
/// After undo a computer waits as long as there are later moves (otherwise it would do the same again, and
/// the later moves would be lost); it goes on when a person has moved, or on moveNow().
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
    /// The newest report of the thinking computer about its search; nothing before its first one.
    const std::optional<Thought>& thought() const { return thought_; }
    /// The thought in words: "7 plies, 120,000 positions, +0.35: 11-15 22-18". Empty without a thought.
    QString thoughtText() const;

    /// Held computers do not move (during a pause, or before the window was seen).
    void setHeld(bool held);
    bool isHeld() const { return held_; }
    /// Patient computers wait for moveNow() before every move.
    void setPatient(bool patient);
    bool isPatient() const { return patient_; }
    void setPace(Pace pace) { pace_ = pace; }
    Pace pace() const { return pace_; }
    /// Factor on the times for which others' steps are shown, by the pace: 1 at the normal one, 0 for at once.
    double slowness() const;
    /// The move of the computer that has the turn now is not shown for that long from now; a negative time
    /// means not before moveNow(). For things that must be seen first (cards that were turned up).
    void holdBack(int milliseconds);
    /// Does the same for the time in which a step of others can be followed, at the pace that was chosen.
    void holdBackStep();
    /// Sets the thinking time of computers whose level does not say it; nothing = their usual time.
    void setThinkingTime(std::optional<std::chrono::milliseconds> time) { thinkingTime_ = time; }

  public Q_SLOTS:
    /// The thinking computer immediately plays the best move it has found. One that waits begins to think.
    void moveNow();
    /// Updates whose turn it is.
    void refresh();

  Q_SIGNALS:
    /// Emitted when thinking began or ended, or isWaiting() changed, while the position and the players are
    /// still the same. (Changes that follow from another position or player are announced by the session's
    /// changed() and seatsChanged().)
    void thinkingChanged();
    /// Emitted when thought() changed.
    void thoughtChanged();
    /// Emitted when the computer could not make a move, which is an error in the game; a sentence.
    void failed(const QString& sentence);

  private:
    /// The level that has the turn; empty for a person and when the game is over.
    std::string levelToMove() const;
    bool hasLaterMoves() const;
    void moved(const Change& change);
    /// Like refresh(); returns true if a computer begins or ends thinking or waiting.
    bool updateTurn();
    void think();
    /// Asks the game's player of this level for a move of the seat to move, with that seat's observation.
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
