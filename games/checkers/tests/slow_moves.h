// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <vector>

/// A second, slow and obvious checkers, written from the rules alone: an 8 x 8 field of letters, moves as
/// texts. It shares nothing with games/checkers, so that the two can find each other's errors.
namespace slow_checkers {

/// b and w are men, B and W kings, '.' is empty. Rows from the first player's edge, as the second sees them.
struct Field {
    std::vector<std::string> rows = std::vector<std::string>(8, std::string(8, '.'));
    bool firstToMove = true;
};

struct Place {
    int row = 0;
    int column = 0;
};

inline Place placeOf(int square) {
    const int row = (square - 1) / 4;
    const int first = row % 2 == 0 ? 1 : 0;
    return {row, first + (square - 1) % 4 * 2};
}
inline int squareOf(Place place) {
    return place.row * 4 + place.column / 2 + 1;
}

inline char& at(Field& field, Place place) {
    return field.rows[place.row][place.column];
}
inline bool inside(Place place) {
    return place.row >= 0 && place.row < 8 && place.column >= 0 && place.column < 8;
}
inline bool isFirst(char piece) {
    return piece == 'b' || piece == 'B';
}
inline bool isSecond(char piece) {
    return piece == 'w' || piece == 'W';
}

/// The moves of a FEN-like list of pieces, then the field after each.
struct Outcome {
    std::string move;
    Field after;
};

inline std::vector<Place> stepsOf(char piece) {
    std::vector<Place> steps;
    if (piece != 'w') steps.insert(steps.end(), {{1, -1}, {1, 1}});
    if (piece != 'b') steps.insert(steps.end(), {{-1, -1}, {-1, 1}});
    return steps;
}

inline char crowned(char piece, int row) {
    if (piece == 'b' && row == 7) return 'B';
    if (piece == 'w' && row == 0) return 'W';
    return piece;
}

/// Goes on jumping with the piece at `place`; pieces already jumped are marked x until the move is over.
inline void jumpOn(Field field, Place place, const std::string& text, std::vector<Outcome>& found) {
    const char piece = at(field, place);
    bool any = false;
    for (const Place step : stepsOf(piece)) {
        const Place over{place.row + step.row, place.column + step.column};
        const Place to{over.row + step.row, over.column + step.column};
        if (!inside(to) || at(field, to) != '.') continue;
        const char victim = at(field, over);
        if (isFirst(piece) ? !isSecond(victim) : !isFirst(victim)) continue;
        any = true;
        Field next = field;
        at(next, place) = '.';
        at(next, over) = 'x';
        at(next, to) = crowned(piece, to.row);
        const std::string longer = text + "x" + std::to_string(squareOf(to));
        if (at(next, to) != piece) {
            found.push_back({longer, next});
        } else {
            jumpOn(next, to, longer, found);
        }
    }
    if (!any && text.find('x') != std::string::npos) found.push_back({text, field});
}

inline std::vector<Outcome> movesOf(const Field& start) {
    std::vector<Outcome> captures;
    std::vector<Outcome> steps;
    for (int square = 1; square <= 32; ++square) {
        Field field = start;
        const Place place = placeOf(square);
        const char piece = at(field, place);
        if (start.firstToMove ? !isFirst(piece) : !isSecond(piece)) continue;
        jumpOn(field, place, std::to_string(square), captures);
        for (const Place step : stepsOf(piece)) {
            const Place to{place.row + step.row, place.column + step.column};
            if (!inside(to) || at(field, to) != '.') continue;
            Field next = field;
            at(next, place) = '.';
            at(next, to) = crowned(piece, to.row);
            steps.push_back({std::to_string(square) + "-" + std::to_string(squareOf(to)), next});
        }
    }
    auto moves = captures.empty() ? steps : captures;
    for (auto& move : moves) {
        for (auto& row : move.after.rows) std::replace(row.begin(), row.end(), 'x', '.');
        move.after.firstToMove = !start.firstToMove;
    }
    std::sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.move < b.move; });
    return moves;
}

}  // namespace slow_checkers
