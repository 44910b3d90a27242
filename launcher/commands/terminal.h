// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace plt {

/// Writes bytes to standard output. If that fails, prints the reason on standard error and returns false.
bool writeOutput(const QByteArray& bytes);

/// Writes one line to standard error, after the program's name.
void writeError(const QString& message);

}  // namespace plt
