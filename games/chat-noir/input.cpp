// SPDX-License-Identifier: MIT
#include "chat-noir/input.h"

namespace chat_noir {

bool canBlock(const Position& position, Cell cell) {
    return position.standing == Standing::playing && position.board.isFree(cell) && cell != position.cat;
}

void playTurn(Position& position, Cell cell, CatKind kind, plt::Random& random) {
    position.board.block(cell);
    moveCat(position, kind, random);
}

void hover(World& world, Point point) {
    const auto cell = cellAt(point, world.position.board);
    world.mouse = cell && canBlock(world.position, *cell) ? cell : std::nullopt;
}

void mouseEvent(World& world, MouseEvent event, Point point, CatKind kind, plt::Random& random) {
    if (event == MouseEvent::leave) {
        world.mouse.reset();
        return;
    }
    hover(world, point);
    if (event != MouseEvent::buttonUp || !world.mouse) return;
    playTurn(world.position, *world.mouse, kind, random);
    hover(world, point);
}

void keyPressed(World& world, Key key, HelpKey helpKey) {
    if (key == Key::help) world.help = helpKey == HelpKey::hold || !world.help;
}

void keyReleased(World& world, Key key, HelpKey helpKey) {
    if (key == Key::help && helpKey == HelpKey::hold) world.help = false;
}

bool asksForNewGame(const World& world, Key key) {
    return key == Key::newGame && world.position.standing != Standing::playing;
}

}  // namespace chat_noir
