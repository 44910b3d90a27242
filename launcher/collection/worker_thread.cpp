// SPDX-License-Identifier: MIT
#include "launcher/collection/worker_thread.h"

#include <utility>
#include <vector>

namespace plt {

namespace {

/// Threads that did not end in time, with the objects that live in them. Both may still be in use and are
/// never deleted; kept here, they are not reported as leaks.
std::vector<std::pair<QThread*, QObject*>>& abandoned() {
    static auto* const list = new std::vector<std::pair<QThread*, QObject*>>;
    return *list;
}

}  // namespace

WorkerThread::WorkerThread(const QString& name, std::unique_ptr<QObject> worker, QThread::Priority priority)
    : thread_(std::make_unique<QThread>()), worker_(std::move(worker)) {
    thread_->setObjectName(name);
    worker_->moveToThread(thread_.get());
    // The worker's timers and watchers may only be deleted in its own thread.
    QObject::connect(thread_.get(), &QThread::finished, worker_.get(), &QObject::deleteLater);
    thread_->start(priority);
}

WorkerThread::~WorkerThread() {
    thread_->requestInterruption();
    thread_->quit();
    constexpr int patience = 300;
    QObject* const worker = worker_.release();
    if (thread_->wait(patience)) return;
    abandoned().emplace_back(thread_.release(), worker);
}

bool WorkerThread::anyAbandoned() {
    return !abandoned().empty();
}

}  // namespace plt
