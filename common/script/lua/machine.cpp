// SPDX-License-Identifier: MIT
#include "common/script/lua/machine.h"

#include "common/script/library/libraries.h"
#include "common/script/lua/stack_values.h"
#include "common/script/value/value_text.h"

#include <algorithm>
#include <charconv>
#include <clocale>
#include <locale.h>
#include <new>

namespace plt::script {

namespace {

// Places in Lua's registry.
constexpr int libraryPlace = 101;      // the global names before the script
constexpr int environmentPlace = 102;  // the table of global names, frozen after the script
constexpr int globalsPlace = 103;      // the table behind it
constexpr int handlerPlace = 104;

constexpr const char* scriptChunk = "=script";
constexpr const char* consoleChunk = "=console";

/// Numbers and the order of strings do not depend on the player's language.
class PlainLocale {
  public:
    PlainLocale() : before_(uselocale(plain())) {}
    ~PlainLocale() { uselocale(before_); }
    PlainLocale(const PlainLocale&) = delete;
    PlainLocale& operator=(const PlainLocale&) = delete;

  private:
    static locale_t plain() {
        static const locale_t plain = newlocale(LC_ALL_MASK, "C", nullptr);
        return plain;
    }
    const locale_t before_;
};

/// Splits "script:12: the message" of Lua; returns the line, or 0.
int takeLine(std::string& text) {
    for (const std::string_view chunk : {scriptChunk + 1, consoleChunk + 1}) {
        if (!text.starts_with(chunk) || text.size() <= chunk.size() || text[chunk.size()] != ':') continue;
        int line = 0;
        const char* const end = text.data() + text.size();
        const auto [at, error] = std::from_chars(text.data() + chunk.size() + 1, end, line);
        if (error != std::errc() || end - at < 2 || at[0] != ':') return 0;
        text.erase(0, static_cast<std::size_t>(at - text.data()) + 2);
        return line;
    }
    return 0;
}

/// Returns the words of Lua, which nobody translates.
Message asItIs(std::string words) {
    return {"%1", {std::move(words)}};
}

}  // namespace

/// One run in protected mode. Lua knows its address alone, so an error destroys nothing of it.
struct Machine::Job {
    Machine* machine = nullptr;
    std::string member{};
    std::vector<Value> arguments{};
    std::vector<std::string> names{};  ///< of arguments, in the console
    std::optional<std::uint64_t> seed{};
    std::stop_token stop{};
    std::string text{};
    std::string otherText{};
};

Machine::Machine(const Limits& limits, std::string file, std::function<void(std::string)> print)
    : limits_(limits), file_(std::move(file)), budget_(limits) {
    budget_.print = std::move(print);
}

Machine::~Machine() {
    if (lua_ != nullptr) lua_close(lua_);
}

int Machine::prepare(lua_State* lua) {
    auto* const job = static_cast<Job*>(lua_touserdata(lua, 1));
    lua_settop(lua, 0);
    lua_pushlightuserdata(lua, job->machine);
    lua_pushcclosure(lua, describeError, 1);
    lua_rawseti(lua, LUA_REGISTRYINDEX, handlerPlace);
    pushLibraries(lua);
    lua_pushvalue(lua, -1);
    lua_rawseti(lua, LUA_REGISTRYINDEX, environmentPlace);
    lua_newtable(lua);
    lua_pushnil(lua);
    while (lua_next(lua, 1) != 0) {
        lua_pushvalue(lua, -2);
        lua_insert(lua, -2);
        lua_rawset(lua, 2);
    }
    lua_rawseti(lua, LUA_REGISTRYINDEX, libraryPlace);
    lua_settop(lua, 0);
    return 0;
}

int Machine::runScript(lua_State* lua) {
    auto* const job = static_cast<Job*>(lua_touserdata(lua, 1));
    lua_settop(lua, 0);
    if (luaL_loadbufferx(lua, job->text.data(), job->text.size(), scriptChunk, "t") != LUA_OK) lua_error(lua);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, environmentPlace);
    lua_setupvalue(lua, -2, 1);
    lua_call(lua, 0, 0);
    checkMetatables(lua);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, environmentPlace);
    freeze(lua);
    lua_rawseti(lua, LUA_REGISTRYINDEX, globalsPlace);
    lua_settop(lua, 0);
    return 0;
}

