// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <list>
#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

#include <QMetaObject>
#include <QObject>
#include <QPointer>

namespace plt {

/// Runs one calculation at a time on a worker thread and hands its result back to the thread that asked:
/// hints, solvers, computer players. Asking anew or cancelling stops the running one; its result is then
/// never delivered. The calculation gets a stop token and must look at it often: the destructor waits for it.
template <class T>
class Background {
  public:
    Background() = default;
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    ~Background() { cancel(); }  // the list joins its threads

    /// Starts `work` on a copy of what it captured. `done` runs later on the thread of `context` unless this
    /// was cancelled, replaced or `context` is gone. A `work` that throws delivers nothing.
    void run(QObject* context, std::function<T(std::stop_token)> work, std::function<void(T)> done) {
        cancel();
        std::erase_if(jobs_, [](const std::unique_ptr<Job>& job) { return job->finished.load(); });
        auto job = std::make_unique<Job>();
        current_ = std::make_shared<bool>(true);
        auto* state = job.get();
        job->thread =
            std::jthread([state, context = QPointer<QObject>(context), work = std::move(work),
                          done = std::move(done), current = current_](std::stop_token stop) mutable {
                try {
                    auto result = std::make_shared<T>(work(stop));
                    if (!stop.stop_requested() && context) {
                        QMetaObject::invokeMethod(
                            context.data(),
                            [result, done = std::move(done), current] {
                                if (!*current) return;
                                *current = false;
                                done(std::move(*result));
                            },
                            Qt::QueuedConnection);
                    }
                } catch (...) {
                    // Nothing to deliver; the asker's state is unchanged.
                }
                state->finished = true;
            });
        jobs_.push_back(std::move(job));
    }

    /// Stops the running calculation, if any, without waiting for it.
    void cancel() {
        if (current_) *current_ = false;
        current_.reset();
        for (auto& job : jobs_) job->thread.request_stop();
    }

    /// Whether a result is still to come.
    bool running() const { return current_ && *current_; }

  private:
    struct Job {
        std::atomic<bool> finished = false;
        std::jthread thread;
    };
    std::list<std::unique_ptr<Job>> jobs_;
    std::shared_ptr<bool> current_;  // read and written on the asking thread only
};

}  // namespace plt
