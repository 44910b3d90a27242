// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace plt {

/// The files of a trial's report, beside the home directories that the game was given.
extern const QString recordFileName;    ///< written by FlightRecorder
extern const QString problemsFileName;  ///< problems, one per line
extern const QString notesFileName;     ///< parts that could not be tried, one per line

/// The exit code of a trial that was refused and has reported why.
constexpr int trialFailed = 1;
/// The exit code of a trial in which the game has called exit(), whose own code is unknown.
constexpr int trialLeft = 113;

/// Returns the lines of a file; none if there is no file.
QStringList linesOf(const QString& file);
/// Appends a line, which stays whatever happens to the process.
void addLine(const QString& file, const QString& line);

}  // namespace plt
