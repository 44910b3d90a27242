// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include <QHashFunctions>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace plt::script {

class Value;

/// The looks of cells. Scripts name roles and no colours, so that light and dark palettes both work.
enum class Look : std::uint8_t { none, plain, raised, light, dark, felt, lit, wall, hidden, goal, hole };

enum class Shape : std::uint8_t {
    none,
    disc,
    stone,
    peg,
    ring,
    cross,
    star,
    square,
    diamond,
    triangle,
    arrow,
    heart,
    crown,
    drawing  ///< an SVG file of the game's folder
};

enum class Tint : std::uint8_t {
    none,
    ink,
    accent,
    good,
    bad,
    white,
    black,
    orange,
    sky,
    green,
    yellow,
    blue,
    red,
    pink
};

/// A shape with its colour and text.
struct Drawn {
    Shape shape = Shape::none;
    Tint tint = Tint::none;
    int turn = 0;  ///< degrees clockwise
    bool small = false;
    QString text;
    QString file;     ///< of Shape::drawing
    int edition = 0;  ///< of the file, so that a changed one looks different

    bool isEmpty() const { return shape == Shape::none && text.isEmpty(); }
    bool operator==(const Drawn&) const = default;
};
std::size_t qHash(const Drawn& drawn, std::size_t seed = 0);

/// A cell of a board.
struct Cell {
    Look look = Look::plain;
    Tint tint = Tint::none;
    Drawn drawn;   ///< painted on the cell
    QString name;  ///< its content for screen readers; empty: made from what is seen
    QRectF area;   ///< of a free cell, in units of the script
    bool round = false;
    bool exists() const { return look != Look::none; }
    bool operator==(const Cell&) const = default;
};

/// A piece on a board.
struct Piece {
    QString id;    ///< its identity; empty: found by comparing pictures
    int cell = 0;  ///< from 0
    Drawn drawn;
    QString name;
    double height = 0.2;  ///< in perspective, in cells
    int rings = 0;        ///< in perspective
    bool operator==(const Piece&) const = default;
};

/// A button below a board or on a table.
struct Button {
    QString name;
    QString text;
    QString key;  ///< a letter
    bool enabled = true;
    bool operator==(const Button&) const = default;
};

struct Card {
    QString id;     ///< unique in a picture
    int face = -1;  ///< plt::Card::index(); -1 for a face of the game's own
    Drawn own;
    bool up = true;
    bool dimmed = false;
    bool turned = false;
    QString name;
};

enum class Lie : std::uint8_t { stacked, down, right, hand };

struct Pile {
    QString id;
    QPointF at;         ///< column and row of its first card, from 0, in cards
    QSizeF size{0, 0};  ///< 0: as much as there is
    Lie lie = Lie::stacked;
    std::vector<Card> cards;
    QString name;
    QString sign;
    QString label;
    bool place = true;
    bool counted = false;  ///< its number of cards is shown
};

/// Words on a table.
struct Label {
    QString text;
    QRectF area;
    bool strong = false;
};

/// A picture as a script returns it.
struct Picture {
    enum class Kind : std::uint8_t { board, pieces, cards };
    enum class Grid : std::uint8_t { squares, circles, free };

    Kind kind = Kind::board;
    // Boards ------------------------------------------------------------------------------------------------
    Grid grid = Grid::squares;
    int columns = 0;
    int rows = 0;
    std::vector<Cell> cells;
    std::vector<Piece> pieces;
    std::vector<int> last;    ///< cells of the last move
    bool hasLast = false;     ///< false: those of the session's last move
    bool showsMoves = false;  ///< cells that may be played are marked
    bool turned = false;      ///< seen from the other side
    // Tables ------------------------------------------------------------------------------------------------
    std::vector<Pile> piles;
    std::vector<Label> labels;
    // All ---------------------------------------------------------------------------------------------------
    std::vector<Button> buttons;
    std::vector<std::pair<QString, QString>> figures;
    QString status;
    QString ending;
};

/// Reads the value that picture() returned, or gives the reason why it is no picture: "cells[3].look: ...".
struct ReadPicture {
    Picture picture;
    QString problem;
};
ReadPicture readPicture(const Value& value);

/// Returns the name of a thing for screen readers: "orange disc", "A".
QString nameOf(const Drawn& drawn);
QString nameOf(Look look);

}  // namespace plt::script
