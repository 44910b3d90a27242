// SPDX-License-Identifier: MIT
#include "common/script/rules/script_rules.h"

#include "common/script/rules/erased.h"
#include "common/script/value/value_message.h"
#include "common/script/value/value_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace plt::script {

std::variant<std::unique_ptr<ScriptRules>, Failure> ScriptRules::load(std::string text, std::string file,
                                                                      const Limits& limits) {
    auto declared = Declared::read(std::move(text), file, limits);
    if (auto* const failure = std::get_if<Failure>(&declared)) return std::move(*failure);
    return std::unique_ptr<ScriptRules>(new ScriptRules(
        std::get<std::shared_ptr<const Declared>>(std::move(declared)), std::move(file), limits));
}

ScriptRules::ScriptRules(std::shared_ptr<const Declared> declared, std::string file, const Limits& limits)
    : file_(std::move(file)),
      limits_(limits),
      allTraits_{declared->traits},
      traits_(&allTraits_.back()),
      script_(std::move(declared)),
      levels_{script_->levels} {}

ScriptRules::~ScriptRules() = default;

std::optional<Failure> ScriptRules::reload(std::string text) {
    auto declared = Declared::read(std::move(text), file_, limits_);
    if (auto* const failure = std::get_if<Failure>(&declared)) return std::move(*failure);
    const std::lock_guard lock(mutex_);
    script_ = std::get<std::shared_ptr<const Declared>>(std::move(declared));
    levels_.push_back(script_->levels);
    return std::nullopt;
}

std::shared_ptr<const Declared> ScriptRules::now() const {
    const std::lock_guard lock(mutex_);
    return script_;
}

bool ScriptRules::has(std::string_view function) const {
    return now()->program->hasFunction(function);
}

Results ScriptRules::call(std::string_view function, std::vector<Value> arguments) const {
    return now()->program->call({function, std::move(arguments)});
}

Results ScriptRules::evaluate(std::string_view text, const AnyState& state) const {
    return now()->program->evaluate(text, {{"state", valueOf(state)}});
}

Value ScriptRules::value(std::string_view name) const {
    const auto results = now()->program->value(name);
    return results ? results[0] : Value();
}

std::vector<std::string> ScriptRules::takePrinted() const {
    return now()->program->takePrinted();
}

std::vector<Failure> ScriptRules::warnings() const {
    return now()->warnings(file_);
}

// Failures --------------------------------------------------------------------------------------------------

std::optional<Failure> ScriptRules::takeScriptFailure() const {
    const std::lock_guard lock(mutex_);
    return std::exchange(failure_, std::nullopt);
}

std::optional<Message> ScriptRules::takeFailure() const {
    const auto failure = takeScriptFailure();
    return failure ? std::optional(failure->sentence()) : std::nullopt;
}

void ScriptRules::setFailed(std::function<void()> failed) {
    const std::lock_guard lock(mutex_);
    failed_ = std::move(failed);
}

void ScriptRules::keep(Failure failure) const {
    const std::lock_guard lock(mutex_);
    // The first is the reason for those that follow.
    if (!failure_) failure_ = std::move(failure);
    // Under the lock, so that nothing is called once setFailed() has replaced it.
    if (failed_) failed_();
}

void ScriptRules::fail(const Declared& script, std::string_view member, Message what) const {
    Failure failure{std::move(what), file_, 0, std::string(member), std::string(member)};
    for (const auto& global : script.program->globals())
        if (global.name == member) failure.line = global.line;
    keep(std::move(failure));
}

std::optional<Results> ScriptRules::tried(const Declared& script, const Call& call) const {
    auto results = script.program->call(call);
    if (results) return results;
    // A search that is not wanted any more has not failed.
    if (!call.stop.stop_requested()) keep(results.failure());
    return std::nullopt;
}

// Values ----------------------------------------------------------------------------------------------------

const Value& ScriptRules::valueOf(const AnyState& state) {
    return state.as<ErasedState>().value;
}

const Value& ScriptRules::valueOf(const AnyStart& start) {
    return start.as<Value>();
}

const Value& ScriptRules::valueOf(const AnyMove& move) {
    return move.as<Value>();
}

