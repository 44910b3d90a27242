// SPDX-License-Identifier: MIT
#include "chat-noir/cat.h"

#include "chat-noir/grid/search.h"

#include <algorithm>

namespace chat_noir {

namespace {

constexpr std::uint64_t sleepyOneIn = 3;

/// Keeps only the cells with the smallest distance.
void keepNearest(std::vector<int>& cells, const Field::Distances& distances) {
    std::int16_t smallest = Field::unreached;
    for (const int cell : cells) smallest = std::min(smallest, distances[cell]);
    std::erase_if(cells, [&](int cell) { return distances[cell] != smallest; });
}

/// The free neighbours with a way out; empty if there are none.
void waysOn(const Field& field, int cat, const Field::Distances& distances, std::vector<int>& out) {
    out.clear();
    for (const std::int16_t* n = field.around(cat).data(); *n >= 0; ++n) {
        if (distances[*n] != Field::unreached) out.push_back(*n);
    }
}

}  // namespace

void replies(const Field& field, int cat, CatKind kind, std::vector<int>& out) {
    Field::Distances distances;
    Field::Distances contested;
    field.distances(distances);
    if (kind == CatKind::sharp) field.contested(contested);
    replies(field, cat, kind, distances, contested, out);
}

void replies(const Field& field, int cat, CatKind kind, const Field::Distances& distances,
             const Field::Distances& contested, std::vector<int>& out) {
    waysOn(field, cat, distances, out);
    if (out.size() < 2 || kind == CatKind::sleepy) return;
    if (kind == CatKind::sharp) keepNearest(out, contested);
    keepNearest(out, distances);
}

std::vector<Cell> replies(const Board& board, Cell cat, CatKind kind) {
    const Field field(board);
    std::vector<int> numbers;
    replies(field, field.number(cat), kind, numbers);
    std::vector<Cell> cells;
    cells.reserve(numbers.size());
    for (const int number : numbers) cells.push_back(field.cell(number));
    return cells;
}

std::optional<Cell> chooseStep(const Board& board, Cell cat, CatKind kind, plt::Random& random) {
    const bool dozing = kind == CatKind::sleepy && random.below(sleepyOneIn) == 0;
    const auto choices = replies(board, cat, kind == CatKind::sleepy && !dozing ? CatKind::plain : kind);
    if (choices.empty()) return std::nullopt;
    return choices[random.below(choices.size())];
}

void moveCat(Position& position, CatKind kind, plt::Random& random) {
    if (position.standing != Standing::playing) return;
    const auto step = chooseStep(position.board, position.cat, kind, random);
    if (!step) {
        position.standing = Standing::trapped;
        return;
    }
    position.cat = *step;
    if (onEdge(*step, position.board.size())) position.standing = Standing::escaped;
}

}  // namespace chat_noir
