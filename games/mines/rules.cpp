// SPDX-License-Identifier: MIT
#include "mines/rules.h"

#include "mines/dealing/layout.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mines {

namespace {

struct LevelSize {
    Level level;
    int width;
    int height;
    int mines;
};
constexpr std::array<LevelSize, 4> levelSizes{{{Level::classic, 16, 16, 30},
                                               {Level::beginner, 9, 9, 10},
                                               {Level::intermediate, 16, 16, 40},
                                               {Level::expert, 30, 16, 99}}};

void place(State& state, const Layout& mines) {
    const auto numbers = countMines(state.grid(), mines);
    for (std::size_t i = 0; i < mines.size(); ++i) {
        state.tiles[i].mine = mines[i] != 0;
        state.tiles[i].number = numbers[i] & 15U;
    }
    state.laid = true;
    state.number = 0;
}

Layout layoutOf(const State& state) {
    Layout mines(state.tiles.size());
    std::transform(state.tiles.begin(), state.tiles.end(), mines.begin(),
                   [](const Tile& tile) { return tile.mine; });
    return mines;
}

void setMark(State& state, int cell, Mark mark) {
    auto& tile = state.tiles[cell];
    if (tile.mark == Mark::flag) --state.flags;
    if (mark == Mark::flag) ++state.flags;
    if (mark == Mark::open) --state.covered;
    tile.mark = mark;
}

/// Opens a tile, and if no mine is around it, its whole opening; removes flags and question marks there.
void uncover(State& state, int cell) {
    if (state.tile(cell).mine) {
        state.tiles[cell].exploded = true;
        setMark(state, cell, Mark::open);
        return;
    }
    const Grid grid = state.grid();
    std::vector<int> waiting{cell};
    setMark(state, cell, Mark::open);
    while (!waiting.empty()) {
        const int here = waiting.back();
        waiting.pop_back();
        if (state.tile(here).number != 0) continue;
        grid.around(here, [&](int other) {
            if (state.tile(other).open()) return;
            setMark(state, other, Mark::open);
            waiting.push_back(other);
        });
    }
}

void settle(State& state) {
    const bool exploded =
        std::any_of(state.tiles.begin(), state.tiles.end(), [](const Tile& t) { return t.exploded; });
    if (exploded) {
        state.status = plt::Outcome::lost;
    } else if (state.covered == state.options.mines) {
        state.status = plt::Outcome::won;
    }
}

/// The reason why the move is illegal; empty if it is legal.
plt::Message objection(const State& state, const Move& move) {
    if (state.status != plt::Outcome::playing) return PLT_TR("The game is over.");
    const Grid grid = state.grid();
    if (!grid.contains(move.x, move.y)) return PLT_TR("There is no such tile.");
    const int cell = grid.cell(move.x, move.y);
    const Tile& tile = state.tile(cell);
    if (move.action == Action::chord) {
        if (!tile.open() || tile.number == 0)
            return PLT_TR("Only an open number can uncover the tiles around it.");
        if (coveredAround(state, cell) == 0) return PLT_TR("Nothing is left to uncover around this number.");
        if (flagsAround(state, cell) != tile.number)
            return PLT_TR("The flags around this number are not as many as it says.");
        return {};
    }
    if (tile.open()) return PLT_TR("This tile is open already.");
    if (move.action == Action::uncover && beginsElsewhere(state, cell))
        return PLT_TR("Begin at the ring: from there on this board needs no guess.");
    switch (move.action) {
        case Action::uncover:
            if (tile.mark == Mark::flag) return PLT_TR("A flag protects this tile.");
            break;
        case Action::flag:
            if (tile.mark == Mark::flag) return PLT_TR("This tile has a flag already.");
            break;
        case Action::question:
            if (tile.mark == Mark::question) return PLT_TR("This tile has a question mark already.");
            break;
        default:
            if (tile.mark == Mark::covered) return PLT_TR("This tile has no mark.");
            break;
    }
    return {};
}

}  // namespace

