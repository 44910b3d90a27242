// SPDX-License-Identifier: MIT
#include "common/thinking/queue/work_queue.h"

#include "common/system/processes/at_exit.h"

#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace plt {

/// The thread of a queue with all that both use. An abandoned one outlives its queue.
struct WorkQueue::Worker {
    struct Running {
        std::chrono::steady_clock::time_point since;
        Delivery givenUp;
    };

    /// Keeps a worker whose thread is stuck, and watches the end of the program because of it.
    static void abandon(const std::shared_ptr<Worker>& worker);

    /// Starts the thread. The caller holds the guard.
    void startIfNeeded(const std::shared_ptr<Worker>& self) {
        if (!thread.joinable() && !stop.stop_requested()) thread = std::thread([self] { self->work(); });
    }

    Delivery takeDelivery() {
        const std::scoped_lock lock(guard);
        if (deliveries.empty()) return {};
        Delivery first = std::move(deliveries.front());
        deliveries.pop_front();
        if (bell != nullptr && !deliveries.empty()) bell->ring();
        return first;
    }

    /// Performs the jobs until it is stopped.
    void work() {
        std::unique_lock lock(guard);
        for (;;) {
            running.reset();
            changed.notify_all();
            changed.wait(lock, [this] { return stop.stop_requested() || !jobs.empty(); });
            if (stop.stop_requested()) break;
            Job job = std::move(jobs.front());
            jobs.pop_front();
            running = Running{std::chrono::steady_clock::now(), std::move(job.givenUp)};
            lock.unlock();
            job.work(Turn(*this));
            job = {};
            lock.lock();
        }
        ended = true;
        changed.notify_all();
    }

    std::mutex guard;  // guards the members below, except `stop`
    std::condition_variable changed;
    std::deque<Job> jobs;
    std::optional<Running> running;
    std::deque<Delivery> deliveries;
    Doorbell* bell = nullptr;
    std::thread thread;
    bool ended = false;
    std::stop_source stop;
};

void WorkQueue::Worker::abandon(const std::shared_ptr<Worker>& worker) {
    static auto* const all = new std::vector<std::shared_ptr<Worker>>;
    static constexpr auto runs = [](const std::shared_ptr<Worker>& one) {
        const std::scoped_lock lock(one->guard);
        return !one->ended;
    };
    if (all->empty()) {
        // The thread still uses what a cleanup would destroy.
        processes::atExit([](int code) {
            if (std::none_of(all->cbegin(), all->cend(), runs)) return;
            std::fflush(nullptr);
            std::_Exit(code);
        });
    }
    worker->thread.detach();
    all->push_back(worker);
}

std::stop_token WorkQueue::Turn::stop() const {
    return worker_.stop.get_token();
}

void WorkQueue::Turn::deliver(Delivery delivery) const {
    const std::scoped_lock lock(worker_.guard);
    if (worker_.stop.stop_requested()) return;
    worker_.deliveries.push_back(std::move(delivery));
    if (worker_.bell != nullptr && worker_.deliveries.size() == 1) worker_.bell->ring();
}

WorkQueue::WorkQueue(std::chrono::milliseconds patience)
    : patience_(patience), worker_(std::make_shared<Worker>()) {}

WorkQueue::~WorkQueue() {
    end();
}

void WorkQueue::receive() {
    if (bell_) return;
    bell_ = std::make_unique<Doorbell>([this] { deliverNext(); });
    const std::scoped_lock lock(worker_->guard);
    worker_->bell = bell_.get();
    if (!worker_->deliveries.empty()) bell_->ring();
}

void WorkQueue::stopReceiving() {
    {
        const std::scoped_lock lock(worker_->guard);
        worker_->bell = nullptr;
        worker_->deliveries.clear();
    }
    bell_.reset();
}

void WorkQueue::deliverNext() {
    // May destroy the queue.
    if (const Delivery next = worker_->takeDelivery()) next();
}

void WorkQueue::deliverAll() {
    const auto worker = worker_;
    while (const Delivery next = worker->takeDelivery()) next();
}

void WorkQueue::add(Job job) {
    if (job.givenUp && !watch_) {
        watch_ = std::make_unique<QTimer>();
        watch_->setInterval(patience_ / 8);
        QObject::connect(watch_.get(), &QTimer::timeout, watch_.get(), [this] { giveUpStuckJob(); });
    }
    if (job.givenUp && !watch_->isActive()) watch_->start();
    const std::scoped_lock lock(worker_->guard);
    auto& jobs = worker_->jobs;
    if (!job.name.isEmpty())
        jobs.erase(std::remove_if(jobs.begin(), jobs.end(),
                                  [&job](const Job& other) { return other.name == job.name; }),
                   jobs.end());
    const auto place = std::find_if(jobs.begin(), jobs.end(),
                                    [&job](const Job& other) { return other.priority < job.priority; });
    jobs.insert(place, std::move(job));
    worker_->startIfNeeded(worker_);
    worker_->changed.notify_all();
}

void WorkQueue::cancel(const QString& prefix) {
    const std::scoped_lock lock(worker_->guard);
    std::erase_if(worker_->jobs, [&prefix](const Job& job) { return job.name.startsWith(prefix); });
}

void WorkQueue::finish() {
    std::unique_lock lock(worker_->guard);
    worker_->changed.wait(lock, [this] { return worker_->jobs.empty() && !worker_->running; });
}

bool WorkQueue::isBusy() const {
    const std::scoped_lock lock(worker_->guard);
    return worker_->running || !worker_->jobs.empty();
}

void WorkQueue::giveUpStuckJob() {
    const auto stuck = worker_;
    // The results of the jobs before it.
    deliverAll();
    if (stuck->stop.stop_requested()) return;
    std::unique_lock lock(stuck->guard);
    if (!stuck->running && stuck->jobs.empty()) watch_->stop();
    if (!stuck->running || !stuck->running->givenUp ||
        std::chrono::steady_clock::now() - stuck->running->since < patience_)
        return;
    const auto next = std::make_shared<Worker>();
    next->jobs.swap(stuck->jobs);
    next->bell = std::exchange(stuck->bell, nullptr);
    const Delivery givenUp = std::move(stuck->running->givenUp);
    lock.unlock();
    stuck->stop.request_stop();
    Worker::abandon(stuck);
    worker_ = next;
    givenUp();  // may destroy the queue
    const std::scoped_lock ofNext(next->guard);
    if (!next->jobs.empty()) next->startIfNeeded(next);
}

void WorkQueue::end() {
    watch_.reset();
    stopReceiving();
    worker_->stop.request_stop();
    std::unique_lock lock(worker_->guard);
    std::deque<Job> dropped;
    dropped.swap(worker_->jobs);
    worker_->changed.notify_all();
    if (!worker_->thread.joinable()) return;
    // The maximum time that a player should wait for a window to close.
    constexpr std::chrono::milliseconds longest(300);
    const bool ended = worker_->changed.wait_for(lock, longest, [this] { return worker_->ended; });
    lock.unlock();
    if (ended)
        worker_->thread.join();
    else
        Worker::abandon(worker_);
}

}  // namespace plt
