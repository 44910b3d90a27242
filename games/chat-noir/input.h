// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/cat.h"
#include "chat-noir/grid/geometry.h"
#include "chat-noir/grid/world.h"

#include <optional>

namespace chat_noir {

/// Returns true if the player may block this cell now: a free circle of the board without the cat, while the
/// game goes on.
bool canBlock(const Position& position, Cell cell);

/// Plays the player's turn and the cat's reply. Requires canBlock().
void playTurn(Position& position, Cell cell, CatKind kind, plt::Random& random);

/// Stores the cell at the point as the one under the pointer, or none if it cannot be blocked.
void hover(World& world, Point point);

enum class MouseEvent { buttonDown, buttonUp, move, drag, enter, leave };

/// Handles a mouse event. Releasing a button blocks the circle under the pointer; all other events only
/// hover.
void mouseEvent(World& world, MouseEvent event, Point point, CatKind kind, plt::Random& random);

enum class Key { help, newGame };
/// The behaviour of the key for the path display: shown while held down, or toggled by each press.
enum class HelpKey { hold, toggle };

void keyPressed(World& world, Key key, HelpKey helpKey);
void keyReleased(World& world, Key key, HelpKey helpKey);
/// Returns true for the new-game key after the end; during a game it is ignored, so that no game is lost by
/// mistake.
bool asksForNewGame(const World& world, Key key);

}  // namespace chat_noir
