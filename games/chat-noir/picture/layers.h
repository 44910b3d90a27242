// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/grid/geometry.h"
#include "chat-noir/grid/world.h"

#include <optional>
#include <span>
#include <vector>

namespace chat_noir {

/// The layers on a cell. Discs have circleRadius, dots dotRadius.
enum class Layer { freeDisc, blockedDisc, pathDot, mouseDot };

/// The cat's face.
enum class Mood { thinking, happy, mad };

/// The layers of a cell from bottom to top. The pointer's dot replaces that of the path.
std::vector<Layer> cellLayers(bool blocked, bool onPath, bool underMouse);

struct CellPicture {
    Cell cell;
    std::vector<Layer> layers;
    bool operator==(const CellPicture&) const = default;
};

/// A background of this size, and the cells on it in drawing order.
struct BoardPicture {
    PictureSize background;
    std::vector<CellPicture> cells;
    bool operator==(const BoardPicture&) const = default;
};

/// `path`: the cells on a shortest path.
BoardPicture boardPicture(const Board& board, std::span<const Cell> path, std::optional<Cell> mouse);

/// The board with the cat on top. The picture keeps the background's size wherever the cat is.
struct WorldPicture {
    BoardPicture board;
    Mood mood;
    Point catCentre;
    bool operator==(const WorldPicture&) const = default;
};

Mood moodOf(Standing standing);
WorldPicture worldPicture(const World& world);

}  // namespace chat_noir