const Value& ScriptRules::valueOf(const AnyObservation& seen) {
    return seen.as<ErasedObservation>().value;
}

const Value& ScriptRules::valueOf(const AnyOptions& options) {
    return options.as<ErasedOptions>().table;
}

AnyMove ScriptRules::moveOf(Value move) {
    return AnyMove::of(std::move(move));
}

const RulesTraits& ScriptRules::traits() const {
    return *traits_;
}

void ScriptRules::measure(const Value& state, const std::vector<AnyMove>& moves) const {
    const std::size_t bytes = bytesOf(state, moves);
    if (bytes <= traits().stateBytes) return;
    const std::lock_guard lock(mutex_);
    auto larger = allTraits_.back();
    // Not too often, as all remain.
    larger.stateBytes = std::max(larger.stateBytes, bytes + bytes / 4);
    allTraits_.push_back(larger);
    traits_ = &allTraits_.back();
}

// Options ---------------------------------------------------------------------------------------------------

namespace {

/// The start of a game that always begins alike.
constexpr const char* onlyStart = "standard";

AnyOptions erased(const ScriptOptions& options, ScriptOptions::Values values) {
    auto table = options.tableOf(values);
    return AnyOptions::of(ErasedOptions{std::move(values), std::move(table)});
}

/// Returns the values of options that an earlier version of the script may have made.
ScriptOptions::Values valuesOf(const ScriptOptions& options, const AnyOptions& any) {
    const auto& values = any.as<ErasedOptions>().values;
    return options.offers(values) ? values : options.usual();
}

}  // namespace

AnyOptions ScriptRules::usualOptions() const {
    const auto script = now();
    return erased(script->options, script->options.usual());
}

Result<AnyOptions> ScriptRules::readOptions(std::string_view text) const {
    const auto script = now();
    auto values = script->options.read(text);
    if (!values) return values.problem();
    return erased(script->options, std::move(*values));
}

std::string ScriptRules::write(const AnyOptions& options) const {
    const auto script = now();
    return script->options.write(valuesOf(script->options, options));
}

bool ScriptRules::areEqual(const AnyOptions& one, const AnyOptions& other) const {
    return one.as<ErasedOptions>().values == other.as<ErasedOptions>().values;
}

Message ScriptRules::describe(const AnyOptions& options) const {
    const auto script = now();
    return script->options.describe(valuesOf(script->options, options));
}

std::vector<OptionRow> ScriptRules::optionRows(const AnyOptions& /*options*/) const {
    return now()->options.rows();
}

int ScriptRules::optionValue(const AnyOptions& options, std::size_t row) const {
    return valuesOf(now()->options, options)[row];
}

AnyOptions ScriptRules::withOption(const AnyOptions& options, std::size_t row, int value) const {
    const auto script = now();
    auto values = valuesOf(script->options, options);
    values[row] = value;
    return erased(script->options, std::move(values));
}

std::vector<OptionPreset> ScriptRules::optionPresets() const {
    const auto script = now();
    std::vector<OptionPreset> presets;
    for (const auto& [label, values] : script->options.presets())
        presets.push_back({label, erased(script->options, values)});
    return presets;
}

// Starts ----------------------------------------------------------------------------------------------------

bool ScriptRules::dealIsSlow(const AnyOptions& /*options*/) const {
    return now()->dealsSlowly;
}

AnyStart ScriptRules::deal(const AnyOptions& options, std::uint64_t seed, std::stop_token stop) const {
    const auto script = now();
    if (!script->program->hasFunction("deal")) return AnyStart::of(Value(onlyStart));
    const auto results =
        tried(*script, {"deal", {valueOf(options)}, script->dealsSlowly, seed, std::move(stop)});
    if (results && (*results)[0].isNil()) fail(*script, "deal", PLT_TR("it must return how the game begins"));
    return AnyStart::of(results ? (*results)[0] : Value());
}