int Machine::callFunction(lua_State* lua) {
    auto* const job = static_cast<Job*>(lua_touserdata(lua, 1));
    lua_settop(lua, 0);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, globalsPlace);
    lua_pushlstring(lua, job->member.data(), job->member.size());
    if (lua_rawget(lua, 1) != LUA_TFUNCTION)
        return luaL_error(lua, "there is no function '%s'", job->member.c_str());
    lua_remove(lua, 1);
    const int count = static_cast<int>(job->arguments.size());
    luaL_checkstack(lua, count + 2, "too many arguments");
    for (int i = 0; i < count; ++i) pushValue(lua, job->arguments[static_cast<std::size_t>(i)]);
    if (job->seed) pushGenerator(lua, *job->seed);
    lua_call(lua, count + (job->seed ? 1 : 0), LUA_MULTRET);
    checkMetatables(lua);
    return lua_gettop(lua);
}

int Machine::pushGlobal(lua_State* lua) {
    auto* const job = static_cast<Job*>(lua_touserdata(lua, 1));
    lua_settop(lua, 0);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, globalsPlace);
    lua_pushlstring(lua, job->member.data(), job->member.size());
    lua_rawget(lua, 1);
    return 1;
}

int Machine::evaluateText(lua_State* lua) {
    auto* const job = static_cast<Job*>(lua_touserdata(lua, 1));
    lua_settop(lua, 0);
    if (luaL_loadbufferx(lua, job->text.data(), job->text.size(), consoleChunk, "t") != LUA_OK) {
        lua_settop(lua, 0);
        if (luaL_loadbufferx(lua, job->otherText.data(), job->otherText.size(), consoleChunk, "t") != LUA_OK)
            lua_error(lua);
    }
    lua_rawgeti(lua, LUA_REGISTRYINDEX, environmentPlace);
    lua_setupvalue(lua, -2, 1);
    const int count = static_cast<int>(job->arguments.size());
    luaL_checkstack(lua, count + 2, "too many arguments");
    for (int i = 0; i < count; ++i) pushValue(lua, job->arguments[static_cast<std::size_t>(i)]);
    lua_call(lua, count, LUA_MULTRET);
    checkMetatables(lua);
    return lua_gettop(lua);
}

// Called at the place of an error. Everything of Lua that is used here neither allocates nor raises.
int Machine::describeError(lua_State* lua) {
    auto* const self = static_cast<Machine*>(lua_touserdata(lua, lua_upvalueindex(1)));
    Failure& failure = self->described_;
    failure = {};
    self->isDescribed_ = true;
    const Place place = placeOf(lua);
    failure.line = place.line;
    failure.function = place.function;
    // The script itself has no member as its function.
    failure.member = place.isScript ? "" : "?";
    failure.file = place.source == consoleChunk + 1 ? "console" : self->file_;
    constexpr int slots = 12;
    if (lua_checkstack(lua, slots) == 0) {
        failure.what = asItIs("stack overflow");
        return 1;
    }
    if (lua_type(lua, 1) == LUA_TSTRING) {
        std::size_t size = 0;
        const char* const text = lua_tolstring(lua, 1, &size);
        constexpr std::size_t longest = 1000;
        std::string words(text, std::min(size, longest));
        if (const int line = takeLine(words); line > 0) failure.line = line;
        failure.what = asItIs(std::move(words));
    } else {
        failure.what = {PLT_TR("error with %1"), {shownAt(lua, 1)}};
    }
    lua_Debug activation{};
    constexpr int mostLevels = 1000;
    constexpr int mostVariables = 20;
    for (int level = 0; level < mostLevels && lua_getstack(lua, level, &activation) != 0; ++level) {
        lua_getinfo(lua, "Sl", &activation);
        if (activation.currentline <= 0) continue;
        for (int i = 1; i <= mostVariables; ++i) {
            const char* const name = lua_getlocal(lua, &activation, i);
            if (name == nullptr) break;
            if (name[0] != '(' && lua_type(lua, -1) != LUA_TFUNCTION)
                failure.values.emplace_back(name, shownAt(lua, -1));
            lua_pop(lua, 1);
        }
        break;
    }
    return 1;
}

