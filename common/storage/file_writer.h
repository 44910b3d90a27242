// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <memory>

#include <QByteArray>
#include <QObject>
#include <QString>

namespace plt {

/// Does what waits for the disk on a thread of its own, in the order in which it was asked for, so that no
/// player ever waits for it. One for the whole program.
class PLT_API FileWriter {
  public:
    static FileWriter& shared();

    /// Runs `work` on the writing thread. `done` is then called with what it returned (empty, or a problem)
    /// on this thread, which is the program's, unless `context` is gone. Work with a `name` replaces work of
    /// the same name that was not begun yet, whose `done` is not called.
    void run(const QString& name, std::function<QString()> work, QObject* context = nullptr,
             std::function<void(const QString& problem)> done = {});
    /// Replaces a file as storage::writeFile() does; `bytes` is called on the writing thread.
    void write(const QString& path, std::function<QByteArray()> bytes, QObject* context = nullptr,
               std::function<void(const QString& problem)> done = {});

    /// Waits until everything that was asked for so far is done.
    void finish();
    /// Calls now, on the program's thread, every `done` that is due, and does not leave it to the event loop.
    void tell();
    /// Whether there is something still to be done.
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