Options atLevel(Level level, const Options& other) {
    Options options = other;
    for (const auto& size : levelSizes) {
        if (size.level != level) continue;
        options.width = size.width;
        options.height = size.height;
        options.mines = size.mines;
    }
    return options;
}

Level levelOf(const Options& options) {
    for (const auto& size : levelSizes) {
        if (size.width == options.width && size.height == options.height && size.mines == options.mines)
            return size.level;
    }
    return Level::custom;
}

int maximumMines(int width, int height) {
    return width * height - 1;
}

int minimumMines(int width, int height, Solvable solvable) {
    // With fewer mines, too many boards have to be tried until one needs the reasoning.
    switch (solvable) {
        case Solvable::pairs:
        case Solvable::expert:
            return std::max(2, width * height / 30);
        case Solvable::chains:
            return width * height / (width * height > 1000 ? 8 : 10);
        default:
            return 0;
    }
}

int maximumMines(int width, int height, Solvable solvable) {
    if (solvable == Solvable::perhaps) return maximumMines(width, height);
    // Denser boards would take the generator too many attempts, and on a huge board each attempt is slow.
    const int cells = width * height;
    return cells > 2400 ? cells / 5 : cells / 4;
}

plt::Message problemOf(const Options& options) {
    if (std::min(options.width, options.height) < smallestSide ||
        std::max(options.width, options.height) > largestSide)
        return {PLT_TR_N("A board has %1 to %Ln tiles in a row or column.",
                         "A board has 1 tile in a row or column."),
                largestSide,
                {smallestSide}};
    const int most = maximumMines(options.width, options.height);
    if (options.mines < 0 || options.mines > most)
        return {PLT_TR_N("A board of this size has at most %Ln mines.",
                         "A board of this size has at most one mine."),
                most};
    if (options.solvable == Solvable::perhaps) return {};
    if (options.first != FirstTile::opening)
        return PLT_TR("A board without guessing needs an opening at the first tile.");
    const int solvable = maximumMines(options.width, options.height, options.solvable);
    if (options.mines > solvable)
        return {PLT_TR_N("Without guessing, a board of this size has at most %Ln mines.",
                         "Without guessing, a board of this size has at most one mine."),
                solvable};
    const int fewest = minimumMines(options.width, options.height, options.solvable);
    if (options.mines < fewest)
        return {PLT_TR_N("To ask for such reasoning, a board of this size needs at least %Ln mines.",
                         "To ask for such reasoning, a board of this size needs at least one mine."),
                fewest};
    return {};
}

bool keepsPromise(const State& state) {
    if (!state.laid) return !isLevelOfReasoning(state.options.solvable);
    return state.proven == state.options.solvable;
}

bool beginsElsewhere(const State& state, int cell) {
    return state.laid && isLevelOfReasoning(state.options.solvable) &&
           state.covered == state.grid().cells() && cell != state.first;
}

int minesLeft(const State& state) {
    return state.status == plt::Outcome::won ? 0 : state.options.mines - state.flags;
}

int flagsAround(const State& state, int cell) {
    int flags = 0;
    state.grid().around(cell, [&](int other) { flags += state.tile(other).mark == Mark::flag; });
    return flags;
}

int coveredAround(const State& state, int cell) {
    int covered = 0;
    state.grid().around(cell, [&](int other) {
        const Mark mark = state.tile(other).mark;
        covered += mark == Mark::covered || mark == Mark::question;
    });
    return covered;
}

namespace {

/// Counts the clicks of 3BV whose tile satisfies `counts`. An opening is counted once, at its first tile.
template <class Counts>
int countClicks(const State& state, Counts counts) {
    if (!state.laid) return 0;
    const Grid grid = state.grid();
    std::vector<bool> seen(state.tiles.size(), false);
    std::vector<int> waiting;
    int clicks = 0;
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (seen[cell] || state.tile(cell).mine || state.tile(cell).number != 0) continue;
        seen[cell] = true;
        clicks += counts(state.tile(cell));
        waiting.push_back(cell);
        while (!waiting.empty()) {
            const int here = waiting.back();
            waiting.pop_back();
            grid.around(here, [&](int other) {
                if (seen[other]) return;
                seen[other] = true;
                if (state.tile(other).number == 0) waiting.push_back(other);
            });
        }
    }
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (!seen[cell] && !state.tile(cell).mine) clicks += counts(state.tile(cell));
    }
    return clicks;
}

}  // namespace

