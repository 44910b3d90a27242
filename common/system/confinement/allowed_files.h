// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>
#include <QStringList>

namespace plt {

/// The places on this computer that determine what a confined game may use. All paths are absolute.
struct Places {
    QString home;
    QString config;   ///< $XDG_CONFIG_HOME
    QString data;     ///< $XDG_DATA_HOME
    QString cache;    ///< $XDG_CACHE_HOME
    QString runtime;  ///< $XDG_RUNTIME_DIR
    /// The folders in which the environment lets Qt and the desktop's libraries search, and the files of the
    /// display's permissions. Those that contain the home are ignored.
    QStringList searched;
    QStringList program;   ///< folders of this program: libraries, translations, manual
    QStringList game;      ///< the game's folder, its library, and its preferences from unconfined times
    QStringList writable;  ///< folders of the game's own data
    /// Folders that the environment names for programs of the graphics card, to be written by a game of ours.
    /// Those that contain the home are ignored.
    QStringList chosenCaches;
    QString sockets;    ///< folder of the sockets of running games
    QStringList given;  ///< files that the player named on the command line
};

/// The files and folders, with all that is in them, that a confined game may use.
struct AllowedFiles {
    QStringList readable;
    QStringList writable;  ///< read, written, made and removed
    QStringList devices;   ///< read and written, also files that are used like devices
    QString sockets;       ///< as `writable`, also sockets
};

/// Returns what a game may use: system files, fonts and the settings of the desktop, the program, its own
/// folder and data. Paths need not exist.
PLT_API AllowedFiles allowedFiles(const Places& places);

}  // namespace plt
