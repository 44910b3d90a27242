// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "gobblet/rules.h"

#include <array>

namespace gobblet {

namespace form = plt::form;

namespace {

constexpr std::string_view emptyWord = "empty";
constexpr std::array<char, 2> sideLetters{'r', 'y'};

/// No board is wider than four, and no game has more sizes.
constexpr auto smallNumber = form::number<std::uint8_t>(0, 3);

struct CellText {
    using Value = std::uint8_t;
    std::string write(std::uint8_t cell) const {
        return std::to_string(columnOf(cell)) + ',' + std::to_string(rowOf(cell));
    }
    std::optional<std::uint8_t> read(std::string_view text) const {
        const auto parts = plt::split(text, ',');
        const auto column = smallNumber.read(parts.front());
        const auto row = smallNumber.read(parts.back());
        if (parts.size() != 2 || !column || !row) return std::nullopt;
        return static_cast<std::uint8_t>(cellAt(*column, *row));
    }
};

std::optional<Side> readSide(char letter) {
    if (letter == sideLetters[0]) return Side::red;
    if (letter == sideLetters[1]) return Side::yellow;
    return std::nullopt;
}

bool readStack(std::string_view text, int cell, Position& position) {
    int below = -1;
    for (; !text.empty(); text.remove_prefix(2)) {
        const auto side = readSide(text[0]);
        const auto size = smallNumber.read(text.substr(1, 1));
        if (!side || !size || *size <= below || *size >= position.sizes()) return false;
        position.of(*side) |= piece(*size, cell);
        below = *size;
    }
    return true;
}

/// Returns true if there are no more pieces than a side has, and with 4 x 4 none that was still inside
/// another.
bool canBe(const Position& position) {
    for (const Side side : {Side::red, Side::yellow}) {
        for (int size = 0; size < position.sizes(); ++size) {
            const bool nested = position.width == 4 && size < position.sizes() - 1;
            const int most = nested ? count(position.of(side), size + 1) : position.copies();
            if (count(position.of(side), size) > most) return false;
        }
    }
    return true;
}

/// The width that an options' text begins with, and the players of an earlier version, if they follow it.
struct OptionsText {
    Options options;
    plt::Seats seats;
};
std::optional<OptionsText> readOptionsText(std::string_view text) {
    const auto end = text.find('-');
    const auto width = plt::readNumber<int>(text.substr(0, end), 3, 4);
    if (!width) return std::nullopt;
    OptionsText read{{*width}, {}};
    if (end == std::string_view::npos) return read;
    const auto seats = plt::readSeats(text.substr(end + 1), Rules::levels());
    if (!seats || seats->size() != sideLetters.size()) return std::nullopt;
    read.seats = *seats;
    return read;
}

struct WidthText {
    using Value = Options;
    std::string write(const Options& options) const { return std::to_string(options.width); }
    std::optional<Options> read(std::string_view text) const {
        const auto read = readOptionsText(text);
        return read ? std::optional(read->options) : std::nullopt;
    }
};

struct StartText {
    static std::string write(const Start& start) {
        const Position& position = start.position;
        if (position == emptyBoard(position.width)) return std::string(emptyWord);
        std::string text{sideLetters[indexOf(position.toMove)], '-'};
        for (int row = 0; row < position.width; ++row) {
            for (int column = 0; column < position.width; ++column) {
                if (row + column > 0) text += ',';
                const Stack stack = stackAt(position, cellAt(column, row));
                for (int i = 0; i < stack.height; ++i) {
                    const auto& piece = stack.pieces[i];
                    text += sideLetters[indexOf(piece.side)];
                    text += static_cast<char>('0' + piece.size);
                }
            }
        }
        return text;
    }
    static plt::Result<Start> read(std::string_view text, const Options& options) {
        Position position = emptyBoard(options.width);
        if (text == emptyWord) return Start{position};
        const plt::Message problem(
            PLT_TR("A position of Gobblet is \"empty\", or the side to move and the stacks of all cells."));
        if (text.size() < 2 || text[1] != '-') return problem;
        const auto toMove = readSide(text[0]);
        const auto stacks = plt::split(text.substr(2), ',');
        if (!toMove || stacks.size() != static_cast<std::size_t>(options.width * options.width))
            return problem;
        position.toMove = *toMove;
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            const int number = static_cast<int>(i);
            if (!readStack(stacks[i], cellAt(number % options.width, number / options.width), position))
                return problem;
        }
        if (!canBe(position))
            return plt::Message(PLT_TR("A side has pieces on the board that it cannot have."));
        if (endOf(Rules::begin(options, {position})) != End::none)
            return plt::Message(PLT_TR("The game is over in this position."));
        return Start{position};
    }
};

plt::Message told(Side side, const Move& move, int width) {
    const std::string to = cellName(move.to);
    const bool red = side == Side::red;
    if (move.kind == Move::Kind::claimDraw)
        return red ? PLT_TR("Red claims a draw.") : PLT_TR("Yellow claims a draw.");
    if (move.kind == Move::Kind::shift)
        return {red ? PLT_TR("Red: %1 to %2.") : PLT_TR("Yellow: %1 to %2."), {cellName(move.from), to}};
    switch (move.size + (width == 3 ? 1 : 0)) {
        case 0:
            return {red ? PLT_TR("Red: tiny to %1.") : PLT_TR("Yellow: tiny to %1."), {to}};
        case 1:
            return {red ? PLT_TR("Red: small to %1.") : PLT_TR("Yellow: small to %1."), {to}};
        case 2:
            return {red ? PLT_TR("Red: medium to %1.") : PLT_TR("Yellow: medium to %1."), {to}};
        default:
            return {red ? PLT_TR("Red: large to %1.") : PLT_TR("Yellow: large to %1."), {to}};
    }
}

}  // namespace

