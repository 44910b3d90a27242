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

/// The part of Background that does not depend on the type of the result.
class PLT_API BackgroundThreads {
  public:
    BackgroundThreads();
    BackgroundThreads(const BackgroundThreads&) = delete;
    BackgroundThreads& operator=(const BackgroundThreads&) = delete;
    /// Cancels the calculation and waits for its thread.
    ~BackgroundThreads();

    /// Cancels the running calculation, if any, without waiting for it: neither its result nor its failure is
    /// delivered.
    void cancel();
    /// Returns true if a result or a failure is still to come.
    bool isRunning() const { return current_ != nullptr; }

  protected:
    /// A function to be called on the requesting thread.
    using Delivery = std::function<void()>;
    /// Runs `work` on a worker thread. Its result is called on this thread, or `failed` if it throws (with
    /// the exception's message, which may be empty), unless the calculation was cancelled or replaced in the
    /// meantime or `context` has been destroyed.
    void start(QObject* context, std::function<Delivery(std::stop_token)> work,
               std::function<void(const QString&)> failed);

  private:
    struct Job {
        std::atomic<bool> finished = false;
        Delivery delivery;  ///< owned by the worker until `finished`
        std::jthread thread;
    };
    void deliver();

    Doorbell bell_;
    std::list<std::unique_ptr<Job>> jobs_;
    Job* current_ = nullptr;  ///< the job whose result is wanted, or null
    QPointer<QObject> context_;
};

/// Runs one calculation at a time (hints, solvers, deals) on a worker thread and delivers its result to the
/// requesting thread. Another run() or cancel() stops the running one. The calculation must poll its stop
/// token often: the destructor waits for it.
template <class T>
class Background : public BackgroundThreads {
  public:
    /// Starts `work`. Later, on this thread and unless `context` has been destroyed, calls `done` with the
    /// result, or `failed` if `work` has thrown.
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
