// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"
#include "common/session/any_rules.h"
#include "common/session/played_game.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

namespace plt {

/// A game in one line of text for somebody else: its deal, the moves and the result that they lead to.
struct SharedGame {
    std::string game;     ///< the name of the game's folder
    std::string deal;     ///< a game ID of either form
    std::string players;  ///< of writeSeats(); empty in games without seats
    /// In the rules' text form, separated by blanks; nothing if there are too many for a line.
    std::optional<std::string> moves;
    ToldResult result;  ///< Outcome::playing for a game that goes on
};

/// Returns the line: "plt-games:<game>/<deal>/<packed moves and result>/<check code>".
PLT_API QString sharedLine(const SharedGame& game);
/// Returns true if a text has such a line among others. Does not check it.
PLT_API bool hasSharedLine(const QString& text);
/// Reads the first such line of a text. Refuses one that was cut or changed after it was written.
PLT_API Result<SharedGame> readSharedGame(const QString& text);

/// The moves of a shared game, read and made from the beginning of its deal, with the last state.
struct ReplayedMoves {
    std::vector<AnyMove> moves;
    AnyState end;
};

/// Replays the moves of a shared game; refuses moves that the rules refuse, and more than a session keeps.
Result<ReplayedMoves> replayShared(const AnyRules& rules, const AnyOptions& options, const AnyStart& start,
                                   const std::string& moves);

/// Returns the told result, marked as proven if the moves are there and lead to it. Nothing if they do not.
std::optional<ToldResult> proven(const AnyRules& rules, const SharedGame& shared, const AnyOptions& options,
                                 const AnyStart& start);

/// The text form of a told result in saved games.
PLT_API std::string writeToldResult(const ToldResult& result);
PLT_API std::optional<ToldResult> readToldResult(std::string_view text);

}  // namespace plt
