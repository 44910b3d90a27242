// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/system/files/descriptor.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace plt {

/// A program of the player's that runs without a shell, in an empty folder of its own, until this is deleted:
/// then it is ended with all processes of its group. Needs a system with pipes; elsewhere it does not start.
class PLT_API ProgramProcess {
  public:
    /// Starts it and waits until it has started. A program in a session of its own can be told from the
    /// processes of this one; `maximumBytes` of memory are what each of its processes may take, or 0 for any.
    explicit ProgramProcess(const QString& path, bool hasOwnSession = false, qint64 maximumBytes = 0);
    ~ProgramProcess();
    ProgramProcess(const ProgramProcess&) = delete;
    ProgramProcess& operator=(const ProgramProcess&) = delete;

    /// Kills it and all processes of its group.
    void end();

    bool hasStarted() const { return id_ > 0; }
    qint64 id() const { return id_; }
    /// The ends of the pipes to its standard input and from its standard output.
    descriptors::Owned& input() { return input_; }
    descriptors::Owned& output() { return output_; }
    /// For its state. Has no channels.
    QProcess& process() { return process_; }

  private:
    QTemporaryDir folder_;
    QProcess process_;
    descriptors::Owned input_;
    descriptors::Owned output_;
    qint64 id_ = 0;
};

}  // namespace plt
