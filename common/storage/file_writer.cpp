// SPDX-License-Identifier: MIT
#include "common/storage/files.h"
#include "common/thinking/doorbell.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include <QCoreApplication>
#include <QPointer>
#include <QSettings>

namespace plt {

struct FileWriter::Private {
    struct Task {
        QString name;
        std::function<QString()> work;
        QPointer<QObject> context;
        std::function<void(const QString&)> done;
    };

    struct Report {
        QPointer<QObject> context;
        std::function<void(const QString&)> done;
        QString problem;
    };

    void work(const std::stop_token& stop) {
        for (;;) {
            Task task;
            {
                std::unique_lock lock(guard);
                busy = false;
                changed.notify_all();
                changed.wait(lock, stop, [this] { return !tasks.empty(); });
                // Pending tasks are done even when the thread is asked to stop.
                if (tasks.empty()) return;
                task = std::move(tasks.front());
                tasks.pop_front();
                busy = true;
            }
            QString problem;
            try {
                problem = task.work();
            } catch (const std::exception& thrown) {
                problem = QString::fromUtf8(thrown.what());
            }
            if (!task.done) continue;
            const std::scoped_lock lock(guard);
            reports.push_back({std::move(task.context), std::move(task.done), std::move(problem)});
            if (bell) bell->ring();
        }
    }

    /// Calls the `done` functions that are due, on the thread of the callers.
    void tell() {
        std::deque<Report> now;
        {
            const std::scoped_lock lock(guard);
            now.swap(reports);
        }
        for (const Report& report : now)
            if (report.context) report.done(report.problem);
    }

    mutable std::mutex guard;
    std::condition_variable_any changed;
    std::deque<Task> tasks;
    bool busy = false;
    std::deque<Report> reports;
    std::unique_ptr<Doorbell> bell;  ///< exists while there is an application with an event loop
    std::jthread thread;             // last, so that it ends before the other members are destroyed
};

FileWriter& FileWriter::shared() {
    // The internals of QSettings must outlive the thread that writes preferences, also where a game calls
    // exit(): statics are destroyed in reverse order.
    static const QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("plt-games"));
    static FileWriter writer;
    // Qt destroys what writing needs right after the application.
    static const bool finishesInTime = [] {
        qAddPostRoutine([] {
            writer.finish();
            const std::scoped_lock lock(writer.d->guard);
            writer.d->bell.reset();
            writer.d->reports.clear();
        });
        return true;
    }();
    Q_UNUSED(finishesInTime)
    return writer;
}

FileWriter::FileWriter() : d(std::make_unique<Private>()) {}

FileWriter::~FileWriter() = default;

void FileWriter::run(const QString& name, std::function<QString()> work, QObject* context,
                     std::function<void(const QString&)> done) {
    const std::scoped_lock lock(d->guard);
    if (!d->thread.joinable())
        d->thread = std::jthread([this](const std::stop_token& stop) { d->work(stop); });
    if (done && d->bell == nullptr && QCoreApplication::instance() != nullptr)
        d->bell = std::make_unique<Doorbell>([this] { d->tell(); });
    if (!name.isEmpty()) std::erase_if(d->tasks, [&](const auto& task) { return task.name == name; });
    d->tasks.push_back({name, std::move(work), context, std::move(done)});
    d->changed.notify_all();
}

void FileWriter::write(const QString& path, std::function<QByteArray()> bytes, QObject* context,
                       std::function<void(const QString&)> done) {
    run(
        path, [path, bytes = std::move(bytes)] { return storage::writeFile(path, bytes()); }, context,
        std::move(done));
}

void FileWriter::finish() {
    std::unique_lock lock(d->guard);
    d->changed.wait(lock, [this] { return d->tasks.empty() && !d->busy; });
}

void FileWriter::tell() {
    d->tell();
}

bool FileWriter::isBusy() const {
    const std::scoped_lock lock(d->guard);
    return d->busy || !d->tasks.empty();
}

}  // namespace plt
