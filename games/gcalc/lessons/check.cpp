// SPDX-License-Identifier: MIT
#include "gcalc/lessons/check.h"

#include "gcalc/evaluation/evaluator.h"
#include "gcalc/lessons/names.h"
#include "gcalc/notation/printer.h"

#include <algorithm>
#include <array>
#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace gcalc {

namespace {

/// What is asked of an answer that is a cube and no function.
constexpr std::string_view wholeAnswer = "\"main\"";
constexpr Limits limits{100'000, 200'000, 20'000, 2'000'000};

/// The term as text, or its size if the text is too long for a sentence.
plt::Message::Argument printed(const Term& term) {
    constexpr std::uint64_t maximumParts = 40;
    if (term.treeSize() > maximumParts)
        return plt::Message(PLT_TR_N("something of %Ln parts", "something of one part"), term.treeSize());
    return printTerm(term)->text;
}

/// A part of a cube that has no parts itself.
struct Part {
    /// On an axis: the halves that were taken, as an interval of a row of 2 to the power of `level`.
    struct Place {
        int level = 0;
        std::uint64_t number = 0;
        auto operator<=>(const Place&) const = default;
    };
    std::array<Place, 3> places;
    std::uint32_t node = 0;
    auto operator<=>(const Part&) const = default;
};

/// Returns the parts of a term with this root in their order in space; nothing if there are too many of them.
std::optional<std::vector<Part>> partsOf(const std::vector<Term::Node>& nodes, std::uint32_t root) {
    constexpr std::size_t most = 4096;
    constexpr int deepest = 60;
    std::vector<Part> parts;
    std::vector<Part> wholes{{{}, root}};
    while (!wholes.empty()) {
        const Part whole = wholes.back();
        wholes.pop_back();
        const Term::Node& node = nodes[whole.node];
        if (!isComposition(node.kind)) {
            parts.push_back(whole);
            continue;
        }
        const auto axis = static_cast<std::size_t>(node.kind) - static_cast<std::size_t>(Kind::leftRight);
        if (parts.size() + wholes.size() >= most || whole.places[axis].level >= deepest) return {};
        for (const bool isSecond : {false, true}) {
            Part half = whole;
            half.places[axis] = {whole.places[axis].level + 1,
                                 whole.places[axis].number * 2 + (isSecond ? 1 : 0)};
            half.node = isSecond ? node.second : node.first;
            wholes.push_back(half);
        }
    }
    std::sort(parts.begin(), parts.end());
    return parts;
}

/// Returns true for terms that have the same parts in the same places: two rows of two squares are two columns, too.
bool looksLike(const Term& one, const Term& other) {
    if (one == other) return true;
    // In one graph the same part has the same number.
    const Term both = Term::pair(Kind::application, one, other);
    const auto parts = partsOf(both.nodes(), both.root().first);
    return parts && parts == partsOf(both.nodes(), both.root().second);
}

plt::Message wrong(const Trial& trial, const Term& got, const Term& expected) {
    if (trial.asked == wholeAnswer)
        return {PLT_TR("The main cell comes to %1, and it should be %2."), {printed(got), printed(expected)}};
    return {PLT_TR("%1 gives %2, and it should give %3."), {trial.asked, printed(got), printed(expected)}};
}

}  // namespace

std::optional<Term> goalOf(const Lesson& lesson) {
    const auto& first = lesson.trials.front();
    if (first.asked != wholeAnswer) return {};
    return evaluate(termIn(lesson, first.expected), {}, {}, limits).term;
}

Verdict check(const Lesson& lesson, const Term& answer, const std::stop_token& stop) {
    if (answer.isEmpty()) return {false, PLT_TR("There is nothing in the main cell yet.")};
    const auto& nodes = answer.nodes();
    const bool isFunction = std::any_of(
        nodes.begin(), nodes.end(), [](const Term::Node& node) { return node.kind == Kind::abstraction; });
    if (!isFunction && lesson.trials.front().asked != wholeAnswer)
        return {false, PLT_TR("The main cell holds no function yet: no colour in it has become a variable.")};
    for (const auto& trial : lesson.trials) {
        const auto asked = evaluate(termIn(lesson, trial.asked, answer), {}, {}, limits, stop);
        if (asked.ending != Ending::normalForm)
            return {false, {PLT_TR("%1 comes to no end. %2"), {trial.asked, explain(asked, limits)}}};
        const auto expected = evaluate(termIn(lesson, trial.expected, answer), {}, {}, limits, stop);
        if (!looksLike(asked.term, expected.term)) return {false, wrong(trial, asked.term, expected.term)};
    }
    return {true, PLT_TR("That is right.")};
}

}  // namespace gcalc
