// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"

#include <QString>
#include <QStringList>

namespace plt {

/// What a game's folder says of it (info.yaml), read without loading any code.
struct PLT_API GameInfo {
    QString id;           ///< name of the folder
    QString folder;       ///< absolute path
    QString label;        ///< cleaned name, plain text
    QString set;          ///< cleaned name of the group, plain text
    QString summary;      ///< one line, plain text, may be empty
    QString iconPath;     ///< absolute path of an icon file, or empty: use the placeholder
    QString libraryPath;  ///< absolute path of the library; empty when unavailable
    QString reason;  ///< why the game is unavailable ("malformed: line 3, column 1: ..."); empty = available
    QStringList warnings;  ///< what is wrong but does not matter much

    bool available() const { return reason.isEmpty(); }
};

}  // namespace plt
