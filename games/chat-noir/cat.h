// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/grid/field.h"
#include "chat-noir/grid/world.h"
#include "common/rules/random.h"

#include <optional>
#include <vector>

namespace chat_noir {

/// The cat's strategies. None of them uses the player's pointer or looks deeper on a bigger board.
///
/// - `plain`: as in the manual. Steps to a neighbour nearest to the edge, each of the nearest equally likely.
/// - `sharp`: expects its best way to be blocked before every step. Steps to the neighbour with the smallest
///   contested distance (Field::contested), of those to one nearest to the edge, each equally likely. Steps
///   off the board when it can.
/// - `sleepy`: like plain, but one step in three (by chance) is to any free neighbour, each equally likely.
enum class CatKind { plain, sharp, sleepy };

/// The numbers of the cells to which the cat may step, each with a nonzero probability; empty if it is
/// trapped. The cat's cell may be any cell inside the field.
void replies(const Field& field, int cat, CatKind kind, std::vector<int>& out);
/// The same if both distances of the field are already known.
void replies(const Field& field, int cat, CatKind kind, const Field::Distances& distances,
             const Field::Distances& contested, std::vector<int>& out);
/// The same on a board.
std::vector<Cell> replies(const Board& board, Cell cat, CatKind kind);

/// Draws the cat's step from the generator; none if it is trapped, that is, no neighbour has a way out.
std::optional<Cell> chooseStep(const Board& board, Cell cat, CatKind kind, plt::Random& random);

/// Plays the cat's turn in a position without an outcome: it steps, and may escape or be trapped.
void moveCat(Position& position, CatKind kind, plt::Random& random);

}  // namespace chat_noir
