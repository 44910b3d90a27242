// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <memory>

#include <QByteArray>
#include <QFile>
#include <QString>

class QWidget;

/// The player's own files, which a confined game gets from the broker.
namespace plt {

/// Opens a file of the player's for reading. Returns null and sets `problem` if that fails. `parent` is the
/// window in which the player named the file.
PLT_API std::unique_ptr<QFile> openPlayerFile(const QString& path, QString* problem,
                                              QWidget* parent = nullptr);

/// Replaces a file of the player's, like storage::writeFile(). Returns the problem, or an empty string.
PLT_API QString writePlayerFile(const QString& path, const QByteArray& bytes);

}  // namespace plt