std::optional<Failure> Machine::run(int (*body)(lua_State*), Job& job, std::uint64_t steps) {
    const PlainLocale locale;
    job.machine = this;
    isDescribed_ = false;
    budget_.begin(steps, job.stop);
    // Nothing here allocates outside of protected mode.
    lua_settop(lua_, 0);
    lua_rawgeti(lua_, LUA_REGISTRYINDEX, handlerPlace);
    const bool hasHandler = lua_isfunction(lua_, 1);
    lua_pushcfunction(lua_, body);
    lua_pushlightuserdata(lua_, &job);
    const int status = lua_pcall(lua_, 1, LUA_MULTRET, hasHandler ? 1 : 0);
    if (status == LUA_OK) {
        lua_remove(lua_, 1);
        return std::nullopt;
    }
    Failure failure = failureOf(status, job);
    lua_settop(lua_, 0);
    return failure;
}

Failure Machine::failureOf(int status, const Job& job) {
    budget_.noteStatus(status);
    Failure failure;
    if (isDescribed_) failure = described_;
    if (budget_.excess() != Budget::Excess::none) {
        failure.what = budget_.excessText();
        failure.line = budget_.place().line;
        failure.function = budget_.place().function;
        failure.member = budget_.place().isScript ? "" : "?";
    } else if (!isDescribed_) {
        failure.what = PLT_TR("error in an error");
        if (lua_type(lua_, -1) == LUA_TSTRING) {
            std::string words = lua_tostring(lua_, -1);
            failure.line = takeLine(words);
            failure.what = asItIs(std::move(words));
        }
    }
    if (failure.file.empty()) failure.file = file_;
    if (failure.function.empty() && failure.member == "?") failure.function = job.member;
    failure.member = job.member;
    if (failure.line == 0)
        for (const auto& global : globals_)
            if (global.name == job.member) failure.line = global.line;
    addArguments(failure, job);
    return failure;
}

void Machine::addArguments(Failure& failure, const Job& job) const {
    const auto global = std::find_if(globals_.begin(), globals_.end(),
                                     [&](const Global& one) { return one.name == job.member; });
    if (global == globals_.end()) return;
    const auto isThere = [&](const std::string& name) {
        return failure.function == job.member &&
               std::any_of(failure.values.begin(), failure.values.end(),
                           [&](const auto& one) { return one.first == name; });
    };
    for (std::size_t i = 0; i < job.arguments.size() && i < global->parameters.size(); ++i)
        if (!isThere(global->parameters[i]))
            failure.values.emplace_back(global->parameters[i], shown(job.arguments[i]));
}

Results Machine::takeResults(const Job& job) {
    // More are of no use to anybody, and each may be as large as a value can be.
    constexpr int mostResults = 16;
    const int count = std::min(lua_gettop(lua_), mostResults);
    std::vector<Value> values;
    for (int i = 1; i <= count; ++i) {
        NotPlain problem;
        auto value = valueAt(lua_, i, &problem);
        if (value) {
            values.push_back(std::move(*value));
            continue;
        }
        lua_settop(lua_, 0);
        const std::string name = i > 1 ? "result[" + std::to_string(i) + "]" : std::string("result");
        Failure failure{problem.sentence(name), file_, 0, job.member, job.member};
        for (const auto& global : globals_)
            if (global.name == job.member) failure.line = global.line;
        addArguments(failure, job);
        return failure;
    }
    lua_settop(lua_, 0);
    return values;
}

