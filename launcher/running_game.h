// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_info.h"

#include <memory>

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QTimer>

namespace plt {

/// How long a game may take before the player is told, in milliseconds.
struct Patience {
    int untilWindow = 10000;  ///< from the click to the first sight of the window
    int untilSilence = 8000;  ///< without a sign of life of its event loop
};

/// How a game's process did badly.
enum class Trouble { didNotStart, refused, failedAtStart, crashed, stopped, noWindow, silent };

/// One process in which a game runs, as the console sees it. The process outlives the console.
class RunningGame : public QObject {
    Q_OBJECT

  public:
    RunningGame(const GameInfo& info, const QString& program, const Patience& patience,
                QObject* parent = nullptr);
    ~RunningGame() override;

    void start();
    /// Ends the process by force; no trouble is reported.
    void stop();

    const GameInfo& info() const { return info_; }
    qint64 processId() const { return process_->processId(); }
    bool isRunning() const { return !finished_; }
    bool windowWasShown() const { return windowShown_; }
    /// What happened, in one sentence with the game's name; plain text.
    QString sentence(Trouble trouble) const;
    /// The last lines that the game printed on standard error; plain text.
    QString lastWords() const;

  Q_SIGNALS:
    void windowShown();
    void troubled(plt::Trouble trouble);
    /// It had been reported as silent or without a window, and is well again.
    void recovered();
    /// The process has ended, or never began.
    void ended();

  private:
    void readWords();
    void readErrors();
    void checkLife();
    void finish(int exitCode, QProcess::ExitStatus status);
    void report(Trouble trouble);

    const GameInfo info_;
    const Patience patience_;
    std::unique_ptr<QProcess> process_;
    QElapsedTimer sinceSign_;
    QTimer lifeCheck_;
    bool windowShown_ = false;
    bool refused_ = false;
    bool failedAtStart_ = false;
    bool stopping_ = false;
    bool warned_ = false;
    bool finished_ = false;
    QByteArray errors_;
    bool errorsCut_ = false;
};

}  // namespace plt