Result<AnyStart> ScriptRules::readStart(const AnyOptions& options, std::string_view text) const {
    const auto script = now();
    auto value = readValue(text);
    if (!value) return value.problem();
    const Message problem(PLT_TR("“%1” is no beginning of this game."), {std::string(text.substr(0, 40))});
    if (!script->program->hasFunction("deal")) {
        if (!(*value == Value(onlyStart))) return problem;
        return AnyStart::of(std::move(*value));
    }
    if (value->isNil()) return problem;
    if (!getsOnWith(*script, valueOf(options), *value)) return problem;
    return AnyStart::of(std::move(*value));
}

bool ScriptRules::getsOnWith(const Declared& script, const Value& options, const Value& start) {
    const auto works = [&](std::string_view member, std::vector<Value> arguments) -> std::optional<Value> {
        const auto results = script.program->call({member, std::move(arguments)});
        return results ? std::optional(results[0]) : std::nullopt;
    };
    const auto state =
        script.program->hasFunction("begin") ? works("begin", {options, start}) : std::optional(start);
    if (!state || state->isNil()) return false;
    const auto outcome = works("outcome", {*state});
    if (!outcome) return false;
    if (!outcome->isNil() && !(*outcome == Value("playing"))) return true;
    const auto moves = works("legal_moves", {*state});
    if (!moves || moves->size() == 0) return false;
    // Of many moves some.
    constexpr std::size_t most = 16;
    for (std::size_t i = 0; i < moves->size(); i += moves->size() / most + 1) {
        const auto next = works("apply", {*state, moves->items()[i]});
        if (!next || next->isNil() || !works("outcome", {*next})) return false;
    }
    return true;
}

std::string ScriptRules::write(const AnyStart& start) const {
    return script::write(valueOf(start));
}

bool ScriptRules::areEqual(const AnyStart& one, const AnyStart& other) const {
    return valueOf(one) == valueOf(other);
}

// Positions -------------------------------------------------------------------------------------------------

AnyState ScriptRules::begin(const AnyOptions& options, const AnyStart& start) const {
    const auto script = now();
    if (!script->program->hasFunction("begin")) return AnyState::of(ErasedState(valueOf(start)));
    const auto results = tried(*script, {"begin", {valueOf(options), valueOf(start)}});
    if (results && (*results)[0].isNil()) fail(*script, "begin", PLT_TR("it must return the first state"));
    return AnyState::of(ErasedState(results ? (*results)[0] : Value()));
}

Result<AnyState> ScriptRules::apply(const AnyState& state, const AnyMove& move) const {
    const auto script = now();
    const Message impossible(PLT_TR("That move is not possible here."));
    const auto moves = legalMoves(state);
    const bool isLegal = std::any_of(moves.begin(), moves.end(), [&](const AnyMove& legal) {
        return legal.isSameAs(move) || valueOf(legal) == valueOf(move);
    });
    const auto results = script->program->call({"apply", {valueOf(state), valueOf(move)}});
    if (!results) {
        // The script need not understand every move.
        if (!isLegal) return impossible;
        keep(results.failure());
        return results.failure().sentence();
    }
    if (!results[0].isNil() && isLegal) return AnyState::of(ErasedState(results[0]));
    if (isLegal && results[1].isNil())
        fail(*script, "apply", PLT_TR("it must return the next state, or nil and a sentence"));
    const auto reason = results[0].isNil() ? messageOf(results[1]) : Message();
    return reason.empty() ? impossible : reason;
}

Outcome ScriptRules::outcomeOf(const Declared& script, const Value& state) const {
    // A state that could not be made.
    if (state.isNil()) return Outcome::playing;
    const auto results = tried(script, {"outcome", {state}});
    if (!results) return Outcome::playing;
    static const std::vector<std::pair<const char*, Outcome>> words{{"playing", Outcome::playing},
                                                                    {"won", Outcome::won},
                                                                    {"lost", Outcome::lost},
                                                                    {"drawn", Outcome::drawn},
                                                                    {"over", Outcome::over}};
    if ((*results)[0].isNil()) return Outcome::playing;
    for (const auto& [word, outcome] : words)
        if ((*results)[0] == Value(word)) return outcome;
    fail(script, "outcome",
         {PLT_TR("it must return \"playing\", \"won\", \"lost\", \"drawn\" or \"over\", and returned %1"),
          {shown((*results)[0])}});
    return Outcome::playing;
}

