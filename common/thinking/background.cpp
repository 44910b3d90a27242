// SPDX-License-Identifier: MIT
#include "common/thinking/background.h"

namespace plt {

BackgroundThreads::BackgroundThreads() : bell_([this] { deliver(); }) {}

BackgroundThreads::~BackgroundThreads() {
    cancel();  // the list joins its threads
}

void BackgroundThreads::start(QObject* context, std::function<Delivery(std::stop_token)> work,
                              std::function<void(const QString&)> failed) {
    cancel();
    std::erase_if(jobs_, [](const std::unique_ptr<Job>& job) { return job->finished.load(); });
    auto& job = *jobs_.emplace_back(std::make_unique<Job>());
    current_ = &job;
    context_ = context;
    job.thread = std::jthread(
        [this, &job, work = std::move(work), failed = std::move(failed)](const std::stop_token& stop) {
            try {
                job.delivery = work(stop);
            } catch (const std::exception& thrown) {
                job.delivery = [failed, what = QString::fromUtf8(thrown.what())] {
                    if (failed) failed(what);
                };
            } catch (...) {
                job.delivery = [failed] {
                    if (failed) failed(QString());
                };
            }
            job.finished = true;
            if (!stop.stop_requested()) bell_.ring();
        });
}

void BackgroundThreads::deliver() {
    // The ring may come from a cancelled calculation.
    if (current_ == nullptr || !current_->finished.load()) return;
    const auto delivery = std::move(current_->delivery);
    current_ = nullptr;
    if (context_) delivery();
}

void BackgroundThreads::cancel() {
    current_ = nullptr;
    for (auto& job : jobs_) job->thread.request_stop();
}

}  // namespace plt
