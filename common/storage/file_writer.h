// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <memory>

#include <QByteArray>
#include <QObject>
#include <QString>

namespace plt {

/// Performs disk writes in order on its own thread, so that no player ever waits for the disk. One instance
/// for the whole program.
class PLT_API FileWriter {
  public:
    /// The writer of the program.
    static FileWriter& shared();

    /// Runs `work` on the writing thread. Then calls `done` with its result (empty, or a problem) on this
    /// thread, which must be the main thread, unless `context` has been destroyed. Work with a `name`
    /// replaces pending work of the same name, whose `done` is not called.
    void run(const QString& name, std::function<QString()> work, QObject* context = nullptr,
             std::function<void(const QString& problem)> done = {});
    /// Replaces a file like storage::writeFile(); `bytes` is called on the writing thread.
    void write(const QString& path, std::function<QByteArray()> bytes, QObject* context = nullptr,
               std::function<void(const QString& problem)> done = {});

    /// Blocks until all work requested so far is done.
    void finish();
    /// Calls every `done` that is due now, on the main thread, instead of leaving it to the event loop.
    void tell();
    /// Returns true if work is pending or running.
    bool isBusy() const;

    FileWriter();
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
