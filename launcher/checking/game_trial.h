// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_info.h"
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

/// Loads a game and puts it through everything that a player might do to it. It may do anything to this
/// process, which is therefore one of its own.
class GameTrial {
    Q_DECLARE_TR_FUNCTIONS(plt::GameTrial)

  public:
    /// What is told while it goes on, one line each.
    struct Listener {
        std::function<void(const QString&)> problem;
        std::function<void(const QString&)> note;  ///< what was left out
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
    /// Notes every moment of the present trial, and ends it after some time.
    testing::Watch watch(std::chrono::seconds longest);
    void tell(const testing::Finding& finding);
    /// Waits for what is calculated elsewhere (a deal).
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
    std::vector<std::string> presets_;  // the usual options and what the form's buttons set
    std::vector<std::string> options_;  // what else the form can set
};

/// The trial of a game for the process that asked for it (see GameCheck): `folder` is the game's, what is
/// found is written to files in `report`. Gives the exit code.
int tryGameForOthers(const QString& folder, const QString& report);

}  // namespace plt
