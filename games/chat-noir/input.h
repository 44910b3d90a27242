// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/cat.h"
#include "chat-noir/grid/geometry.h"
#include "chat-noir/grid/world.h"

#include <optional>

namespace chat_noir {

/// May the player block this cell now? Only a free circle of the board without the cat, while the game goes
/// on.
bool canBlock(const Position& position, Cell cell);

/// The player's turn and the cat's reply. The cell must be one that canBlock() allows.
void playTurn(Position& position, Cell cell, CatKind kind, plt::Random& random);

/// Remembers the cell at the point as the one under the mouse; none where nothing can be blocked.
void hover(World& world, Point point);

enum class MouseEvent { buttonDown, buttonUp, move, drag, enter, leave };

/// What a mouse does to the world. Releasing a button plays the circle under it; everything else only hovers.
void mouseEvent(World& world, MouseEvent event, Point point, CatKind kind, plt::Random& random);

enum class Key { help, newGame };
/// How the key for the path display works: shown while it is held down, or switched by each press.
enum class HelpKey { hold, toggle };

void keyPressed(World& world, Key key, HelpKey helpKey);
void keyReleased(World& world, Key key, HelpKey helpKey);
/// The key for a new game counts only when the game is over, so that no game is lost to a slip.
bool asksForNewGame(const World& world, Key key);

}  // namespace chat_noir