int threeBv(const State& state) {
    return countClicks(state, [](const Tile&) { return 1; });
}

int threeBvDone(const State& state) {
    return countClicks(state, [](const Tile& tile) { return tile.open() ? 1 : 0; });
}

Start Rules::deal(const Options& options, std::uint64_t seed, std::stop_token stop) {
    Start start;
    if (isLevelOfReasoning(options.solvable)) {
        if (const auto dealt = dealMines(options, seed, stop)) {
            start.layout.assign(dealt->mines.begin(), dealt->mines.end());
            start.first = dealt->first;
            return start;
        }
    }
    start.number = seed;
    return start;
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.options = options;
    state.number = start.number;
    state.covered = options.grid().cells();
    state.tiles.resize(at(state.covered));
    if (!start.layout.empty()) {
        const Layout mines(start.layout.begin(), start.layout.end());
        place(state, mines);
        state.first = start.first;
        state.proven = options.solvable;
    } else if (options.first == FirstTile::unprotected) {
        place(state, layMines(options, start.number, -1).mines);
    }
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (auto reason = objection(state, move); !reason.empty()) return reason;
    State next = state;
    const int cell = state.grid().cell(move.x, move.y);
    ++next.actions;
    switch (move.action) {
        case Action::uncover:
            if (next.first < 0) next.first = cell;
            if (!next.laid) {
                const Laid laid = layMines(next.options, next.number, cell);
                place(next, laid.mines);
                if (laid.proven) next.proven = Solvable::simply;
            }
            uncover(next, cell);
            settle(next);
            break;
        case Action::chord:
            state.grid().around(cell, [&](int other) {
                if (next.tile(other).mark == Mark::covered || next.tile(other).mark == Mark::question)
                    uncover(next, other);
            });
            settle(next);
            break;
        case Action::flag:
            setMark(next, cell, Mark::flag);
            break;
        case Action::question:
            setMark(next, cell, Mark::question);
            break;
        case Action::clear:
            setMark(next, cell, Mark::covered);
            break;
    }
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    if (state.status != plt::Outcome::playing) return moves;
    for (int y = 0; y < state.options.height; ++y) {
        for (int x = 0; x < state.options.width; ++x) {
            for (const Action action :
                 {Action::uncover, Action::flag, Action::question, Action::clear, Action::chord}) {
                if (const Move move{action, x, y}; objection(state, move).empty()) moves.push_back(move);
            }
        }
    }
    return moves;
}

Start Rules::exactStart(const Options&, const Start& start, const State& now) {
    // The layout of a board that breaks its promise would be refused by readStart(); the number lays the same
    // one.
    if (!now.laid || !start.layout.empty() || !keepsPromise(now)) return start;
    const Layout mines = layoutOf(now);
    Start exact;
    exact.layout.assign(mines.begin(), mines.end());
    exact.first = now.first >= 0 && !now.tile(now.first).mine ? now.first : -1;
    return exact;
}

std::vector<plt::Figure> Rules::figures(const State& state, std::chrono::milliseconds elapsed) {
    if (state.status != plt::Outcome::won) return {};
    const double clicks = threeBv(state);
    const double seconds = std::max(0.001, std::chrono::duration<double>(elapsed).count());
    return {{PLT_TR("3BV"), clicks, true},
            {PLT_TR("3BV a second"), clicks / seconds, true},
            {PLT_TR("Efficiency in percent"), 100 * clicks / std::max(1, state.actions), true},
            {PLT_TR("Moves"), static_cast<double>(state.actions), false}};
}

}  // namespace mines
