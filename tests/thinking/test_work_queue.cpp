// SPDX-License-Identifier: MIT
#include "common/thinking/queue/work_queue.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include <QCoreApplication>
#include <QProcess>
#include <QSemaphore>
#include <QTest>

using plt::WorkQueue;
using Turn = plt::WorkQueue::Turn;

namespace {

constexpr auto soon = std::chrono::milliseconds(100);

/// A job that is stuck until its semaphore is released.
std::function<void(const Turn&)> stuck(const std::shared_ptr<QSemaphore>& reached,
                                       const std::shared_ptr<QSemaphore>& go) {
    return [reached, go](const Turn&) {
        reached->release();
        go->acquire();
    };
}

}  // namespace

class TestWorkQueue : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void jobsComeInOrderOnOneThread() {
        WorkQueue queue;
        queue.receive();
        std::vector<int> told;
        std::vector<std::thread::id> threads;
        for (int i = 0; i < 100; ++i)
            queue.add({[&, i](const Turn& turn) {
                turn.deliver([&told, &threads, i, here = std::this_thread::get_id()] {
                    told.push_back(i);
                    threads.push_back(here);
                });
            }});
        QVERIFY2(told.empty(), "nothing is delivered at once");
        QTRY_COMPARE(told.size(), std::size_t{100});
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QCOMPARE(std::count(threads.begin(), threads.end(), threads.front()), std::ptrdiff_t{100});
        QVERIFY(threads.front() != std::this_thread::get_id());
    }

    void aQueueThatWasIdleGoesOn() {
        WorkQueue queue;
        std::atomic<int> performed = 0;
        for (int i = 1; i <= 20; ++i) {
            queue.add({[&performed](const Turn&) { ++performed; }});
            queue.finish();
            QCOMPARE(performed.load(), i);
        }
    }

    void pendingJobsAreReplacedCancelledAndPreferred() {
        WorkQueue queue;
        const auto reached = std::make_shared<QSemaphore>();
        const auto go = std::make_shared<QSemaphore>();
        queue.add({stuck(reached, go)});
        reached->acquire();
        QStringList done;
        std::mutex guard;
        const auto add = [&](const QString& name, int priority, const QString& text) {
            queue.add({.work =
                           [&, text](const Turn&) {
                               const std::scoped_lock lock(guard);
                               done << text;
                           },
                       .name = name,
                       .priority = priority});
        };
        add(QStringLiteral("1/a"), 0, QStringLiteral("old"));
        add({}, 0, QStringLiteral("second"));
        add(QStringLiteral("2/a"), 7, QStringLiteral("cancelled"));
        add(QStringLiteral("1/b"), 1, QStringLiteral("first"));
        add(QStringLiteral("1/a"), 0, QStringLiteral("third"));
        queue.cancel(QStringLiteral("2/"));
        QVERIFY(queue.isBusy());
        go->release();
        queue.finish();
        QVERIFY(!queue.isBusy());
        QCOMPARE(done.join(u' '), QStringLiteral("first second third"));
    }

    void deliveriesCanBeCalledWithoutEvents() {
        WorkQueue queue;
        bool told = false;
        queue.add({[&told](const Turn& turn) { turn.deliver([&told] { told = true; }); }});
        queue.finish();
        QCoreApplication::processEvents();
        QVERIFY2(!told, "nobody receives");
        queue.deliverAll();
        QVERIFY(told);
    }

    void anEndedQueueDeliversNothing() {
        bool told = false;
        auto queue = std::make_unique<WorkQueue>();
        queue->receive();
        queue->add({[&told](const Turn& turn) { turn.deliver([&told] { told = true; }); }});
        queue->finish();
        queue.reset();
        QCoreApplication::processEvents();
        QVERIFY(!told);
    }

    void aDeliveryMayDestroyTheQueue() {
        auto queue = std::make_unique<WorkQueue>();
        queue->receive();
        bool more = false;
        queue->add({[&](const Turn& turn) {
            turn.deliver([&queue] { queue.reset(); });
            turn.deliver([&more] { more = true; });
        }});
        QTRY_VERIFY(!queue);
        QCoreApplication::processEvents();
        QVERIFY(!more);
    }

    void aDeliveryMayRunAnEventLoop() {
        WorkQueue queue;
        queue.receive();
        bool inner = false;
        bool outer = false;
        queue.add({[&](const Turn& turn) {
            turn.deliver([&] {
                QTRY_VERIFY(inner);
                outer = true;
            });
            turn.deliver([&inner] { inner = true; });
        }});
        QTRY_VERIFY(outer);
    }

    void theEndStopsTheJob() {
        WorkQueue queue;
        QSemaphore reached;
        std::atomic<bool> stopped = false;
        queue.add({[&](const Turn& turn) {
            reached.release();
            while (!turn.stop().stop_requested()) std::this_thread::yield();
            stopped = true;
        }});
        queue.add({[](const Turn&) { QFAIL("performed after the end"); }});
        reached.acquire();
        queue.end();
        QVERIFY(stopped);
        QVERIFY(!queue.isBusy());
    }

    void aStuckJobIsGivenUpAndTheOthersGoOn() {
        const auto reached = std::make_shared<QSemaphore>();
        const auto go = std::make_shared<QSemaphore>();
        QStringList told;
        {
            WorkQueue queue(soon);
            queue.receive();
            const auto tell = [&told](const char* text) {
                return [&told, text](const Turn& turn) {
                    turn.deliver([&told, text] { told << QString::fromLatin1(text); });
                };
            };
            queue.add({tell("before")});
            queue.add({.work =
                           [&told, work = stuck(reached, go)](const Turn& turn) {
                               work(turn);
                               turn.deliver([&told] { told << QStringLiteral("too late"); });
                           },
                       .givenUp = [&told] { told << QStringLiteral("given up"); }});
            queue.add({tell("after")});
            QTRY_COMPARE(told.join(u' '), QStringLiteral("before given up after"));
        }
        go->release();
        QTest::qWait(50);
        QCOMPARE(told.size(), 3);
    }

    void aSlowJobThatCannotBeGivenUpIsWaitedFor() {
        WorkQueue queue(soon / 10);
        queue.receive();
        bool told = false;
        bool other = false;
        queue.add({[&told](const Turn& turn) {
            std::this_thread::sleep_for(soon);
            turn.deliver([&told] { told = true; });
        }});
        queue.add({.work = [&other](const Turn& turn) { turn.deliver([&other] { other = true; }); },
                   .givenUp = [] { QFAIL("not stuck"); }});
        QTRY_VERIFY(told && other);
    }

    void aStuckJobDoesNotKeepTheEnd() {
        const auto reached = std::make_shared<QSemaphore>();
        const auto go = std::make_shared<QSemaphore>();
        {
            WorkQueue queue;
            queue.add({stuck(reached, go)});
            reached->acquire();
        }  // does not wait for `go`
        go->release();
    }

    void aStuckJobDoesNotKeepTheProgram() {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--stuck")});
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 7);
        QCOMPARE(program.readAllStandardOutput(), QByteArray("written at the end"));
    }
};

namespace {

/// A program that ends while a job blocks its thread.
int stuckProgram() {
    const auto reached = std::make_shared<QSemaphore>();
    WorkQueue queue;
    queue.add({stuck(reached, std::make_shared<QSemaphore>())});
    reached->acquire();
    std::fputs("written at the end", stdout);
    return 7;
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (application.arguments().contains(QStringLiteral("--stuck"))) return stuckProgram();
    TestWorkQueue test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_work_queue.moc"
