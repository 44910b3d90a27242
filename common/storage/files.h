// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <memory>
#include <optional>

#include <QByteArray>
#include <QJsonObject>
#include <QObject>
#include <QString>

/// Reading and writing of the program's own files.
namespace plt::storage {

/// The maximum size of a file that is read or written as an object or a list, in bytes.
constexpr qint64 sizeLimit = 8 * 1024 * 1024;

/// Returns the folder of one kind of files that are kept for games.
PLT_API QString folder(const QString& part);
/// Returns the same folder, and creates it if it is missing.
PLT_API QString makeFolder(const QString& part);

/// The result of reading a file: exactly one member is set, or none when there is no file.
struct Read {
    std::optional<QJsonObject> object;
    QString problem;
};
/// The same for the bytes of a file.
struct ReadBytes {
    std::optional<QByteArray> bytes;
    QString problem;
};

/// Reads a JSON object. Never blocks and never reads more than sizeLimit bytes; anything but a regular file
/// is a problem.
PLT_API Read readObject(const QString& path);
/// Reads any file in the same way.
PLT_API ReadBytes readBytes(const QString& path);
/// Returns the problem if a file of so many bytes is too large to be read; else an empty string.
PLT_API QString sizeProblem(qint64 size);

/// Replaces a file atomically, and only when every byte has reached the disk. Returns the problem, or an
/// empty string. Waits for the disk; use a FileWriter if a player would have to wait.
PLT_API QString writeFile(const QString& path, const QByteArray& bytes);
/// Replaces a file by a JSON object, like writeFile(), unless it is too large to be read again.
PLT_API QString writeObject(const QString& path, const QJsonObject& object);
/// Returns the bytes that writeObject() writes.
PLT_API QByteArray bytesOf(const QJsonObject& object);

/// Renames an unusable file to `<path>.broken-<date>`, never over another one. Returns the new name, or an
/// empty string after a failure.
PLT_API QString setAside(const QString& path);
/// Copies the file to such a name instead of renaming it. Returns the new name, or an empty string after a
/// failure.
PLT_API QString copyAside(const QString& path);

}  // namespace plt::storage

namespace plt {

class WorkQueue;

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
    /// Calls every `done` that is due now, on the main thread, without waiting for the event loop.
    void deliver();
    /// Returns true if work is pending or running.
    bool isBusy() const;

    FileWriter();
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

  private:
    std::unique_ptr<WorkQueue> queue_;
};

}  // namespace plt
