// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QProcess>
#include <QString>

namespace plt {

/// The ways in which a process ends.
enum class ProcessEnd {
    exited,            ///< by itself, with any code
    crashed,           ///< by a mistake in it
    tookTooMuchTime,   ///< by limits::setProcessorTime()
    endedFromOutside,  ///< by another program, the player or the system
};

/// Returns the way in which a process has ended that QProcess::finished() reports.
PLT_API ProcessEnd processEnd(int exitCode, QProcess::ExitStatus status);

/// Returns the reason of a crash in words: "segmentation fault". `exitCode`: of a process that has crashed.
PLT_API QString crashInWords(int exitCode);

}  // namespace plt
