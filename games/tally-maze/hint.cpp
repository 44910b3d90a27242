// SPDX-License-Identifier: MIT
#include "tally-maze/rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

namespace tally_maze {

namespace {

/// The most keys of a plan that are explained; the rest is too much at once and is played on without reasons.
constexpr std::size_t keysTold = 3;

int wayToExit(const State& state) {
    return state.maze.distance(state.position.ball, state.exit());
}

/// The lengths of the pumpkins' ways to the ball, the shorter one first.
std::pair<int, int> waysToBall(const State& state) {
    return std::minmax(state.maze.distance(state.position.pumpkins[0], state.position.ball),
                       state.maze.distance(state.position.pumpkins[1], state.position.ball));
}

bool losesAtOnce(const State& state, Key key) {
    const auto after = Rules::apply(state, key);
    return !after || Rules::outcome(*after) == plt::Outcome::lost;
}

/// A later maze that shortens the way to the exit, and the lengths of the way.
struct Shortcut {
    int keysLater = 0;
    int before = 0;
    int after = 0;
};

/// The first such maze that the plan waits for.
std::optional<Shortcut> shortcutOf(State state, std::span<const Key> plan) {
    for (int keys = 0; keys < static_cast<int>(plan.size()); ++keys) {
        const auto key = plan[keys];
        auto next = Rules::apply(state, key);
        if (!next) break;
        const int before = wayToExit(state);
        const int after = wayToExit(*next);
        if (key == Key::next && after < before) return Shortcut{keys, before, after};
        state = std::move(*next);
    }
    return std::nullopt;
}

/// The reason for the plan's first key.
plt::Message reasonFor(const State& state, std::span<const Key> plan, const State& after) {
    const auto key = plan.front();
    const auto name = nameOf(key);
    if (Rules::outcome(after) == plt::Outcome::won) return {PLT_TR("%1: it is the flag."), {name}};
    if (std::ranges::all_of(allKeys, [&](Key other) { return other == key || losesAtOnce(state, other); }))
        return {PLT_TR("%1: with every other key a pumpkin catches the ball at once."), {name}};
    const int exitAfter = wayToExit(after);
    if (isStep(key) && exitAfter < wayToExit(state))
        return {PLT_TR_N("%1: from there it is %Ln steps to the flag.",
                         "%1: from there it is one step to the flag."),
                exitAfter,
                {name}};
    const auto shortcut = shortcutOf(state, plan);
    if (shortcut && shortcut->keysLater == 0)
        return {PLT_TR("%1: the way to the flag is shorter then, %3 instead of %2."),
                {name, shortcut->before, shortcut->after}};
    if (key == Key::next && losesAtOnce(state, Key::wait))
        return {PLT_TR("%1: in this maze a pumpkin could catch the ball now."), {name}};
    if (shortcut)
        return {PLT_TR_N("%1: %Ln keys later the next maze shortens the way to the flag from %2 steps to %3.",
                         "%1: one key later the next maze shortens the way to the flag from %2 steps to %3."),
                shortcut->keysLater,
                {name, shortcut->before, shortcut->after}};
    const auto [near, far] = waysToBall(after);
    return {PLT_TR("%1: nothing wins sooner. The ways of the pumpkins to the ball are %2 and %3 long then."),
            {name, near, far}};
}

plt::Message verdictOf(const State& state, const Escape& escape) {
    switch (escape.verdict) {
        case Escape::Verdict::found:
            return {PLT_TR_N("This wins with %Ln keys, and nothing wins with fewer.", "This wins."),
                    escape.keys.size()};
        case Escape::Verdict::notWithin:
            return {
                PLT_TR_N("It is proven that nothing wins from here with up to %Ln keys, and further it was "
                         "not looked. Undo some keys.",
                         "It is proven that nothing wins from here with one key, and further it was not "
                         "looked. Undo some keys."),
                maximumKeys(state.options.size)};
        case Escape::Verdict::caught:
            return PLT_TR("It is proven that a pumpkin catches the ball, whatever you do. Undo some keys.");
        case Escape::Verdict::unknown:
            break;
    }
    return PLT_TR("There are too many ways from here to look at them all.");
}

}  // namespace

plt::Message nameOf(Key key) {
    static constexpr std::array<std::string_view, allKeys.size()> names{
        PLT_TR("Left"), PLT_TR("Up"), PLT_TR("Right"), PLT_TR("Down"), PLT_TR("Wait"), PLT_TR("Next maze")};
    return names[static_cast<std::size_t>(key)];
}

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    plt::Hint<Move> hint;
    if (outcome(state) != plt::Outcome::playing) {
        hint.verdict = PLT_TR("The game is over. Undo, or start a new game.");
        return hint;
    }
    const auto escape = fewestKeys(state, stop);
    if (stop.stop_requested()) return hint;
    const auto told = std::min(escape.keys.size(), keysTold);
    State now = state;
    for (std::size_t i = 0; i < told; ++i) {
        const auto key = escape.keys[i];
        auto next = apply(now, key);
        // The cell to click. A click on the ball would wait, so the next maze has only its button marked.
        std::vector<int> marks;
        if (key != Key::next) marks.push_back(next->position.ball);
        hint.steps.push_back(
            {key, reasonFor(now, std::span(escape.keys).subspan(i), *next), std::move(marks)});
        now = std::move(*next);
    }
    hint.onwards.assign(escape.keys.begin() + static_cast<std::ptrdiff_t>(told), escape.keys.end());
    hint.verdict = verdictOf(state, escape);
    return hint;
}

}  // namespace tally_maze
