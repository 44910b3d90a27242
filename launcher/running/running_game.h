// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_info.h"

#include <memory>

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QTime>
#include <QTimer>

namespace plt {

/// How long a game may take before something is done about it, in milliseconds.
struct Patience {
    int untilWindow = 10000;     ///< from the click to the first sight of the window
    int untilSilence = 8000;     ///< without a sign of life of its event loop
    int untilTerminated = 5000;  ///< from the moment it was asked to close
    int untilKilled = 3000;      ///< from the moment it was told to end
};

/// How a game's process did badly.
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

/// One process in which a game runs, as the console sees it. The process outlives the console.
class RunningGame : public QObject {
    Q_OBJECT

  public:
    enum class State { starting, playing, silent, closing, ending };

    RunningGame(const GameInfo& info, const QString& program, const Patience& patience,
                QObject* parent = nullptr);
    ~RunningGame() override;

    /// Whether the game is ended when it takes too much memory, or holds keyboard and mouse without
    /// responding. To be set before start().
    void setLimited(bool limited);
    void start();
    /// Asks the game to close; if it does not, tells it to end; at last kills it. Called once more, it kills
    /// at once. No trouble is reported.
    void stop();
    /// Ends the process and what it has forked by force; no trouble is reported.
    void kill();
    /// Brings the game's window to the front.
    void show();

    const GameInfo& info() const { return info_; }
    qint64 processId() const { return process_->processId(); }
    bool isRunning() const { return !finished_; }
    bool windowWasShown() const { return windowShown_; }
    State state() const;
    QTime startTime() const { return startTime_; }
    /// What happened, in one sentence with the game's name; plain text.
    QString sentence(Trouble trouble) const;
    /// The last lines that the game printed on standard error; plain text.
    QString lastWords() const;

  Q_SIGNALS:
    void stateChanged();
    void windowShown();
    void troubled(plt::Trouble trouble);
    /// It had been reported as silent or without a window, and is well again.
    void recovered();
    /// The player wants the console, to get out of this game.
    void consoleWanted();
    /// The process has ended, or never began.
    void ended();

  private:
    void readWords();
    void readErrors();
    void checkLife();
    void checkInput();
    void terminate();
    void killGroup();
    void finish(int exitCode, QProcess::ExitStatus status);
    Trouble howItCrashed() const;
    void report(Trouble trouble);

    const GameInfo info_;
    const Patience patience_;
    std::unique_ptr<QProcess> process_;
    QTime startTime_;
    QElapsedTimer sinceSign_;
    QElapsedTimer sinceGrab_;
    QTimer lifeCheck_;
    QTimer nextStep_;  ///< of being stopped
    bool limited_ = true;
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
