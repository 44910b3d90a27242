// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"

#include <vector>

#include <QString>

namespace plt {

/// Why a game cannot be played, in a word.
enum class Fault {
    none,
    unreadable,      ///< info.yaml cannot be read
    tooLarge,        ///< info.yaml is too large
    encoding,        ///< info.yaml is not in UTF-8
    malformed,       ///< info.yaml is no YAML, or no mapping
    badGameValue,    ///< info.yaml names no library
    libraryMissing,  ///< the folder has no such library
    notAPlugin,      ///< the library is something else
    wrongInterface   ///< the library was built for another version
};

/// What keeps a game from being played.
struct PLT_API Obstacle {
    Fault fault = Fault::none;
    Message detail;  ///< one line that says it exactly

    /// Both, for authors: "malformed: line 3, column 1: ..."; empty where nothing is in the way.
    Message sentence() const;
    bool operator==(const Obstacle&) const = default;
};

/// What a game's folder says of it (info.yaml), read without loading any code.
struct PLT_API GameInfo {
    QString id;           ///< name of the folder
    QString folder;       ///< absolute path
    QString label;        ///< cleaned name in the player's language, plain text
    QString set;          ///< cleaned name of the group as games are put together by it, plain text
    QString setTitle;     ///< the same in the player's language; empty where info.yaml does not have it
    QString summary;      ///< one line in the player's language, plain text, may be empty
    QString iconPath;     ///< absolute path of an icon file, or empty: use the placeholder
    QString libraryPath;  ///< absolute path of the library; empty when unavailable
    Obstacle obstacle;    ///< why the game is unavailable
    std::vector<Message> warnings;  ///< what is wrong but does not matter much

    bool available() const { return obstacle.fault == Fault::none; }
    bool operator==(const GameInfo&) const = default;
};

}  // namespace plt
