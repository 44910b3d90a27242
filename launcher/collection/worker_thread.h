// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QObject>
#include <QThread>

namespace plt {

/// A thread with one object living in it. The destructor waits only briefly: a blocked thread (a picture that
/// takes forever, a directory on a server that does not answer) must not keep the program from ending.
class WorkerThread {
  public:
    WorkerThread(const QString& name, std::unique_ptr<QObject> worker,
                 QThread::Priority priority = QThread::InheritPriority);
    ~WorkerThread();
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;

    /// Returns true if a thread was still busy when it should have ended. The program must then end without
    /// cleaning up.
    static bool anyAbandoned();

  private:
    std::unique_ptr<QThread> thread_;
    std::unique_ptr<QObject> worker_;
};

}  // namespace plt
