// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "slidey/rules.h"

#include <cstddef>
#include <string>

namespace slidey {

namespace form = plt::form;
using plt::Message;

namespace {

struct PictureText {
    using Value = PictureName;
    std::string write(const PictureName& picture) const { return picture.text; }
    std::optional<PictureName> read(std::string_view text) const { return PictureName::read(text); }
};

constexpr auto rowsText = form::list('/', form::list(',', form::number<Tile>(0, mostTiles* mostTiles - 1)));

struct StartText {
    static std::string write(const Start& start) {
        std::vector<std::vector<Tile>> rows;
        for (int row = 0; row < start.rows(); ++row) {
            const auto begin = start.tiles().begin() + static_cast<std::ptrdiff_t>(row) * start.columns();
            rows.emplace_back(begin, begin + start.columns());
        }
        return rowsText.write(rows);
    }
    static plt::Result<Start> read(std::string_view text, const Options& options) {
        const auto rows = rowsText.read(text);
        if (!rows)
            return Message(PLT_TR("The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6."));
        std::vector<Tile> tiles;
        for (const auto& row : *rows) {
            if (row.size() != static_cast<std::size_t>(options.columns))
                return Message(PLT_TR("A row does not have as many tiles as the game."));
            tiles.insert(tiles.end(), row.begin(), row.end());
        }
        if (rows->size() != static_cast<std::size_t>(options.rows))
            return Message(PLT_TR("There are not as many rows as the game has."));
        std::vector<bool> seen(tiles.size(), false);
        for (const Tile tile : tiles) {
            if (tile >= tiles.size() || seen[tile])
                return Message(PLT_TR("Every number up to that of the last tile must be there once."));
            seen[tile] = true;
        }
        Position position(options.columns, options.rows, std::move(tiles));
        if (!position.isSolvable()) return Message(PLT_TR("No slides can make this picture whole."));
        if (position.isSolved()) return Message(PLT_TR("The picture is whole."));
        return position;
    }
};

}  // namespace

struct TextForms {
    static constexpr auto options =
        form::text(form::fields<Options>(
                       '-',
                       form::fields<Options>('x', form::number(&Options::columns, fewestTiles, mostTiles),
                                             form::number(&Options::rows, fewestTiles, mostTiles)),
                       form::field(&Options::picture, PictureText{})),
                   PLT_TR("Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture."));
    static constexpr StartText start{};
    static constexpr auto move =
        form::text(form::fields<Move>(',', form::number(&Move::column, 0, mostTiles - 1),
                                      form::number(&Move::row, 0, mostTiles - 1)),
                   PLT_TR("A move names a column and a row from 0, such as 2,1."));
};

plt::Message Rules::describe(const Options& options) {
    return {PLT_TR("Tiles: %1 × %2"), {options.columns, options.rows}};
}

std::string Rules::countedAs(const Options& options, const plt::Seats& /*seats*/) {
    return std::to_string(options.columns) + 'x' + std::to_string(options.rows);
}

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    return write(start);
}

std::string Rules::diagram(const State& state) {
    const auto& position = state.position;
    const auto width = std::to_string(position.cells() - 1).size();
    std::string text;
    for (int cell = 0; cell < position.cells(); ++cell) {
        const auto number =
            position.at(cell) == 0 ? std::string(width, '-') : std::to_string(position.at(cell));
        text += std::string(width - number.size(), ' ') + number;
        text += position.column(cell) + 1 == position.columns() ? '\n' : ' ';
    }
    return text;
}

}  // namespace slidey

template struct plt::WrittenBy<slidey::TextForms, slidey::Options, slidey::Start, slidey::Move>;
