// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/thinking/doorbell.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

#include <QString>
#include <QTimer>

namespace plt {

/// Performs jobs one after the other on a worker thread. Jobs may wait for what is not ours (a disk, a server
/// that does not answer, a drawing without end). A thread that is stuck in one cannot be interrupted and is
/// abandoned with it; if it still runs at the end of the program, the program exits without cleanup. So a job
/// owns what it uses, and hands over its results by deliveries only.
class PLT_API WorkQueue {
  private:
    struct Worker;

  public:
    using Delivery = std::function<void()>;

    /// The queue as seen by a job that is being performed.
    class Turn {
      public:
        explicit Turn(Worker& worker) : worker_(worker) {}
        /// Stops when the job is given up or the queue ends.
        std::stop_token stop() const;
        /// Has the delivery called on the receiving thread, in order, unless the queue has ended.
        void deliver(Delivery delivery) const;

      private:
        Worker& worker_;
    };

    struct Job {
        std::function<void(const Turn&)> work;
        QString name = {};  ///< replaces a pending job of the same name, unless empty
        int priority = 0;   ///< higher is performed earlier; jobs of the same priority in the order of add()
        /// If set, the job is given up when it exceeds the patience. Called on the receiving thread; pending
        /// jobs go on after it, on another thread.
        Delivery givenUp = {};
    };

    /// `patience` is the time limit of jobs that can be given up.
    explicit WorkQueue(std::chrono::milliseconds patience = {});
    /// Calls end().
    ~WorkQueue();
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    /// Makes this thread the receiving one: its event loop calls the deliveries from now on.
    void receive();
    /// Drops all deliveries, and leaves those to come to deliverAll().
    void stopReceiving();
    /// Calls all deliveries that are due, on the receiving thread, instead of leaving it to the event loop.
    void deliverAll();

    /// Appends a job. Thread-safe, except for jobs that can be given up: these are the receiving thread's.
    void add(Job job);
    /// Removes the pending jobs whose names begin with this.
    void cancel(const QString& prefix);
    /// Blocks until all jobs are performed. Thread-safe.
    void finish();
    /// Returns true if a job is pending or being performed. Thread-safe.
    bool isBusy() const;
    /// Cancels all jobs and deliveries, and waits for the thread; only briefly, as it may be stuck.
    void end();

  private:
    void deliverNext();
    void giveUpStuckJob();

    const std::chrono::milliseconds patience_;
    std::unique_ptr<Doorbell> bell_;
    std::shared_ptr<Worker> worker_;
    std::unique_ptr<QTimer> watch_;  ///< exists once there was a job that can be given up
};

}  // namespace plt
