// SPDX-License-Identifier: MIT
#include "paint-by-numbers/rules.h"

#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/reasoning/deduction.h"

#include <algorithm>
#include <utility>

namespace paint_by_numbers {

namespace {

Mark markOf(Action action) {
    if (action == Action::clear || action == Action::showMistakes) return Mark::unknown;
    return markOfColour(colourOf(action));
}

/// Calls visit(cell) for each cell of a stroke.
template <class Visit>
void eachCell(const Move& move, int width, Visit visit) {
    for (int y = move.y; y <= move.toY; ++y) {
        for (int x = move.x; x <= move.toX; ++x) visit(y * width + x);
    }
}

bool changesSomething(const State& state, const Move& move) {
    bool changes = false;
    eachCell(move, state.clues.width(),
             [&](int cell) { changes = changes || state.marks[at(cell)] != markOf(move.action); });
    return changes;
}

/// The reason why the stroke is illegal; empty if it is legal.
plt::Message objection(const State& state, const Move& move) {
    const int width = state.clues.width();
    const int height = state.clues.height();
    const bool inOrder = move.x >= 0 && move.x <= move.toX && move.toX < width && move.y >= 0 &&
                         move.y <= move.toY && move.toY < height;
    if (!inOrder) return PLT_TR("There are no such cells.");
    if (colourOf(move.action) > std::max(1, static_cast<int>(state.clues.palette().size())))
        return PLT_TR("The puzzle does not have this colour.");
    if (move.x != move.toX && move.y != move.toY) return PLT_TR("A stroke stays in one row or one column.");
    if (!changesSomething(state, move)) return PLT_TR("These cells have this colour already.");
    return {};
}

plt::Result<State> withMistakesShown(const State& state, const Move& move) {
    if (move != showing(move.wrong)) return plt::Message(PLT_TR("There are no such cells."));
    const auto isMarked = [&](int cell) {
        const bool isThere = cell >= 0 && cell < state.clues.cells();
        return isThere && cellOfMark(state.marks[at(cell)]) != Cell::unknown;
    };
    if (!std::all_of(move.wrong.begin(), move.wrong.end(), isMarked))
        return plt::Message(PLT_TR("There are no such cells."));
    const auto wrong = move.wrong.empty() ? mistakes(state) : move.wrong;
    if (wrong.empty()) return plt::Message(PLT_TR("There are no mistakes."));
    State next = state;
    for (const int cell : wrong) {
        auto& mark = next.marks[at(cell)];
        mark = wrongMark(mark);
    }
    return next;
}

void fillFinished(State& state, int line) {
    const Grid now = claimed(state.marks, state.clues.width(), state.clues.height());
    if (!satisfies(now, state.clues, line)) return;
    for (int i = 0; i < state.clues.length(line); ++i) {
        const int cell = line < state.clues.height() ? line * state.clues.width() + i
                                                     : i * state.clues.width() + line - state.clues.height();
        auto& mark = state.marks[at(cell)];
        if (mark == Mark::unknown) mark = Mark::white;
    }
}

}  // namespace

bool Options::operator==(const Options& other) const {
    if (kind != other.kind) return false;
    if (kind == Kind::own) return name == other.name && clues == other.clues && grade == other.grade;
    return width == other.width && height == other.height && density == other.density &&
           difficulty == other.difficulty && dealer == other.dealer;
}

plt::Message problemOf(const Options& options) {
    if (options.kind == Kind::own) {
        if (options.clues.cells() == 0 ||
            std::max(options.clues.width(), options.clues.height()) > largestSide)
            return {PLT_TR("A puzzle has 1 to %1 rows and columns."), {largestSide}};
        if (options.clues.palette().size() > mostColours)
            return {PLT_TR("The puzzle has too many colours. The most is %1."), {mostColours}};
        if (options.clues.blueByRows() + options.clues.blueByColumns() == 0)
            return PLT_TR("The picture needs a blue cell.");
        if (options.name.size() > longestName) return PLT_TR("The name is too long.");
        return {};
    }
    const auto [smaller, larger] = std::minmax(options.width, options.height);
    if (smaller < smallestRandomSide || larger > largestRandomSide)
        return {PLT_TR("A random board has %1 to %2 rows and columns."),
                {smallestRandomSide, largestRandomSide}};
    if (options.density < lowestDensity || options.density > highestDensity)
        return {PLT_TR("Of a hundred cells, %1 to %2 are blue."), {lowestDensity, highestDensity}};
    if (options.difficulty > Difficulty::hard) return PLT_TR("A random board is easy, medium or hard.");
    if (options.dealer < 1 || options.dealer > newestDealer) return PLT_TR("There is no such dealer.");
    return {};
}

Move strokeBetween(Action action, int x, int y, int otherX, int otherY) {
    return {action, std::min(x, otherX), std::min(y, otherY), std::max(x, otherX), std::max(y, otherY)};
}

Action gestureFrom(const State& state, int x, int y, bool otherButton) {
    if (state.mark(x, y) != Mark::unknown) return Action::clear;
    return otherButton ? Action::white : Action::blue;
}

std::vector<int> impossibleLines(const State& state) {
    const Grid now = claimed(state.marks, state.clues.width(), state.clues.height());
    return impossibleLines(state.clues, now);
}

Move showing(std::vector<int> wrong) {
    Move move;
    move.action = Action::showMistakes;
    move.wrong = std::move(wrong);
    return move;
}

Start Rules::deal(const Options& options, std::uint64_t seed, std::stop_token stop) {
    if (options.kind == Kind::own) return options.clues;
    return Clues(makePicture(
        {options.width, options.height, options.density, options.difficulty, options.dealer}, seed, stop));
}

bool Rules::dealIsSlow(const Options& options) {
    constexpr int atOnce = 10 * 10;
    return options.kind == Kind::random && options.width * options.height > atOnce;
}

State Rules::begin(const Options& /*options*/, const Start& start) {
    State state;
    state.clues = start;
    state.marks.assign(at(start.cells()), Mark::unknown);
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (state.solved) return plt::Message(PLT_TR("The picture is finished."));
    if (move.action == Action::showMistakes) return withMistakesShown(state, move);
    State next = state;
    if (auto reason = objection(state, move); !reason.empty()) return reason;
    eachCell(move, state.clues.width(), [&](int cell) { next.marks[at(cell)] = markOf(move.action); });
    if (move.fills && move.action != Action::clear) {
        for (int y = move.y; y <= move.toY; ++y) fillFinished(next, y);
        for (int x = move.x; x <= move.toX; ++x) fillFinished(next, next.clues.height() + x);
    }
    next.solved = satisfies(claimed(next.marks, next.clues.width(), next.clues.height()), next.clues);
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    if (state.solved) return moves;
    std::vector<Action> actions{Action::blue, Action::white, Action::clear};
    for (int colour = 2; colour <= static_cast<int>(state.clues.palette().size()); ++colour)
        actions.push_back(actionOfColour(colour));
    const auto add = [&](Move move) {
        for (const Action action : actions) {
            move.action = action;
            if (!changesSomething(state, move)) continue;
            for (const bool fills : {false, true}) {
                move.fills = fills;
                moves.push_back(move);
            }
        }
    };
    const int width = state.clues.width();
    const int height = state.clues.height();
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            for (int toX = x; toX < width; ++toX) add({Action::blue, x, y, toX, y});
            for (int toY = y + 1; toY < height; ++toY) add({Action::blue, x, y, x, toY});
        }
    }
    return moves;
}

std::string Rules::diagram(const State& state) {
    std::string text;
    for (int y = 0; y < state.clues.height(); ++y) {
        for (int x = 0; x < state.clues.width(); ++x) {
            const Mark mark = state.mark(x, y);
            const int colour = colourOf(mark);
            text += mark == Mark::unknown      ? '?'
                    : isWrong(mark)            ? '!'
                    : colour == 0              ? '.'
                    : state.clues.isColoured() ? state.clues.palette()[at(colour - 1)].letter
                                               : 'x';
        }
        text += '\n';
    }
    return text;
}

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    return write(start);
}

}  // namespace paint_by_numbers