std::optional<Failure> Machine::load(const std::string& text, bool prints) {
    if (text.size() > maximumScript)
        return Failure{{PLT_TR("the script has more than %1 KB"), {maximumScript >> 10}}, file_};
    lua_ = budget_.makeState();
    if (lua_ == nullptr) return Failure{PLT_TR("there is not enough memory"), file_};
    Job job;
    if (auto failure = run(&Machine::prepare, job, limits_.steps)) return failure;
    // Some editors begin a file with this mark.
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    job.text = text.starts_with(byteOrderMark) ? text.substr(byteOrderMark.size()) : text;
    auto print = prints ? nullptr : std::exchange(budget_.print, nullptr);
    if (auto failure = run(&Machine::runScript, job, limits_.steps)) return failure;
    if (print) budget_.print = std::move(print);
    readGlobals();
    return std::nullopt;
}

void Machine::readGlobals() {
    lua_settop(lua_, 0);
    lua_rawgeti(lua_, LUA_REGISTRYINDEX, globalsPlace);
    lua_rawgeti(lua_, LUA_REGISTRYINDEX, libraryPlace);
    lua_pushnil(lua_);
    while (lua_next(lua_, 1) != 0) {
        lua_pushvalue(lua_, -2);
        lua_rawget(lua_, 2);
        const bool isOurs = lua_rawequal(lua_, -1, -2) != 0;
        lua_pop(lua_, 1);
        if (!isOurs && lua_type(lua_, -2) == LUA_TSTRING) {
            Global global{lua_tostring(lua_, -2), lua_isfunction(lua_, -1), 0, {}};
            if (global.isFunction) {
                for (int i = 1; const char* const name = lua_getlocal(lua_, nullptr, i); ++i)
                    global.parameters.emplace_back(name);
                lua_Debug function{};
                lua_pushvalue(lua_, -1);
                lua_getinfo(lua_, ">S", &function);
                global.line = std::max(function.linedefined, 0);
            }
            globals_.push_back(std::move(global));
        }
        lua_pop(lua_, 1);
    }
    lua_settop(lua_, 0);
    std::sort(globals_.begin(), globals_.end(),
              [](const Global& a, const Global& b) { return a.name < b.name; });
}

Results Machine::call(const Call& call) {
    Job job{.member = std::string(call.function),
            .arguments = call.arguments,
            .seed = call.seed,
            .stop = call.stop};
    if (auto failure = run(&Machine::callFunction, job, call.thinks ? limits_.thinkingSteps : limits_.steps))
        return *std::move(failure);
    return takeResults(job);
}

Results Machine::value(const std::string& name) {
    Job job{.member = name};
    if (auto failure = run(&Machine::pushGlobal, job, limits_.steps)) return *std::move(failure);
    if (lua_isfunction(lua_, -1)) {
        lua_settop(lua_, 0);
        return std::vector<Value>{};
    }
    NotPlain problem;
    auto value = valueAt(lua_, -1, &problem);
    lua_settop(lua_, 0);
    if (!value) return Failure{problem.sentence(name), file_, 0, {}, name};
    return std::vector<Value>{std::move(*value)};
}

Results Machine::evaluate(std::string_view text, const std::vector<std::pair<std::string, Value>>& names) {
    Job job;
    std::string head;
    for (const auto& [name, value] : names) {
        head += (head.empty() ? "local " : ", ") + name;
        job.arguments.push_back(value);
    }
    if (!head.empty()) head += " = ... ";
    job.text = head + "return " + std::string(text);
    job.otherText = head + std::string(text);
    if (auto failure = run(&Machine::evaluateText, job, limits_.steps)) return *std::move(failure);
    return takeResults(job);
}

}  // namespace plt::script
