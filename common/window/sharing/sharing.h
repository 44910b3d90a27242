// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

class GameSession;
class GameView;
struct GameInfo;
struct ToldResult;

/// Returns the shown game as text for somebody else, of at most four lines: a sentence with the result, the
/// accuracy of a complete review, and the line that opens the game. Only if there is a game.
QString sharedText(const GameView& view, const GameInfo& info);

/// Opens a shared game, or the game with an ID of either form. `name`: the folder of the game. Returns the
/// problem, or an empty string.
QString openGameText(GameSession& session, const QString& name, const QString& text);
/// Opens a shared game only.
QString openSharedText(GameSession& session, const QString& name, const QString& text);

/// Returns a result in a few words: "won, 1:32, no help".
QString resultText(const GameSession& session, const ToldResult& result);
/// Returns the part of a result that is compared, for a figure: "1:32".
QString figureToBeat(const GameSession& session);
/// Returns a sentence that compares the shown end with the result to beat; empty without one.
QString comparisonText(const GameSession& session);

}  // namespace plt
