// SPDX-License-Identifier: MIT
#include "common/thinking/background.h"

namespace plt {

BackgroundThreads::BackgroundThreads() = default;

BackgroundThreads::~BackgroundThreads() {
    cancel();  // the list joins its threads
}

void BackgroundThreads::start(QObject* context, std::function<Delivery(std::stop_token)> work,
                              std::function<void(const QString&)> failed) {
    cancel();
    std::erase_if(jobs_, [](const std::unique_ptr<Job>& job) { return job->finished.load(); });
    auto job = std::make_unique<Job>();
    current_ = std::make_shared<bool>(true);
    auto* state = job.get();
    // The thread asks Qt for nothing of the context but to run something there, which it may do from
    // anywhere.
    job->thread =
        std::jthread([state, context = QPointer<QObject>(context), work = std::move(work),
                      failed = std::move(failed), current = current_](std::stop_token stop) mutable {
            Delivery delivery;
            try {
                delivery = work(stop);
            } catch (const std::exception& thrown) {
                delivery = [failed, what = QString::fromUtf8(thrown.what())] {
                    if (failed) failed(what);
                };
            } catch (...) {
                delivery = [failed] {
                    if (failed) failed(QString());
                };
            }
            if (!stop.stop_requested() && context) {
                QMetaObject::invokeMethod(
                    context.data(),
                    [delivery = std::move(delivery), current] {
                        if (!*current) return;
                        *current = false;
                        delivery();
                    },
                    Qt::QueuedConnection);
            }
            state->finished = true;
        });
    jobs_.push_back(std::move(job));
}

void BackgroundThreads::cancel() {
    if (current_) *current_ = false;
    current_.reset();
    for (auto& job : jobs_) job->thread.request_stop();
}

}  // namespace plt
