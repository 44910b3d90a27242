// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/script/lua/limits.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <lua.hpp>
#include <stop_token>
#include <string>

namespace plt::script {

/// The place of an instruction of a script.
struct Place {
    int line = 0;
    std::string function;   ///< its name; empty if it was called by the program or is the script itself
    std::string source;     ///< name of the chunk
    bool isScript = false;  ///< outside of all functions
};

/// Returns the place of the innermost function that is written in Lua. Neither allocates in Lua nor raises.
Place placeOf(lua_State* lua);

/// The memory and the steps of one state of Lua. Once a limit is exceeded every further step of the call
/// fails, so that nothing in a script can catch it.
class Budget {
  public:
    enum class Excess { none, memory, string, steps, time, stopped };

    explicit Budget(const Limits& limits) : limits_(limits) {}
    Budget(const Budget&) = delete;
    Budget& operator=(const Budget&) = delete;

    /// Returns the budget of a state that was made with it by makeState().
    static Budget& of(lua_State* lua);
    /// Returns a new state without any library; null without memory.
    lua_State* makeState();

    /// Begins a call.
    void begin(std::uint64_t steps, std::stop_token stop);
    /// Takes steps; raises an error of Lua if there are not enough left. Requires that no C++ object with a
    /// destructor lies between this and the call into Lua.
    void charge(lua_State* lua, std::uint64_t steps) {
        steps_ -= static_cast<std::int64_t>(steps);
        if (steps_ < nextLook_) look(lua);
    }
    /// The steps that are left, for code that counts them itself and then calls charge(lua, 0).
    std::int64_t& steps() { return steps_; }
    /// Notes the status of a call in protected mode: a failed allocation is an exceeded limit.
    void noteStatus(int status);
    /// Raises the error again after a function was called in protected mode, if a limit was exceeded.
    /// `status` is the call's.
    void checkAfter(lua_State* lua, int status);

    Excess excess() const { return excess_; }
    /// Returns the exceeded limit in words.
    Message excessText() const;
    /// The place where the limit was exceeded.
    const Place& place() const { return place_; }
    std::size_t memory() const { return memory_; }

    /// Receives the lines that the script prints.
    std::function<void(std::string)> print;

  private:
    [[noreturn]] void exceed(lua_State* lua, Excess excess);
    /// Returns what no more work may be done for.
    Excess exhaustion() const;
    /// Raises an error if a limit was exceeded.
    void look(lua_State* lua);
    static void countHook(lua_State* lua, lua_Debug* activation);
    static void* allocate(void* self, void* block, std::size_t oldSize, std::size_t size);

    const Limits limits_;
    lua_State* lua_ = nullptr;
    std::size_t memory_ = 0;
    std::int64_t steps_ = 0;
    std::int64_t limitOfSteps_ = 0;
    std::int64_t nextLook_ = 0;  ///< the steps that are left at the next look; 0 or more
    std::chrono::steady_clock::time_point end_;
    std::stop_token stop_;
    Excess excess_ = Excess::none;
    Place place_;
    Place latestPlace_;     ///< as of the latest look, while much memory is used
    Place placeOfRefusal_;  ///< of the latest allocation that was refused, or the look before it
    Excess refusal_ = Excess::memory;
    Excess exhaustion_ = Excess::none;  ///< found while memory was allocated, so nothing could be raised
};

}  // namespace plt::script
