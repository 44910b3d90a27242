// SPDX-License-Identifier: MIT
#include "common/thinking/doorbell.h"

#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include <QCoreApplication>
#include <QTest>

class TestDoorbell : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everythingThatIsHandedOverArrives() {
        std::mutex guard;
        std::vector<int> waiting;
        std::vector<int> seen;
        plt::Doorbell bell([&] {
            const std::scoped_lock lock(guard);
            seen.insert(seen.end(), waiting.begin(), waiting.end());
            waiting.clear();
        });
        {
            std::vector<std::jthread> workers;
            workers.reserve(4);
            for (int worker = 0; worker < 4; ++worker)
                workers.emplace_back([&] {
                    for (int i = 0; i < 250; ++i) {
                        {
                            const std::scoped_lock lock(guard);
                            waiting.push_back(i);
                        }
                        bell.ring();
                    }
                });
        }
        QVERIFY2(seen.empty(), "a ring is never answered at once");
        QTRY_COMPARE(seen.size(), std::size_t{1000});
    }

    void aBellThatIsGoneIsNotAnswered() {
        bool answered = false;
        auto bell = std::make_unique<plt::Doorbell>([&answered] { answered = true; });
        bell->ring();
        bell.reset();
        QCoreApplication::processEvents();
        QVERIFY(!answered);
    }
};

QTEST_GUILESS_MAIN(TestDoorbell)
#include "test_doorbell.moc"
