// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_plugin.h"
#include "launcher/running/found_process.h"

#include <chrono>
#include <memory>

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QSocketNotifier>
#include <QTime>
#include <QTimer>

namespace plt {

/// The time limits for a game, in milliseconds.
struct Patience {
    int untilWindow = 10000;     ///< from the click until its window is shown
    int untilSilence = 8000;     ///< without a heartbeat of its event loop
    int untilTerminated = 5000;  ///< from the request to close until it is terminated
    int untilKilled = 3000;      ///< from its termination until it is killed
};

/// The troubles of a game's process.
enum class Trouble {
    didNotStart,
    refused,
    failedAtStart,
    crashed,
    stopped,
    endedFromOutside,
    tookTooMuchMemory,
    heldInput,
    noWindow,
    silent
};

/// One process that runs a game, as seen by the console. The process outlives the console.
class RunningGame : public QObject {
    Q_OBJECT

  public:
    enum class State { starting, playing, silent, closing, ending };

    RunningGame(const GameInfo& info, const QString& program, const Patience& patience,
                QObject* parent = nullptr);
    /// Watches a game that already runs and was not started here; its exit code is not known.
    RunningGame(const GameInfo& info, FoundProcess found, const Patience& patience,
                QObject* parent = nullptr);
    ~RunningGame() override;

    /// Sets whether the game is ended when it takes too much memory, or grabs keyboard and mouse without
    /// responding. Call it before start().
    void setLimited(bool limited);
    /// Sets whether a guest is confined. Call it before start().
    void setConfined(bool confined);
    /// Sets the game to begin with, by its ID. Call it before start().
    void setGameId(const QString& gameId) { gameId_ = gameId; }
    void start();
    /// Asks the game to close, then terminates it, at last kills it. A second call kills it at once. Reports
    /// no trouble.
    void stop();
    /// Asks the game to close, as its player would; it may ask back and stay.
    void askToClose();
    /// Kills the process and those it has forked; reports no trouble.
    void kill();
    /// Raises the game's window.
    void show();
    /// Raises the game's window and plays the game of this ID.
    void open(const QString& gameId);

    const GameInfo& info() const { return info_; }
    qint64 processId() const { return process_ ? process_->processId() : found_.id; }
    bool isRunning() const { return !finished_; }
    bool windowWasShown() const { return windowShown_; }
    State state() const;
    /// Returns the time since the last sign of life.
    std::chrono::milliseconds silence() const { return std::chrono::milliseconds(sinceSign_.elapsed()); }
    QTime startTime() const { return startTime_; }
    /// Returns the trouble in one sentence with the game's name; plain text.
    QString sentence(Trouble trouble) const;
    /// Returns the last lines that the game has printed on standard error; plain text.
    QString lastWords() const;

  Q_SIGNALS:
    void stateChanged();
    void windowShown();
    void troubled(plt::Trouble trouble);
    /// Emitted when a game reported as silent or without a window responds again.
    void recovered();
    /// Emitted when the player wants to leave this game for the console.
    void consoleRequested();
    /// Emitted when the process has ended or could not be started.
    void ended();

  private:
    void prepareTimers();
    void send(const QByteArray& words);
    void understand(const QByteArray& words);
    void readSocket();
    void readWords();
    void readErrors();
    void checkLife();
    void checkInput();
    void terminate();
    void killGroup();
    void finish(int exitCode, QProcess::ExitStatus status);
    void report(Trouble trouble);

    const GameInfo info_;
    const Patience patience_;
    std::unique_ptr<QProcess> process_;  ///< null for a found one
    const FoundProcess found_;
    std::unique_ptr<QSocketNotifier> fromFound_;
    QTime startTime_;
    QElapsedTimer sinceSign_;
    QElapsedTimer sinceGrab_;
    QTimer lifeCheck_;
    QTimer nextStep_;  ///< of stop()
    bool limited_ = true;
    bool confined_ = true;
    QString gameId_;
    bool windowShown_ = false;
    bool refused_ = false;
    bool failedAtStart_ = false;
    bool tookTooMuchMemory_ = false;
    bool heldInput_ = false;
    bool closing_ = false;
    bool ending_ = false;
    bool warned_ = false;
    bool finished_ = false;
    QByteArray errors_;
    bool errorsCut_ = false;
};

}  // namespace plt
