// SPDX-License-Identifier: MIT
#include "common/thinking/background.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <QTest>

using plt::Background;

namespace {

/// Works until it is stopped.
int untilStopped(const std::stop_token& stop) {
    while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return -1;
}

}  // namespace

class TestBackground : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aResultComesToTheThreadThatAsked() {
        Background<std::vector<int>> background;
        std::vector<int> result;
        std::thread::id worker;
        std::thread::id told;
        QVERIFY(!background.isRunning());
        background.run(
            this,
            [&worker](const std::stop_token&) {
                worker = std::this_thread::get_id();
                return std::vector<int>(1000, 7);
            },
            [&](std::vector<int> given) {
                QVERIFY(!background.isRunning());
                told = std::this_thread::get_id();
                result = std::move(given);
            });
        QVERIFY(background.isRunning());
        QVERIFY2(result.empty(), "nothing comes before the caller is done");
        QTRY_COMPARE(result, std::vector<int>(1000, 7));
        QCOMPARE(told, std::this_thread::get_id());
        QVERIFY(worker != told);
    }

    void whatIsThrownIsTold() {
        Background<int> background;
        QStringList said;
        const auto done = [&said](int) { said << QStringLiteral("a result"); };
        const auto failed = [&said](const QString& what) { said << what; };
        background.run(
            this, [](const std::stop_token&) -> int { throw std::runtime_error("no room"); }, done, failed);
        QTRY_COMPARE(said, QStringList{QStringLiteral("no room")});
        background.run(
            this, [](const std::stop_token&) -> int { throw 5; }, done, failed);
        QTRY_COMPARE(said, (QStringList{QStringLiteral("no room"), QString()}));
        QVERIFY(!background.isRunning());
    }

    void nothingIsHeardOfWhatWasCancelledOrReplaced() {
        Background<int> background;
        std::vector<int> results;
        const auto done = [&results](int result) { results.push_back(result); };
        background.run(
            this, [](const std::stop_token&) { return 1; }, done);
        background.cancel();
        QVERIFY(!background.isRunning());
        background.run(
            this, [](const std::stop_token& stop) { return untilStopped(stop); }, done);
        for (int i = 2; i < 50; ++i)
            background.run(
                this, [i](const std::stop_token&) { return i; }, done);
        QTRY_VERIFY(!results.empty());
        // A result that came too late would be in the queue behind it.
        QCoreApplication::processEvents();
        QCOMPARE(results, std::vector<int>{49});
    }

    void aResultNobodyWaitsForIsDropped() {
        Background<int> background;
        auto context = std::make_unique<QObject>();
        bool told = false;
        background.run(
            context.get(), [](const std::stop_token&) { return 1; }, [&told](int) { told = true; });
        context.reset();
        QTRY_VERIFY(!background.isRunning());
        QVERIFY(!told);
    }

    void theEndWaitsForTheThread() {
        std::atomic<bool> ended = false;
        {
            Background<int> background;
            background.run(
                this,
                [&ended](const std::stop_token& stop) {
                    untilStopped(stop);
                    ended = true;
                    return 0;
                },
                [](int) { QFAIL("nobody is there any more"); });
        }
        QVERIFY(ended);
        QCoreApplication::processEvents();
    }

    void theAnswerMayTakeEverythingDown() {
        auto background = std::make_unique<Background<int>>();
        background->run(
            this, [](const std::stop_token&) { return 1; }, [&background](int) { background.reset(); });
        QTRY_VERIFY(background == nullptr);
    }
};

QTEST_GUILESS_MAIN(TestBackground)
#include "test_background.moc"
