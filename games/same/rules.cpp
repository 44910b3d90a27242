// SPDX-License-Identifier: MIT
#include "same/rules.h"

#include "common/rules/random.h"
#include "common/rules/text_form.h"

#include <algorithm>
#include <array>
#include <string>

namespace same {

namespace form = plt::form;

namespace {

/// The neighbours of a cell, at most four.
struct Neighbours {
    std::array<int, 4> cells;
    int count = 0;

    Neighbours(const Options& options, int cell) {
        const int column = cell % options.columns;
        const int row = cell / options.columns;
        if (column > 0) add(cell - 1);
        if (column + 1 < options.columns) add(cell + 1);
        if (row > 0) add(cell - options.columns);
        if (row + 1 < options.rows) add(cell + options.columns);
    }
    const int* begin() const { return cells.data(); }
    const int* end() const { return cells.data() + count; }

  private:
    void add(int cell) { cells[count++] = cell; }
};

bool isInGroup(const State& state, int cell) {
    const int colour = state.colourAt(cell);
    if (colour == none) return false;
    const Neighbours near(state.options, cell);
    return std::any_of(near.begin(), near.end(), [&](int other) { return state.colourAt(other) == colour; });
}

/// Lets the balls of every column fall, then closes the empty columns.
void settle(State& state) {
    const int columns = state.options.columns;
    const int rows = state.options.rows;
    int target = 0;
    for (int column = 0; column < columns; ++column) {
        int floor = rows;
        for (int row = rows - 1; row >= 0; --row) {
            auto& place = state.cells[state.cell(column, row)];
            if (place == none) continue;
            const std::int16_t ball = place;
            place = none;
            state.cells[state.cell(target, --floor)] = ball;
        }
        if (floor < rows) ++target;
    }
}

struct StartText {
    static std::string write(const Start& start) {
        std::string text;
        for (const auto& row : start.rows) {
            if (!text.empty()) text += '/';
            text += row;
        }
        return text;
    }
    static plt::Result<Start> read(std::string_view text, const Options& options) {
        Start start;
        const auto rows = plt::split(text, '/');
        if (rows.size() != static_cast<std::size_t>(options.rows)) {
            return plt::Message(
                PLT_TR_N("This board has %Ln rows; %1 are needed.", "This board has one row; %1 are needed."),
                rows.size(), {options.rows});
        }
        for (const auto row : rows) {
            if (row.size() != static_cast<std::size_t>(options.columns)) {
                return plt::Message(PLT_TR_N("A row of this board has %Ln balls; %1 are needed.",
                                             "A row of this board has one ball; %1 are needed."),
                                    row.size(), {options.columns});
            }
            for (const char letter : row) {
                if (letter >= 'a' && letter < 'a' + options.colours) continue;
                return plt::Message(PLT_TR("A board of Same is written with the letters a to %1."),
                                    {std::string(1, static_cast<char>('a' + options.colours - 1))});
            }
            start.rows.emplace_back(row);
        }
        return start;
    }
};

}  // namespace

struct TextForms {
    /// "20x16-5", "20x10-5-classic", "15x15-5-samegame".
    static constexpr auto options = form::text(
        form::fields<Options>(
            '-',
            form::fields<Options>('x', form::number(&Options::columns, minColumns, maxColumns),
                                  form::number(&Options::rows, minRows, maxRows)),
            form::number(&Options::colours, minColours, maxColours),
            form::fieldUnless(Scoring::modern, &Options::scoring,
                              form::words<Scoring>("modern", "classic", "samegame"))),
        PLT_TR("Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, "
               "colours %5 to %6."),
        minColumns, maxColumns, minRows, maxRows, minColours, maxColours);
    /// The rows from the top, separated by '/'.
    static constexpr StartText start{};
    /// "column,row".
    static constexpr auto move =
        form::text(form::fields<Move>(',', form::number(&Move::column, 0, maxColumns - 1),
                                      form::number(&Move::row, 0, maxRows - 1)),
                   PLT_TR("A click is written as column,row, for example 3,12."));
};

std::vector<int> groupAt(const State& state, int cell) {
    std::vector<int> group;
    if (cell < 0 || cell >= static_cast<int>(state.cells.size())) return group;
    const int colour = state.colourAt(cell);
    if (colour == none) return group;
    std::vector<bool> seen(state.cells.size());
    seen[cell] = true;
    group.push_back(cell);
    for (std::size_t next = 0; next < group.size(); ++next) {
        for (const int other : Neighbours(state.options, group[next])) {
            const auto index = static_cast<std::size_t>(other);
            if (seen[index] || state.colourAt(other) != colour) continue;
            seen[index] = true;
            group.push_back(other);
        }
    }
    std::sort(group.begin(), group.end());
    return group;
}

Move moveOf(const State& state, const std::vector<int>& group) {
    const int first = group.front();
    return {first % state.options.columns, first / state.options.columns};
}

std::int64_t clickValue(Scoring scoring, int balls) {
    const std::int64_t n = balls;
    if (n < 2) return 0;
    if (scoring == Scoring::modern) return n * n;
    if (scoring == Scoring::sameGame) return (n - 2) * (n - 2);
    return n == 2 ? 2 : (n - 1) * (n - 1) - (n - 3);
}

std::int64_t bonus(Scoring scoring, int left) {
    if (scoring == Scoring::sameGame) return left == 0 ? 1000 : 0;
    return scoring == Scoring::modern && left < 50 ? std::int64_t{100} * (50 - left) : 0;
}

std::vector<int> countColours(const State& state) {
    std::vector<int> counts(static_cast<std::size_t>(state.options.colours));
    for (const int ball : state.cells) {
        if (ball != none) ++counts[state.colours[ball]];
    }
    return counts;
}

bool hasGroup(const State& state) {
    for (int cell = 0; cell < static_cast<int>(state.cells.size()); ++cell) {
        if (isInGroup(state, cell)) return true;
    }
    return false;
}

Start Rules::deal(const Options& options, std::uint64_t seed) {
    plt::Random random(seed);
    const auto columns = static_cast<std::size_t>(options.columns);
    Start start;
    start.rows.assign(static_cast<std::size_t>(options.rows), std::string(columns, 'a'));
    for (auto& row : start.rows) {
        for (char& ball : row) {
            ball = static_cast<char>(
                'a' + static_cast<int>(random.below(static_cast<std::uint64_t>(options.colours))));
        }
    }
    if (options.scoring != Scoring::modern) return start;
    // One ball in five copies a neighbour's colour, which makes large groups more frequent than by chance.
    for (std::size_t column = 1; column < columns; ++column) {
        for (std::size_t row = 1; row < start.rows.size(); ++row) {
            if (random.below(5) != 0) continue;
            start.rows[row][column] =
                random.coin() ? start.rows[row - 1][column] : start.rows[row][column - 1];
        }
    }
    return start;
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.options = options;
    state.left = options.cells();
    for (const auto& row : start.rows) {
        for (const char ball : row) {
            state.cells.push_back(static_cast<std::int16_t>(state.colours.size()));
            state.colours.push_back(static_cast<std::uint8_t>(ball - 'a'));
        }
    }
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (move.column < 0 || move.column >= state.options.columns || move.row < 0 ||
        move.row >= state.options.rows) {
        return plt::Message(PLT_TR("That place is not on the board."));
    }
    const int cell = state.cell(move.column, move.row);
    const auto group = groupAt(state, cell);
    if (group.empty()) return plt::Message(PLT_TR("There is no ball here."));
    if (group.size() < 2) return plt::Message(PLT_TR("This ball touches no other of its colour."));
    State next = state;
    const int balls = static_cast<int>(group.size());
    for (const int gone : group) next.cells[gone] = none;
    settle(next);
    next.points += clickValue(state.options.scoring, balls);
    next.left -= balls;
    next.largest = std::max(next.largest, balls);
    ++next.clicks;
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    for (int cell = 0; cell < static_cast<int>(state.cells.size()); ++cell) {
        if (isInGroup(state, cell))
            moves.push_back({cell % state.options.columns, cell / state.options.columns});
    }
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (state.left == 0) return plt::Outcome::won;
    return hasGroup(state) ? plt::Outcome::playing : plt::Outcome::over;
}

plt::Message Rules::describe(const Options& options) {
    const std::vector<plt::Message::Argument> sides{options.columns, options.rows};
    if (options.scoring == Scoring::classic)
        return {PLT_TR_N("Classic, %1 x %2, %Ln colours", "Classic, %1 x %2, 1 colour"), options.colours,
                sides};
    if (options.scoring == Scoring::sameGame)
        return {PLT_TR_N("SameGame, %1 x %2, %Ln colours", "SameGame, %1 x %2, 1 colour"), options.colours,
                sides};
    return {PLT_TR_N("%1 x %2, %Ln colours", "%1 x %2, 1 colour"), options.colours, sides};
}

std::vector<plt::Figure> Rules::figures(const State& state, std::chrono::milliseconds /*elapsed*/) {
    return {{PLT_TR("Largest group"), double(state.largest), true},
            {PLT_TR("Balls left"), double(state.left), false}};
}

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    return write(start);
}

std::string Rules::diagram(const State& state) {
    std::string text;
    for (int row = 0; row < state.options.rows; ++row) {
        for (int column = 0; column < state.options.columns; ++column) {
            const int colour = state.colourAt(state.cell(column, row));
            text += colour == none ? '.' : static_cast<char>('a' + colour);
        }
        text += '\n';
    }
    return text;
}

}  // namespace same

template struct plt::WrittenBy<same::TextForms, same::Options, same::Start, same::Move>;
