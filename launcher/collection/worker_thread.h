// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QObject>
#include <QThread>

namespace plt {

/// A thread with one object living in it. Its end is waited for only briefly: what is stuck there (a picture
/// that takes for ever, a directory on a server that does not answer) must not keep the program from ending.
class WorkerThread {
  public:
    WorkerThread(const QString& name, std::unique_ptr<QObject> worker,
                 QThread::Priority priority = QThread::InheritPriority);
    ~WorkerThread();
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;

    /// Whether some thread was still busy when it should have ended. Then the program is to end without
    /// tidying up.
    static bool anyAbandoned();

  private:
    std::unique_ptr<QThread> thread_;
    std::unique_ptr<QObject> worker_;
};

}  // namespace plt
