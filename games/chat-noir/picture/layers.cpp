// SPDX-License-Identifier: MIT
#include "chat-noir/picture/layers.h"

#include "chat-noir/grid/search.h"

#include <algorithm>

namespace chat_noir {

std::vector<Layer> cellLayers(bool blocked, bool onPath, bool underMouse) {
    std::vector<Layer> layers{blocked ? Layer::blockedDisc : Layer::freeDisc};
    if (underMouse) {
        layers.push_back(Layer::mouseDot);
    } else if (onPath) {
        layers.push_back(Layer::pathDot);
    }
    return layers;
}

BoardPicture boardPicture(const Board& board, std::span<const Cell> path, std::optional<Cell> mouse) {
    BoardPicture picture{pictureSize(board.size()), {}};
    for (const Cell cell : board.cells()) {
        const bool onPath = std::ranges::find(path, cell) != path.end();
        picture.cells.push_back({cell, cellLayers(board.isBlocked(cell), onPath, mouse == cell)});
    }
    return picture;
}

Mood moodOf(Standing standing) {
    switch (standing) {
        case Standing::escaped:
            return Mood::happy;
        case Standing::trapped:
            return Mood::mad;
        case Standing::playing:
            break;
    }
    return Mood::thinking;
}

WorldPicture worldPicture(const World& world) {
    const auto path = shortestPathCells(world);
    return {boardPicture(world.position.board, path, world.mouse), moodOf(world.position.standing),
            centre(world.position.cat)};
}

}  // namespace chat_noir
