// SPDX-License-Identifier: MIT
#include "checkers/board/notation.h"

#include "checkers/board/typography.h"
#include "common/rules/text.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace checkers {

namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

std::optional<Direction> directionOf(int from, int to, int distance) {
    for (int d = 0; d < 4; ++d) {
        const auto direction = static_cast<Direction>(d);
        Board at = bit(from);
        for (int i = 0; i < distance; ++i) at = shift(at, direction);
        if (at == bit(to)) return direction;
    }
    return std::nullopt;
}

std::optional<std::vector<int>> readSquares(std::string_view text, char separator) {
    std::vector<int> squares;
    for (const auto part : plt::split(text, separator)) {
        const auto square = plt::readNumber(part, 1, squareCount);
        if (!square) return std::nullopt;
        squares.push_back(*square);
    }
    if (squares.size() < 2) return std::nullopt;
    return squares;
}

/// Normalises a move to the spelling of writeMove(), for example from "15:22", "15 x 22" or a long dash.
std::string inOneSpelling(std::string_view text) {
    const std::string plain = plainLetters(text);
    std::string move;
    bool blank = false;
    for (const char letter : trimmed(plain)) {
        const char c = letter == ':' || letter == 'X' ? 'x' : letter;
        if (c == ' ') {
            blank = true;
            continue;
        }
        // Blanks are ignored beside a separator, but not between two squares.
        const auto separates = [](char one) { return one == 'x' || one == '-'; };
        if (blank && !separates(c) && !separates(move.back())) move += ' ';
        blank = false;
        move += c;
    }
    return move;
}

plt::Message unreadableMove() {
    return PLT_TR("A move is written like 11-15, a capture like 15x22 or 15x22x29.");
}

/// Reads one side of a FEN without its letter.
bool readSide(std::string_view text, Board& pieces, Board& kings) {
    if (trimmed(text).empty()) return true;
    for (auto part : plt::split(text, ',')) {
        part = trimmed(part);
        const bool king = part.starts_with('K');
        if (king) part.remove_prefix(1);
        const auto ends = plt::split(part, '-');
        const auto low = plt::readNumber(ends.front(), 1, squareCount);
        const auto high = plt::readNumber(ends.back(), 1, squareCount);
        if (ends.size() > 2 || !low || !high || *low > *high) return false;
        for (int square = *low; square <= *high; ++square) {
            if ((pieces & bit(square)) != 0) return false;
            pieces |= bit(square);
            if (king) kings |= bit(square);
        }
    }
    return true;
}

/// Fields that some programs write after the sides: moves without progress (H0), the number of the move (F1).
bool isCount(std::string_view part) {
    return (part.starts_with('H') || part.starts_with('F')) &&
           plt::readNumber(part.substr(1), 0, 1'000'000).has_value();
}

void writeSide(std::string& text, const Position& p, Side side) {
    text += side == Side::first ? ":B" : ":W";
    bool any = false;
    for (Board rest = p.pieces(side); rest != 0; rest &= rest - 1) {
        if (any) text += ',';
        any = true;
        if ((p.kings & rest & (0 - rest)) != 0) text += 'K';
        text += std::to_string(lowest(rest));
    }
}

}  // namespace

std::string writeMove(const Move& move) {
    switch (move.kind) {
        case Move::Kind::agreeDraw:
            return "draw";
        case Move::Kind::resign:
            return "resigns";
        case Move::Kind::board:
            break;
    }
    std::string text;
    for (const int square : pathOf(move)) {
        if (!text.empty()) text += move.jumps > 0 ? 'x' : '-';
        text += std::to_string(square);
    }
    return text;
}

std::string writeMoves(const std::vector<Move>& moves) {
    std::string text;
    for (const Move& move : moves) text += (text.empty() ? "" : " ") + writeMove(move);
    return text;
}

plt::Result<Move> readMove(std::string_view text) {
    if (text == "draw") return Move::agreeDraw();
    if (text == "resigns") return Move::resign();
    if (const auto step = readSquares(text, '-'); step && step->size() == 2) {
        if (directionOf((*step)[0], (*step)[1], 1)) return Move::step((*step)[0], (*step)[1]);
        return plt::Message(PLT_TR("A step goes to the next square on a diagonal."));
    }
    const auto path = readSquares(text, 'x');
    if (!path || path->size() > static_cast<std::size_t>(maxPieces) + 1) return unreadableMove();
    Move move = Move::step(path->front(), path->front());
    for (std::size_t i = 1; i < path->size(); ++i) {
        const auto direction = directionOf(move.to, (*path)[i], 2);
        if (!direction)
            return plt::Message(PLT_TR("A jump goes to the second square on a diagonal, like 15x22."));
        if ((move.captured & shift(bit(move.to), *direction)) != 0)
            return plt::Message(PLT_TR("A piece can be jumped only once."));
        move = move.jumping(*direction);
    }
    return move;
}

plt::Result<Move> readMoveAt(const Position& position, std::string_view typed) {
    const std::string text = inOneSpelling(typed);
    MoveList list;
    generate(position, list);
    for (const Move& move : list)
        if (writeMove(move) == text) return move;
    auto squares = readSquares(text, 'x');
    if (!squares) squares = readSquares(text, '-');
    if (!squares) return unreadableMove();
    const Move* found = nullptr;
    for (const Move& move : list) {
        if (move.from != squares->front() || move.to != squares->back()) continue;
        if (squares->size() > 2 && pathOf(move) != *squares) continue;
        if (found)
            return plt::Message(
                PLT_TR("There is more than one such capture: write every square on which the piece lands."));
        found = &move;
    }
    if (found) return *found;
    if (list.empty()) return plt::Message(PLT_TR("There is no move left."));
    return plt::Message(PLT_TR("That move is not possible now."));
}

std::string writeFen(const Position& position) {
    std::string text = position.toMove == Side::first ? "B" : "W";
    writeSide(text, position, Side::second);
    writeSide(text, position, Side::first);
    return text;
}

plt::Result<Position> readFen(std::string_view written) {
    const plt::Message unreadable(PLT_TR("A position is written like B:W21,22,K30:B1,2,K7."));
    std::string plain = plainLetters(written);
    for (char& c : plain) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    std::string_view text = trimmed(plain);
    if (text.ends_with('.')) text.remove_suffix(1);
    auto parts = plt::split(text, ':');
    while (parts.size() > 3 && isCount(trimmed(parts.back()))) parts.pop_back();
    if (parts.size() != 3) return unreadable;
    Position p;
    const auto turn = trimmed(parts[0]);
    if (turn != "B" && turn != "W") return unreadable;
    p.toMove = turn == "B" ? Side::first : Side::second;
    bool seen[2] = {false, false};
    for (std::size_t i = 1; i < 3; ++i) {
        const auto part = trimmed(parts[i]);
        if (!part.starts_with('B') && !part.starts_with('W')) return unreadable;
        const bool first = part.front() == 'B';
        if (seen[first ? 0 : 1]) return unreadable;
        seen[first ? 0 : 1] = true;
        if (!readSide(part.substr(1), first ? p.first : p.second, p.kings)) return unreadable;
    }
    if (!isPossible(p))
        return plt::Message(
            PLT_TR("Each square holds one piece, each side has at most twelve, and a man on the far row is a "
                   "king."));
    return p;
}

}  // namespace checkers
