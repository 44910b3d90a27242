// SPDX-License-Identifier: MIT
#pragma once

#include "common/system/confinement/confinement.h"
#include "launcher/console/console_window.h"
#include "launcher/console/problem_panel.h"
#include "launcher/running/trouble_list.h"
#include "launcher/shelves/game_button.h"
#include "launcher/shelves/game_shelves.h"
#include "tests/plugin/games_dir.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

/// A console over a games directory of the test's own, shown and ready.
class ConsoleForTests : public plt::ConsoleWindow {
  public:
    explicit ConsoleForTests(
        const GamesDir& dir, plt::Patience patience = {}, bool limitsGames = true,
        const QString& building = {},
        const plt::DayWatch::Clock& clock = [] { return QDateTime::currentDateTime(); })
        : ConsoleWindow({{dir.path()},
                         QStringLiteral(PLT_PROGRAM),
                         patience,
                         {},
                         limitsGames,
                         building,
                         clock,
                         confines()}),
          dir_(dir) {
        show();
        activateWindow();
    }
    ~ConsoleForTests() override {
        if (!leavesGames_)
            for (plt::RunningGame* const game : runningGames()) game->kill();
    }
    /// Games go on when this is deleted, as they do for a player.
    void leaveGames() { leavesGames_ = true; }

    /// Waits until it is: a busy machine takes longer than a QTRY_VERIFY().
    bool isReady() {
        constexpr int longWait = 60000;
        return QTest::qWaitForWindowActive(this, longWait) &&
               QTest::qWaitFor([this] { return shelves().isComplete(); }, longWait);
    }
    plt::GameButton* button(const QString& folder) { return shelves().button(dir_.file(folder)); }
    void click(const QString& folder) { QTest::mouseClick(button(folder), Qt::LeftButton); }
    QStringList labels() const {
        QStringList out;
        for (const plt::GameButton* const button : shelves().buttons()) out.append(button->info().label);
        return out;
    }
    /// The sentences of all troubles, newest first.
    QStringList sentences() const {
        QStringList out;
        for (const plt::TroubleRow* const row : troubles().rows()) out.append(row->sentence());
        return out;
    }

  private:
    /// Without all of the confinement, the list of problems would say so.
    static bool confines() { return plt::offeredConfinement() == plt::ConfinementParts{true, true}; }

    const GamesDir& dir_;
    bool leavesGames_ = false;
};

/// Measures the longest time during which the event loop did nothing, in milliseconds, without the time in
/// which others had the processor: a busy machine is not the console's fault.
class Stalls {
  public:
    Stalls() {
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { look(); });
        look();
        longest_ = 0;
        timer_.start(10);
    }
    qint64 longest() {
        look();
        return longest_;
    }

  private:
    void look() {
        const qint64 waited = waitedForProcessor();
        if (since_.isValid()) longest_ = qMax(longest_, since_.elapsed() - (waited - waitedBefore_));
        since_.start();
        waitedBefore_ = waited;
    }
    /// Milliseconds for which this thread was ready to run and others had the processor; 0 if the system does
    /// not provide it.
    static qint64 waitedForProcessor() {
        QFile told(QStringLiteral("/proc/thread-self/schedstat"));
        if (!told.open(QIODevice::ReadOnly)) return 0;
        constexpr qint64 nanoseconds = 1'000'000;
        return told.readAll().split(' ').value(1).toLongLong() / nanoseconds;
    }

    QTimer timer_;
    QElapsedTimer since_;
    qint64 waitedBefore_ = 0;
    qint64 longest_ = 0;
};
