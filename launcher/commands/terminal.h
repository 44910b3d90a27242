// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace plt {

/// Puts something in the place of a standard stream that was closed when the program was started, so that no
/// file that is opened later is taken for it. Writing to it fails as before. To be called first of all.
void reserveStandardStreams();

/// Writes bytes to standard output. When not all of them arrive there, says why on standard error and gives
/// false.
bool writeOutput(const QByteArray& bytes);

/// Writes one line to standard error, after the program's name.
void writeError(const QString& message);

}  // namespace plt
