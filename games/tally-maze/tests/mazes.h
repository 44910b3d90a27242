// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/maze/enumeration.h"

#include <string>

namespace tally_maze::testing {

/// Row by row the openings to the right, then those downwards: "11 11 01 | 010 101".
inline std::string openings(const Maze& maze) {
    std::string text;
    for (int y = 0; y < maze.height(); ++y) {
        for (int x = 0; x + 1 < maze.width(); ++x)
            text += maze.isOpen(maze.cell(x, y), Direction::right) ? '1' : '0';
        text += ' ';
    }
    text += '|';
    for (int y = 0; y + 1 < maze.height(); ++y) {
        text += ' ';
        for (int x = 0; x < maze.width(); ++x)
            text += maze.isOpen(maze.cell(x, y), Direction::down) ? '1' : '0';
    }
    return text;
}

/// The maze whose openings are these.
inline Maze mazeFrom(int width, int height, const std::string& text) {
    Maze maze(width, height);
    std::string plain;
    for (const char c : text) {
        if (c == '0' || c == '1') plain += c;
    }
    std::size_t next = 0;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x + 1 < width; ++x) {
            if (plain.at(next++) == '0') maze.wall(maze.cell(x, y), Direction::right);
        }
    }
    for (int y = 0; y + 1 < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (plain.at(next++) == '0') maze.wall(maze.cell(x, y), Direction::down);
        }
    }
    return maze;
}

/// Exactly one way between any two cells: all are connected, with one opening fewer than cells.
inline bool isTree(const Maze& maze) {
    int openSides = 0;
    for (int cell = 0; cell < maze.cells(); ++cell) {
        if (maze.distance(cell, 0) == -1) return false;
        for (const auto direction : allDirections) {
            if (!maze.isOpen(cell, direction)) continue;
            const auto other = maze.neighbour(cell, direction);
            if (!other || !maze.areJoined(*other, cell)) return false;
            ++openSides;
        }
    }
    return openSides == 2 * (maze.cells() - 1);
}

}  // namespace tally_maze::testing
