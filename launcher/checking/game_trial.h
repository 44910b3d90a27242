// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_plugin.h"
#include "launcher/checking/flight_recorder.h"

#include <chrono>
#include <functional>
#include <memory>

#include <QStringList>

namespace plt {

class GamePlugin;
class GameSession;
class GameView;
class GameWindow;
class Random;

/// Loads a game and does everything with it that a player might do. The game may do anything to this process,
/// which must therefore run nothing else.
class GameTrial {
    Q_DECLARE_TR_FUNCTIONS(plt::GameTrial)

  public:
    /// Callbacks for progress, with one line each.
    struct Listener {
        std::function<void(const QString&)> problem;
        std::function<void(const QString&)> note;  ///< something was left out
    };
    GameTrial(const GameInfo& info, FlightRecorder& recorder, Listener listener);
    ~GameTrial();

    void run();

  private:
    void load();
    void show();
    void collectOptions();
    void checkRules();
    void checkSessions();
    void playInWindow();
    void close();

    void begin(Trial trial);
    /// Returns a watch that notes every moment of the current trial and ends the trial after `longest`.
    testing::Watch watch(std::chrono::seconds longest);
    void report(const testing::Finding& finding);
    /// Runs the event loop until `done` returns true, for results of worker threads (a deal).
    void waitUntil(const std::function<bool()>& done);
    void tryOption(const std::function<bool(QWidget& form)>& change);
    void playGame(GameSession& session, Random& random);

    const GameInfo info_;
    FlightRecorder& recorder_;
    const Listener listener_;
    Trial trial_ = Trial::loading;
    GamePlugin* plugin_ = nullptr;
    std::unique_ptr<GameWindow> window_;
    GameView* view_ = nullptr;
    std::vector<std::string> presets_;  // the default options and those of the form's presets
    std::vector<std::string> options_;  // other options that the form can set
};

/// Tries the game in `folder` for the process that requested it (see GameCheck) and writes the results to
/// files in `report`. Returns the exit code.
int tryGameForOthers(const QString& folder, const QString& report);

}  // namespace plt
