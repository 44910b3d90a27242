// SPDX-License-Identifier: MIT
#include "gcalc/rules.h"

#include "gcalc/terms/graph.h"

#include <algorithm>

namespace gcalc {

namespace {

const plt::Message nowhere = PLT_TR("There is no such cell.");
const plt::Message emptyMain = PLT_TR("There is nothing in the main cell yet.");
const plt::Message nothingThere = PLT_TR("This cell is empty.");

Cell& keptAt(State& state, Spot spot) {
    auto& document = state.document;
    return spot.kind == Spot::main ? document.main : document.storage[spot.index];
}

plt::Message tooLargeToKeep() {
    return plt::Message(PLT_TR_N("A term of more than %Ln different parts fits into no cell.",
                                 "A term of more than one part fits into no cell."),
                        largestKept);
}

plt::Result<State> withMain(State state, Term term) {
    if (term.nodes().size() > largestKept) return tooLargeToKeep();
    state.document.main = {{}, std::move(term)};
    return state;
}

/// Returns true if the document could be the contents of a file.
bool isSound(const Document& document) {
    const auto isSoundCell = [](const Cell& cell) {
        return isName(cell.name) && cell.term.nodes().size() <= largestKept;
    };
    const auto within = [](std::optional<int> limit, int most) {
        return !limit || (*limit >= 0 && *limit <= most);
    };
    const auto& storage = document.storage;
    return within(document.preferences.depth, deepestEvaluation) &&
           within(document.preferences.cutoff, maximumCutoff) && isSoundCell(document.main) &&
           !storage.empty() && storage.size() % cellsOfPage == 0 && document.pages() <= maximumPages &&
           std::all_of(storage.begin(), storage.end(), isSoundCell);
}

struct Apply {
    const State& state;

