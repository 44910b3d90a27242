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

    /// Returns true while a computer is thinking about the shown position, or about to show its move.
    bool isThinking() const { return asked_; }
    /// Returns true if a computer has the turn but waits: the player went back in the game or made computers
    /// patient, or the game is paused. The player may move for it, go forward again, or let it move now.
    bool isWaiting() const;
    /// The newest report of the thinking computer about its search; nothing before its first one.
    const std::optional<Thought>& thought() const { return thought_; }
    /// Returns the thought in words: "7 plies, 120,000 positions, +0.35: 11-15 22-18". Empty without a
    /// thought.
    QString thoughtText() const;

    /// Stops all computers, or lets them move again (during a pause, or before the window is first painted).
    void setHeld(bool held);
    bool isHeld() const { return held_; }
    /// Makes computers wait for moveNow() before every move.
    void setPatient(bool patient);
    bool isPatient() const { return patient_; }
    void setPace(Pace pace) { pace_ = pace; }
    Pace pace() const { return pace_; }
    /// Returns the factor, by pace, for the time that others' steps are shown: 1 at the normal pace, 0 for at
    /// once.
    double slowness() const;
    /// Holds back the next computer move for this long from now; if negative, until moveNow(). For things
    /// that the player must see first (cards that were turned up).
    void holdBack(int milliseconds);
    /// Holds back the next move for the time in which a step can be followed, at the chosen pace.
    void holdBackStep();
    /// Sets the thinking time of computers whose level does not define one; nothing = their usual time.
    void setThinkingTime(std::optional<std::chrono::milliseconds> time) { thinkingTime_ = time; }

  public Q_SLOTS:
    /// Makes the thinking computer play the best move that it has found. A waiting one begins to think.
    void moveNow();
    /// Reads the turn from the session again: starts or stops thinking.
    void refresh();

  Q_SIGNALS:
    /// Emitted when isThinking() or isWaiting() changes while the position and the players stay the same.
    /// (Otherwise the session emits changed() or seatsChanged().)
    void thinkingChanged();
    /// Emitted when thought() changes.
    void thoughtChanged();
    /// Emitted with a sentence when the computer could not make a move, which is an error in the game.
    void failed(const QString& sentence);

  private:
    /// Returns the level that has the turn; empty for a person and when the game is over.
    std::string levelToMove() const;
    bool hasLaterMoves() const;
    void moved(const Change& change);
    /// Does the same as refresh(). Returns true if a computer begins or ends thinking or waiting.
    bool updateTurn();
    void think();
    /// Requests a move of the seat to move from the game's player of this level, with that seat's
    /// observation.
    void ask(const std::string& level, const Question& question);
    void answered(AnyMove move);
    void broken(const QString& what);
    void stop();
    void showInTime();
    void play();
    void report(quint64 search, const Thought& thought);
    void showNewest();
    int minimumPauseMs() const;

    GameSession& session_;
    Pace pace_ = Pace::normal;
    std::optional<std::chrono::milliseconds> thinkingTime_;
    bool held_ = false;
    bool patient_ = false;
    bool waiting_ = false;
    bool asked_ = false;
    std::optional<AnyMove> answer_;
    bool hurried_ = false;
    std::string level_;  ///< the requested level
    std::stop_source hurry_;
    QElapsedTimer since_;
    QDeadlineTimer notBefore_;
    QTimer show_;
    std::optional<Thought> thought_;
    quint64 search_ = 0;
    std::mutex mutex_;
    std::optional<Thought> newest_;  ///< from the thinking thread, not read yet
    quint64 newestSearch_ = 0;
    Doorbell bell_;
    Background<AnyMove>
        thinking_;  // last, so that its threads are joined before the other members are destroyed
};

}  // namespace plt
