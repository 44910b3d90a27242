// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/script/rules/erased.h"
#include "common/script/rules/script_rules.h"
#include "common/script/value/value_message.h"
#include "common/script/value/value_text.h"

#include <algorithm>
#include <stdexcept>

namespace plt::script {

Value valueOf(const Seats& seats) {
    std::vector<Value> words;
    for (const auto& seat : seats) words.emplace_back(seat.isPerson() ? std::string(personWord) : seat.level);
    return Value::list(std::move(words));
}

// Seats -----------------------------------------------------------------------------------------------------

std::vector<Message> ScriptRules::namesOf(const AnyOptions& options, const Seats& seats) const {
    const auto script = now();
    if (!script->program->hasFunction("seats")) return script->seats;
    const auto results = tried(*script, {"seats", {valueOf(options), script::valueOf(seats)}});
    if (!results) return {};
    const auto& given = (*results)[0];
    std::vector<Message> names;
    for (const auto& name : given.items()) names.push_back(messageOf(name));
    if (given.isTable() && names.size() <= maximumSeats &&
        std::none_of(names.begin(), names.end(), [](const auto& name) { return name.empty(); }))
        return names;
    fail(*script, "seats", {PLT_TR("it must return a list of names; the limit is %1"), {maximumSeats}});
    return {};
}

std::size_t ScriptRules::seatCount(const AnyOptions& options) const {
    return namesOf(options, {}).size();
}

std::vector<Message> ScriptRules::seatNames(const AnyOptions& options, const Seats& seats) const {
    return namesOf(options, seats);
}

int ScriptRules::seatToMove(const AnyState& state) const {
    const auto script = now();
    if (!script->hasSeats()) return AnyRules::seatToMove(state);
    if (valueOf(state).isNil()) return 0;
    const auto results = tried(*script, {"seat_to_move", {valueOf(state)}});
    if (!results) return 0;
    if ((*results)[0].isNil()) return -1;
    if (!(*results)[0].isInteger())
        fail(*script, "seat_to_move", PLT_TR("it must return the number of a seat, or nil"));
    return static_cast<int>(std::clamp<std::int64_t>((*results)[0].integerOr(1), 0, 100)) - 1;
}

std::vector<int> ScriptRules::standing(const AnyState& state) const {
    const auto script = now();
    if (!script->hasSeats()) return AnyRules::standing(state);
    const auto results = tried(*script, {"standing", {valueOf(state)}});
    if (!results) return {};
    std::vector<int> ranks;
    for (const auto& rank : (*results)[0].items())
        ranks.push_back(static_cast<int>(std::clamp<std::int64_t>(rank.integerOr(0), 0, 100)));
    if (!ranks.empty() && *std::min_element(ranks.begin(), ranks.end()) == 1) return ranks;
    fail(*script, "standing", PLT_TR("it must return the rank of each seat, from 1"));
    return {};
}

Seats ScriptRules::usualSeats(const AnyOptions& options) const {
    const auto script = now();
    if (!script->program->hasFunction("usual_seats")) return AnyRules::usualSeats(options);
    const auto results = tried(*script, {"usual_seats", {valueOf(options)}});
    Seats seats;
    if (!results) return seats;
    for (const auto& word : (*results)[0].items()) {
        const bool isLevel = std::any_of(script->levels.begin(), script->levels.end(),
                                         [&](const Level& level) { return level.word == word.text(); });
        seats.push_back(isLevel ? Seat::computer(word.text()) : Seat::person());
    }
    return seats;
}

// Thinking --------------------------------------------------------------------------------------------------

const std::vector<Level>& ScriptRules::levels() const {
    const std::lock_guard lock(mutex_);
    return levels_.back();
}

AnyObservation ScriptRules::observe(const AnyState& state, int seat) const {
    const auto script = now();
    if (!script->program->hasFunction("observe") || valueOf(state).isNil())
        return AnyObservation::of(ErasedObservation{valueOf(state), state});
    const auto results = tried(*script, {"observe", {valueOf(state), Value(seat + 1)}});
    return AnyObservation::of(ErasedObservation{results ? (*results)[0] : Value(), state});
}

AnyState ScriptRules::imagine(const AnyObservation& seen, Random& random) const {
    const auto script = now();
    if (!script->isAided) return {};
    if (!script->program->hasFunction("observe")) return seen.as<ErasedObservation>().state;
    const auto results = tried(*script, {"imagine", {valueOf(seen)}, false, random.next()});
    if (!results || (*results)[0].isNil()) return {};
    return AnyState::of(ErasedState((*results)[0]));
}

/// Gives the steps of the general solver the script's sentences about the moves, whose texts tell a player
/// nothing.
Hint<AnyMove> ScriptRules::inWords(Hint<AnyMove> hint, const AnyObservation& seen) const {
    // An imagined state would have sentences about imagined cards.
    AnyState state = traits().hidesState ? AnyState() : seen.as<ErasedObservation>().state;
    for (auto& step : hint.steps) {
        step.reason = {};
        const auto after = state.isNull() ? Result<AnyState>(AnyState()) : apply(state, step.move);
        if (after && !state.isNull()) step.reason = tell(state, step.move, *after, {});
        if (step.reason.empty()) step.reason = PLT_TR("Make the move that is marked.");
        state = after ? *after : AnyState();
    }
    return hint;
}

Hint<AnyMove> ScriptRules::hintAlong(const AnyObservation& seen, const Ways<AnyMove>& known,
                                     std::stop_token stop) const {
    if (now()->program->hasFunction("hint")) return hint(seen, std::move(stop));
    return inWords(AnyRules::hintAlong(seen, known, std::move(stop)), seen);
}

Hint<AnyMove> ScriptRules::hint(const AnyObservation& seen, std::stop_token stop) const {
    const auto script = now();
    if (!script->program->hasFunction("hint")) return inWords(AnyRules::hint(seen, std::move(stop)), seen);
    Hint<AnyMove> hint;
    const auto results = script->program->call({"hint", {valueOf(seen)}, true, {}, stop});
    if (!results) {
        if (!stop.stop_requested()) keep(results.failure());
        hint.verdict = results.failure().sentence();
        return hint;
    }
    hint.verdict = messageOf(results[1]);
    const auto& given = results[0];
    if (given.isNil()) return hint;
    // One step, or a list of them.
    const bool isList = given.isTable() && given.fields().empty();
    const auto steps = isList ? given.items() : std::vector<Value>{given};
    for (const auto& step : steps) {
        if (step.at("move").isNil()) {
            fail(*script, "hint",
                 PLT_TR("it must return { move = ..., reason = tr(\"...\") }, a list of them, or nil"));
            return {{}, Message(PLT_TR("There is no hint."))};
        }
        HintStep<AnyMove> out{AnyMove::of(step.at("move")), messageOf(step.at("reason")), {}};
        constexpr std::int64_t most = 100'000;
        for (const auto& mark : step.at("marks").items())
            out.marks.push_back(static_cast<int>(std::clamp<std::int64_t>(mark.integerOr(1), 1, most)) - 1);
        hint.steps.push_back(std::move(out));
    }
    return hint;
}

AnyMove ScriptRules::choose(const AnyObservation& seen, std::string_view level,
                            const Question& question) const {
    const auto script = now();
    if (!script->program->hasFunction("choose")) return AnyRules::choose(seen, level, question);
    const auto moves = legalMoves(seen.as<ErasedObservation>().state);
    if (moves.empty()) throw std::runtime_error("there is no legal move");
    const auto results =
        script->program->call({"choose", {valueOf(seen), level}, true, question.seed, question.stop});
    if (results) {
        const auto chosen = std::find_if(moves.begin(), moves.end(),
                                         [&](const AnyMove& move) { return valueOf(move) == results[0]; });
        if (chosen != moves.end()) return *chosen;
        const Message what(PLT_TR("it returned a move that is not possible: %1"), {shown(results[0])});
        fail(*script, "choose", what);
        throw std::runtime_error(what.english());
    }
    // The player wants a move at once.
    if (question.stop.stop_requested()) return moves[Random(question.seed).below(moves.size())];
    keep(results.failure());
    throw std::runtime_error(results.failure().sentence().english());
}

}  // namespace plt::script
