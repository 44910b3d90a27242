// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace plt {

/// The files of a report on the trial of a game, beside the homes that the game was given.
extern const QString recordFileName;    ///< of the FlightRecorder
extern const QString problemsFileName;  ///< what is wrong, one a line
extern const QString notesFileName;     ///< what could not be tried, one a line

/// What the process of a trial ends with that was not done, but has told why.
constexpr int trialFailed = 1;
/// What it ends with when the game has called exit(), whose own code is not known.
constexpr int trialLeft = 113;

/// The lines of a file; none without it.
QStringList linesOf(const QString& file);
/// Adds a line, so that it stays whatever happens to the process.
void addLine(const QString& file, const QString& line);

}  // namespace plt
