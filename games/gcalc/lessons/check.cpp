// SPDX-License-Identifier: MIT
#include "gcalc/lessons/check.h"

#include "gcalc/evaluation/evaluator.h"
#include "gcalc/lessons/names.h"
#include "gcalc/notation/printer.h"

#include <stdexcept>
#include <string>

namespace gcalc {

namespace {

constexpr Limits limits{100'000, 200'000, 20'000, 2'000'000};

/// The term as text, or its size if the text is too long for a sentence.
plt::Message::Argument printed(const Term& term) {
    constexpr std::uint64_t maximumParts = 40;
    if (term.treeSize() > maximumParts)
        return plt::Message(PLT_TR_N("something of %Ln parts", "something of one part"), term.treeSize());
    return printTerm(term)->text;
}

plt::Message wrong(const Trial& trial, const Term& got, const Term& expected) {
    if (trial.asked == "\"main\"")
        return {PLT_TR("The main cell comes to %1, and it should be %2."), {printed(got), printed(expected)}};
    return {PLT_TR("%1 gives %2, and it should give %3."), {trial.asked, printed(got), printed(expected)}};
}

}  // namespace

Verdict check(const Lesson& lesson, const Term& answer, const std::stop_token& stop) {
    if (answer.isEmpty()) return {false, PLT_TR("There is nothing in the main cell yet.")};
    for (const auto& trial : lesson.trials) {
        const auto asked = evaluate(termIn(lesson, trial.asked, answer), {}, {}, limits, stop);
        if (asked.ending != Ending::normalForm)
            return {false, {PLT_TR("%1 comes to no end. %2"), {trial.asked, explain(asked, limits)}}};
        const auto expected = evaluate(termIn(lesson, trial.expected, answer), {}, {}, limits, stop);
        if (asked.term != expected.term) return {false, wrong(trial, asked.term, expected.term)};
    }
    return {true, PLT_TR("That is right.")};
}

}  // namespace gcalc