std::vector<AnyMove> ScriptRules::movesOf(const Declared& script, const Value& state) const {
    const auto results = tried(script, {"legal_moves", {state}});
    if (!results) return {};
    const auto& list = (*results)[0];
    if (!list.isTable() || !list.fields().empty()) {
        fail(script, "legal_moves",
             {PLT_TR("it must return a list of moves, and returned %1"), {shown(list)}});
        return {};
    }
    std::vector<AnyMove> moves;
    for (const auto& move : list.items()) moves.push_back(AnyMove::of(move));
    return moves;
}

std::vector<AnyMove> ScriptRules::legalMoves(const AnyState& state) const {
    const auto script = now();
    if (outcome(state) != Outcome::playing) return {};
    auto& known = *state.as<ErasedState>().known;
    {
        const std::lock_guard lock(known.mutex);
        if (known.movesBy == script) return known.moves;
    }
    if (valueOf(state).isNil()) return {};
    auto moves = movesOf(*script, valueOf(state));
    measure(valueOf(state), moves);
    const std::lock_guard lock(known.mutex);
    known.movesBy = script;
    known.moves = moves;
    return moves;
}

Outcome ScriptRules::outcome(const AnyState& state) const {
    const auto script = now();
    auto& known = *state.as<ErasedState>().known;
    {
        const std::lock_guard lock(known.mutex);
        if (known.outcomeBy == script) return known.outcome;
    }
    const auto outcome = outcomeOf(*script, valueOf(state));
    const std::lock_guard lock(known.mutex);
    known.outcomeBy = script;
    known.outcome = outcome;
    return outcome;
}

bool ScriptRules::areEqual(const AnyState& one, const AnyState& other) const {
    return valueOf(one) == valueOf(other);
}

std::int64_t ScriptRules::score(const AnyState& state) const {
    const auto script = now();
    if (!script->program->hasFunction("score")) return AnyRules::score(state);
    const auto results = tried(*script, {"score", {valueOf(state)}});
    if (results && !(*results)[0].isNumber()) fail(*script, "score", PLT_TR("it must return a number"));
    return results ? std::llround(std::clamp((*results)[0].numberOr(0), -1e15, 1e15)) : 0;
}

std::string ScriptRules::key(const AnyState& state) const {
    const auto script = now();
    if (!script->program->hasFunction("key")) return script::write(valueOf(state));
    const auto results = tried(*script, {"key", {valueOf(state)}});
    return results ? script::write((*results)[0]) : std::string();
}

std::string ScriptRules::diagram(const AnyState& state) const {
    const auto script = now();
    if (!script->program->hasFunction("diagram")) return AnyRules::diagram(state);
    const auto results = tried(*script, {"diagram", {valueOf(state)}});
    if (results && !(*results)[0].isString()) fail(*script, "diagram", PLT_TR("it must return a string"));
    return results ? (*results)[0].text() : std::string();
}

// Moves -----------------------------------------------------------------------------------------------------

Result<AnyMove> ScriptRules::readMove(std::string_view text) const {
    auto value = readValue(text);
    if (!value || value->isNil())
        return Message(PLT_TR("“%1” is no move of this game."), {std::string(text.substr(0, 40))});
    return AnyMove::of(std::move(*value));
}

std::string ScriptRules::write(const AnyMove& move) const {
    return script::write(valueOf(move));
}

bool ScriptRules::areEqual(const AnyMove& one, const AnyMove& other) const {
    return valueOf(one) == valueOf(other);
}

Message ScriptRules::tell(const AnyState& before, const AnyMove& move, const AnyState& after,
                          const Seats& seats) const {
    const auto script = now();
    if (!script->program->hasFunction("tell")) return AnyRules::tell(before, move, after, seats);
    const auto results =
        tried(*script, {"tell", {valueOf(before), valueOf(move), valueOf(after), script::valueOf(seats)}});
    if (!results || (*results)[0].isNil()) return {};
    if (!isMessage((*results)[0])) fail(*script, "tell", PLT_TR("it must return a sentence, or nil"));
    return messageOf((*results)[0]);
}

}  // namespace plt::script
