// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"

#include <vector>

#include <QString>
#include <QtCore/QtPlugin>

class QWidget;

namespace plt {

/// The reason why a game is unavailable, as a code.
enum class Fault {
    none,
    unreadable,      ///< info.yaml cannot be read
    tooLarge,        ///< info.yaml is too large
    encoding,        ///< info.yaml is not in UTF-8
    malformed,       ///< info.yaml is not YAML, or not a mapping
    badGameValue,    ///< info.yaml names neither a library nor a script, or both
    libraryMissing,  ///< the folder has no such library
    scriptMissing,   ///< the folder has no such script, or it cannot be read
    notAPlugin,      ///< the library is not a game
    wrongInterface   ///< the library was built for another version
};

/// The reason why a game is unavailable.
struct PLT_API Obstacle {
    Fault fault = Fault::none;
    Message detail;  ///< one line with the details

    /// Returns both parts, for authors: "malformed: line 3, column 1: ..."; empty for Fault::none.
    Message sentence() const;
    bool operator==(const Obstacle&) const = default;
};

/// The description of a game by its folder (info.yaml), read without loading any code.
struct PLT_API GameInfo {
    QString id;                     ///< name of the folder
    QString folder;                 ///< absolute path
    QString label;                  ///< plain text in the player's language, by cleanLabel()
    QString set;                    ///< group by which games are collected, plain text, by cleanLabel()
    QString setTitle;               ///< `set` in the player's language; empty if info.yaml does not have it
    QString summary;                ///< one line of plain text in the player's language; may be empty
    QString iconPath;               ///< absolute path of an icon file; empty for the placeholder
    QString libraryPath;            ///< absolute path; empty when unavailable, and for a game in a script
    QString scriptPath;             ///< absolute path of a game in a script; empty for all others
    Obstacle obstacle;              ///< why the game is unavailable
    std::vector<Message> warnings;  ///< minor problems

    bool available() const { return obstacle.fault == Fault::none; }
    bool operator==(const GameInfo&) const = default;
};

class GameView;

/// The factory that a game's library exports as a Qt plugin. Everything else about a game is in its
/// info.yaml.
class GamePlugin {
  public:
    virtual ~GamePlugin() = default;
    /// Creates a view of the game, owned by the caller (by `parent` where one is given). Never null; may
    /// throw.
    virtual GameView* makeView(QWidget* parent) = 0;
};

}  // namespace plt

/// major.minor. A host loads plugins of its own major version whose minor version is not above its own.
#define PLT_GAME_PLUGIN_IID "org.plt-games.GamePlugin/1.0"
Q_DECLARE_INTERFACE(plt::GamePlugin, PLT_GAME_PLUGIN_IID)
