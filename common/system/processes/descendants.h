// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QtGlobal>

class QProcess;

/// Processes with all that they start themselves. Numbers of processes are those of QProcess::processId(), 0
/// for none.
namespace plt::processes {

/// Makes `process` leave this program's session when it starts. So it does not get the signals of a terminal
/// (Ctrl+C, hangup), and killWithDescendants() finds what it has started. Call it before start().
PLT_API void startInOwnSession(QProcess& process);

/// Asks a process to end.
PLT_API void terminate(qint64 process);
/// Kills a process that was started in a session of its own, and what it has started in that. Does nothing on
/// systems without sessions, where QProcess::kill() is left.
PLT_API void killWithDescendants(qint64 process);

/// Returns true if it is known that a debugger traces the process.
PLT_API bool isBeingDebugged(qint64 process);

}  // namespace plt::processes
