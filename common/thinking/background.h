// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/thinking/doorbell.h"

#include <atomic>
#include <exception>
#include <functional>
#include <list>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

#include <QObject>
#include <QPointer>
#include <QString>

namespace plt {

/// The threads behind Background, whatever it calculates.
class PLT_API BackgroundThreads {
  public:
    BackgroundThreads();
    BackgroundThreads(const BackgroundThreads&) = delete;
    BackgroundThreads& operator=(const BackgroundThreads&) = delete;
    /// Stops what runs and waits for it.
    ~BackgroundThreads();

    /// Stops the running calculation, if any, without waiting for it: neither its result nor its failure is
    /// delivered.
    void cancel();
    /// Whether a result or a failure is still to come.
    bool running() const { return current_ != nullptr; }

  protected:
    /// What a calculation leaves: something to be done on the thread that asked.
    using Delivery = std::function<void()>;
    /// Runs `work` on a thread of its own. What it returns is done on this thread, and `failed` instead if it
    /// throws (with what it said, which may be empty), unless this was cancelled or replaced meanwhile or
    /// `context` is gone.
    void start(QObject* context, std::function<Delivery(std::stop_token)> work,
               std::function<void(const QString&)> failed);

  private:
    struct Job {
        std::atomic<bool> finished = false;
        Delivery delivery;  ///< the worker's until it has finished
        std::jthread thread;
    };
    void deliver();

    Doorbell bell_;
    std::list<std::unique_ptr<Job>> jobs_;
    Job* current_ = nullptr;  ///< whose result is wanted
    QPointer<QObject> context_;
};

/// Runs one calculation at a time on a worker thread and hands its result back to the thread that asked:
/// hints, solvers, deals. Asking anew or cancelling stops the running one. The calculation gets a stop token
/// and must look at it often: the destructor waits for it.
template <class T>
class Background : public BackgroundThreads {
  public:
    /// Starts `work` on a copy of what it captured. Later, on this thread and as long as `context` is there,
    /// `done` gets the result, or `failed` is told that there is none, because `work` threw something.
    void run(QObject* context, std::function<T(std::stop_token)> work, std::function<void(T)> done,
             std::function<void(const QString&)> failed = {}) {
        start(
            context,
            [work = std::move(work), done = std::move(done)](std::stop_token stop) -> Delivery {
                auto result = std::make_shared<T>(work(stop));
                return [result, done] { done(std::move(*result)); };
            },
            std::move(failed));
    }
};

}  // namespace plt
