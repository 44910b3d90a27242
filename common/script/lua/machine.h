// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/lua/budget.h"
#include "common/script/lua/call.h"
#include "common/script/lua/failure.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plt::script {

/// One state of Lua in which a script was run. Used by one thread at a time.
class Machine {
  public:
    /// `file` is the script's name in messages.
    Machine(const Limits& limits, std::string file, std::function<void(std::string)> print);
    ~Machine();
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    /// Runs the script once; call first. What it defines is frozen then. Without `prints`, what it prints
    /// meanwhile is dropped.
    std::optional<Failure> load(const std::string& text, bool prints = false);
    /// Returns the global names of the script.
    const std::vector<Global>& globals() const { return globals_; }
    Results call(const Call& call);
    Results value(const std::string& name);
    Results evaluate(std::string_view text, const std::vector<std::pair<std::string, Value>>& names);

    /// Returns true if the state is as good as a new one: no limit was exceeded.
    bool isGood() const { return lua_ != nullptr && budget_.excess() == Budget::Excess::none; }

  private:
    struct Job;
    static int prepare(lua_State* lua);
    static int runScript(lua_State* lua);
    static int callFunction(lua_State* lua);
    static int pushGlobal(lua_State* lua);
    static int evaluateText(lua_State* lua);
    static int describeError(lua_State* lua);

    /// Runs a function in protected mode; its results are on the stack afterwards.
    std::optional<Failure> run(int (*body)(lua_State*), Job& job, std::uint64_t steps);
    /// Reads all results from the stack and pops them.
    Results takeResults(const Job& job);
    Failure failureOf(int status, const Job& job);
    /// Adds the arguments of the member to a failure.
    void addArguments(Failure& failure, const Job& job) const;
    void readGlobals();

    const Limits limits_;
    const std::string file_;
    Budget budget_;
    lua_State* lua_ = nullptr;
    std::vector<Global> globals_;
    Failure described_;  ///< by the handler of the latest error
    bool isDescribed_ = false;
};

}  // namespace plt::script