struct TextForms {
    /// The width: "4". The format of earlier versions is read, too; see seatsOf().
    static constexpr auto options =
        form::text(WidthText{}, PLT_TR("Options of Gobblet are the size of the board, \"3\" or \"4\"."));
    /// "empty", or the side to move and the stacks from bottom to top, row by row starting at the player:
    /// "r-y2,y0,r0y1r2,,,,,," is red to move, three stacks in the near row and nothing else.
    static constexpr StartText start{};
    static constexpr auto to = form::field(&Move::to, CellText{});
    /// "+2@1,0" brings a piece of size 2 to column 1 of row 0; "1,0>2,2" moves the visible piece; "draw"
    /// claims a draw.
    static constexpr auto move = form::text(
        form::oneOf(
            form::when(&Move::kind, Move::Kind::claimDraw, "draw"),
            form::when(&Move::kind, Move::Kind::place,
                       form::after("+", form::fields<Move>('@', form::field(&Move::size, smallNumber), to))),
            form::when(&Move::kind, Move::Kind::shift,
                       form::fields<Move>('>', form::field(&Move::from, CellText{}), to))),
        PLT_TR("Moves of Gobblet are written like \"+2@1,0\" (a new piece) or \"1,0>2,2\"."));
};

std::string cellName(int cell) {
    return {static_cast<char>('a' + columnOf(cell)), static_cast<char>('1' + rowOf(cell))};
}

std::optional<plt::Seats> Rules::seatsOf(std::string_view optionsText) {
    const auto read = readOptionsText(optionsText);
    if (!read || read->seats.empty()) return std::nullopt;
    return read->seats;
}

plt::Message Rules::describe(const Options& options) {
    return options.width == 3 ? PLT_TR("3 x 3") : PLT_TR("4 x 4");
}

plt::Message Rules::tell(const State& before, const Move& move, const State& /*after*/) {
    return told(before.position.toMove, move, before.options.width);
}

}  // namespace gobblet

template struct plt::WrittenBy<gobblet::TextForms, gobblet::Options, gobblet::Start, gobblet::Move>;