    plt::Result<State> operator()(const Drop& drop) const {
        if (!state.document.has(drop.from) || !state.document.has(drop.to)) return nowhere;
        if (drop.from == drop.to)
            return plt::Message(PLT_TR("A cube cannot be dropped where it comes from."));
        if (drop.from.kind == Spot::side) return nothingThere;
        if (drop.to.kind == Spot::colour) return plt::Message(PLT_TR("The basic colours are never changed."));
        const auto cell = state.at(drop.from);
        if (cell.isEmpty()) return nothingThere;
        if (drop.copies && !(drop.from.isOwn() && drop.to.kind == Spot::storage))
            return plt::Message(PLT_TR("Such a drop always copies."));
        if (drop.to.kind == Spot::side) {
            if (state.document.main.term.isEmpty()) return emptyMain;
            if (cell.term.isEmpty()) return nothingThere;
            return withMain(state,
                            joined(static_cast<Side>(drop.to.index), cell.term, state.document.main.term));
        }
        State next = state;
        if (drop.from.isOwn() && drop.to.kind == Spot::storage && !drop.copies) keptAt(next, drop.from) = {};
        keptAt(next, drop.to) = cell;
        return next;
    }
    plt::Result<State> operator()(const Remove& move) const {
        const auto& main = state.document.main.term;
        if (main.isEmpty()) return emptyMain;
        auto rest = remaining(move.side, main);
        if (rest == main) return plt::Message(PLT_TR("There is nothing to remove on this side."));
        return withMain(state, std::move(rest));
    }
    plt::Result<State> operator()(const Abstract& move) const {
        if (state.document.main.term.isEmpty()) return emptyMain;
        Graph graph;
        return withMain(state,
                        graph.term(graph.abstractColour(graph.add(state.document.main.term), move.colour)));
    }
    plt::Result<State> operator()(const Clear& move) const {
        if (!move.spot.isOwn() || !state.document.has(move.spot)) return nowhere;
        if (state.at(move.spot).isEmpty()) return nothingThere;
        State next = state;
        keptAt(next, move.spot) = {};
        return next;
    }
    plt::Result<State> operator()(const AddPage&) const {
        State next = state;
        if (next.document.pages() >= maximumPages)
            return plt::Message(PLT_TR_N("There are no more than %Ln pages.", "There is only one page."),
                                maximumPages);
        next.document.storage.resize(next.document.storage.size() + cellsOfPage);
        return next;
    }
    plt::Result<State> operator()(const ShowExamples&) const {
        State next = state;
        next.document.main = examples().main;
        std::copy(examples().storage.begin(), examples().storage.end(), next.document.storage.begin());
        return next;
    }
    plt::Result<State> operator()(const Put& move) const {
        if (!move.spot.isOwn() || !state.document.has(move.spot)) return nowhere;
        if (!isName(move.cell.name)) return badName();
        if (move.cell.term.nodes().size() > largestKept) return tooLargeToKeep();
        State next = state;
        keptAt(next, move.spot) = move.cell;
        return next;
    }
    plt::Result<State> operator()(const Rename& move) const {
        if (!move.spot.isOwn() || !state.document.has(move.spot)) return nowhere;
        if (state.at(move.spot).isEmpty()) return nothingThere;
        if (!isName(move.name)) return badName();
        State next = state;
        keptAt(next, move.spot).name = move.name;
        return next;
    }
    plt::Result<State> operator()(const Prefer& move) const {
        State next = state;
        next.document.preferences = move.preferences;
        if (!isSound(next.document)) return plt::Message(PLT_TR("These preferences are out of range."));
        return next;
    }
    plt::Result<State> operator()(const Open& move) const {
        if (!isSound(move.document)) return plt::Message(PLT_TR("This is no sound file."));
        return State{move.document};
    }
    static plt::Message badName() {
        return plt::Message(PLT_TR_N("A name has at most %Ln letters and no line ends.",
                                     "A name has at most one letter and no line ends."),
                            maximumNameLength);
    }
};

}  // namespace

State Rules::begin(const Options& /*options*/, const Start& start) {
    return {start.document};
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    return std::visit(Apply{state}, move);
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    const auto& storage = state.document.storage;
    std::vector<Spot> sources;
    std::vector<Spot> kept{{Spot::main, 0}};
    kept.reserve(storage.size() + 1);
    sources.reserve(storage.size() + 1 + colourCount);
    for (int i = 0; i < colourCount; ++i) sources.push_back({Spot::colour, i});
    for (std::size_t i = 0; i < storage.size(); ++i) kept.push_back({Spot::storage, static_cast<int>(i)});
    for (const auto spot : kept)
        if (!state.at(spot).isEmpty()) sources.push_back(spot);
    const bool hasMain = !state.document.main.term.isEmpty();
    for (const auto from : sources) {
        for (const auto to : kept) {
            if (from == to) continue;
            moves.push_back(Drop{from, to});
            if (from.isOwn() && to.kind == Spot::storage) moves.push_back(Drop{from, to, true});
        }
        if (from.isOwn()) moves.push_back(Clear{from});
    }
    moves.push_back(ShowExamples{});
    if (state.document.pages() < maximumPages) moves.push_back(AddPage{});
    if (!hasMain) return moves;
    const auto addIfLegal = [&](Move move) {
        if (apply(state, move)) moves.push_back(std::move(move));
    };
    // A join can only fail because of its size, which is greater than that of the larger part and at most the
    // sum of both plus one.
    const auto mainSize = state.document.main.term.nodes().size();
    for (const auto from : sources) {
        const auto& term = state.at(from).term;
        if (term.isEmpty() || std::max(mainSize, term.nodes().size()) >= largestKept) continue;
        for (const auto side : allSides) {
            Move drop = Drop{from, Spot::of(side)};
            if (mainSize + term.nodes().size() < largestKept)
                moves.push_back(std::move(drop));
            else
                addIfLegal(std::move(drop));
        }
    }
    for (const auto side : allSides) addIfLegal(Remove{side});
    for (int i = 0; i < colourCount; ++i) addIfLegal(Abstract{colourAt(i)});
    return moves;
}

}  // namespace gcalc
