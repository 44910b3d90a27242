// SPDX-License-Identifier: MIT
#include "common/storage/files.h"
#include "common/thinking/queue/work_queue.h"

#include <exception>
#include <utility>

#include <QCoreApplication>
#include <QPointer>
#include <QSettings>

namespace plt {

FileWriter& FileWriter::shared() {
    // The internals of QSettings must outlive the thread that writes preferences, also where a game calls
    // exit(): statics are destroyed in reverse order.
    static const QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("plt-games"));
    static FileWriter writer;
    // Qt destroys what writing needs right after the application.
    static const bool finishesInTime = [] {
        qAddPostRoutine([] {
            writer.finish();
            writer.queue_->stopReceiving();
        });
        return true;
    }();
    Q_UNUSED(finishesInTime)
    return writer;
}

FileWriter::FileWriter() : queue_(std::make_unique<WorkQueue>()) {}

FileWriter::~FileWriter() {
    finish();
}

void FileWriter::run(const QString& name, std::function<QString()> work, QObject* context,
                     std::function<void(const QString&)> done) {
    // Before there is an application, nothing is received.
    if (done && QCoreApplication::instance() != nullptr) queue_->receive();
    auto job = [work = std::move(work), context = QPointer<QObject>(context),
                done = std::move(done)](const WorkQueue::Turn& turn) mutable {
        QString problem;
        try {
            problem = work();
        } catch (const std::exception& thrown) {
            problem = QString::fromUtf8(thrown.what());
        }
        if (!done) return;
        turn.deliver([context = std::move(context), done = std::move(done), problem] {
            if (context) done(problem);
        });
    };
    queue_->add({.work = std::move(job), .name = name});
}

void FileWriter::write(const QString& path, std::function<QByteArray()> bytes, QObject* context,
                       std::function<void(const QString&)> done) {
    run(
        path, [path, bytes = std::move(bytes)] { return storage::writeFile(path, bytes()); }, context,
        std::move(done));
}

void FileWriter::finish() {
    queue_->finish();
}

void FileWriter::deliver() {
    queue_->deliverAll();
}

bool FileWriter::isBusy() const {
    return queue_->isBusy();
}

}  // namespace plt
