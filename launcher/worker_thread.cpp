// SPDX-License-Identifier: MIT
#include "launcher/worker_thread.h"

#include <atomic>

namespace plt {

namespace {
std::atomic<bool> abandoned = false;
}

WorkerThread::WorkerThread(const QString& name, std::unique_ptr<QObject> worker, QThread::Priority priority)
    : thread_(std::make_unique<QThread>()), worker_(std::move(worker)) {
    thread_->setObjectName(name);
    worker_->moveToThread(thread_.get());
    // What the worker owns (timers, watchers) may only be deleted in its own thread.
    QObject::connect(thread_.get(), &QThread::finished, worker_.get(), &QObject::deleteLater);
    thread_->start(priority);
}

WorkerThread::~WorkerThread() {
    thread_->requestInterruption();
    thread_->quit();
    constexpr int patience = 300;
    worker_.release();
    if (thread_->wait(patience)) return;
    abandoned = true;
    thread_.release();
}

bool WorkerThread::anyAbandoned() {
    return abandoned;
}

}  // namespace plt
