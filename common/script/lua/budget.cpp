// SPDX-License-Identifier: MIT
#include "common/script/lua/budget.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace plt::script {

namespace {

/// Instructions between two looks at limits and stop token, and steps of functions in C.
constexpr int instructionsOfALook = 1000;
constexpr std::int64_t stepsOfALook = 100'000;
constexpr std::size_t bytesOfAStep = 16;

}  // namespace

Place placeOf(lua_State* lua) {
    lua_Debug activation{};
    constexpr int mostLevels = 1000;
    for (int level = 0; level < mostLevels && lua_getstack(lua, level, &activation) != 0; ++level) {
        lua_getinfo(lua, "Sln", &activation);
        if (activation.currentline <= 0) continue;
        Place place{activation.currentline, {}, activation.short_src, activation.what[0] == 'm'};
        if (activation.name != nullptr) place.function = activation.name;
        return place;
    }
    return {};
}

Budget& Budget::of(lua_State* lua) {
    Budget* budget = nullptr;
    std::memcpy(&budget, lua_getextraspace(lua), sizeof budget);
    return *budget;
}

lua_State* Budget::makeState() {
    lua_ = lua_newstate(&Budget::allocate, this);
    if (lua_ == nullptr) return nullptr;
    Budget* const self = this;
    std::memcpy(lua_getextraspace(lua_), &self, sizeof self);
    lua_sethook(lua_, &Budget::countHook, LUA_MASKCOUNT, instructionsOfALook);
    return lua_;
}

void Budget::begin(std::uint64_t steps, std::stop_token stop) {
    limitOfSteps_ = static_cast<std::int64_t>(steps);
    steps_ = limitOfSteps_;
    nextLook_ = std::max<std::int64_t>(steps_ - stepsOfALook, 0);
    end_ = std::chrono::steady_clock::now() + limits_.time;
    stop_ = std::move(stop);
    excess_ = Excess::none;
    exhaustion_ = Excess::none;
    place_ = {};
    latestPlace_ = {};
}

void Budget::noteStatus(int status) {
    if (status != LUA_ERRMEM || excess_ != Excess::none) return;
    excess_ = refusal_;
    place_ = placeOfRefusal_;
}

void Budget::checkAfter(lua_State* lua, int status) {
    noteStatus(status);
    if (excess_ != Excess::none) lua_error(lua);
}

void Budget::exceed(lua_State* lua, Excess excess) {
    if (excess_ == Excess::none) {
        excess_ = excess;
        place_ = placeOf(lua);
    }
    lua_pushliteral(lua, "limit");
    lua_error(lua);
    std::abort();  // lua_error() does not return
}

Message Budget::excessText() const {
    switch (excess_) {
        case Excess::memory:
            return {PLT_TR("more than %1 MB of memory are needed"), {limits_.memory >> 20}};
        case Excess::string:
            return {PLT_TR("a string has more than %1 KB"), {maximumString >> 10}};
        case Excess::steps:
            return {PLT_TR_N("it takes more than %Ln steps; is there an endless loop?",
                             "it takes more than one step; is there an endless loop?"),
                    limitOfSteps_};
        case Excess::time:
            return PLT_TR("it takes too long");
        case Excess::stopped:
            return PLT_TR("it was stopped");
        case Excess::none:
            break;
    }
    return {};
}

Budget::Excess Budget::exhaustion() const {
    if (steps_ < 0) return Excess::steps;
    if (stop_.stop_requested()) return Excess::stopped;
    return std::chrono::steady_clock::now() > end_ ? Excess::time : Excess::none;
}

void Budget::look(lua_State* lua) {
    if (excess_ != Excess::none) exceed(lua, excess_);
    if (const Excess found = exhaustion(); found != Excess::none) exceed(lua, found);
    nextLook_ = std::max<std::int64_t>(steps_ - stepsOfALook, 0);
}

void Budget::countHook(lua_State* lua, lua_Debug* /*activation*/) {
    Budget& budget = of(lua);
    budget.steps_ -= instructionsOfALook;
    budget.look(lua);
    // A block that is too large for the rest grows from one that has a good part of it.
    if (budget.memory_ > budget.limits_.memory / 4) budget.latestPlace_ = placeOf(lua);
}

void* Budget::allocate(void* self, void* block, std::size_t oldSize, std::size_t size) {
    auto& budget = *static_cast<Budget*>(self);
    // Without a block, the old size is the kind of the new object.
    const std::size_t before = block != nullptr ? oldSize : 0;
    if (size == 0) {
        std::free(block);
        budget.memory_ -= before;
        return nullptr;
    }
    if (size > before) {
        budget.steps_ -= static_cast<std::int64_t>((size - before) / bytesOfAStep);
        constexpr std::size_t headOfString = 64;
        const bool isLongString =
            block == nullptr && oldSize == LUA_TSTRING && size > maximumString + headOfString;
        const bool isTooMuch = budget.memory_ + (size - before) > budget.limits_.memory;
        if (isTooMuch && budget.exhaustion_ == Excess::none) {
            // Lua collects all its garbage now and tries again, perhaps for each of the next objects.
            budget.steps_ -= static_cast<std::int64_t>(budget.memory_ / bytesOfAStep);
            budget.exhaustion_ = budget.exhaustion();
        }
        if (isLongString || isTooMuch || budget.exhaustion_ != Excess::none) {
            budget.refusal_ = isLongString ? Excess::string : isTooMuch ? Excess::memory : budget.exhaustion_;
            // A block that grows may be the stack of Lua, whose places are not valid meanwhile.
            if (block != nullptr)
                budget.placeOfRefusal_ = budget.latestPlace_;
            else if (budget.lua_ != nullptr)
                budget.placeOfRefusal_ = placeOf(budget.lua_);
            return nullptr;
        }
    }
    void* const moved = std::realloc(block, size);
    if (moved != nullptr) budget.memory_ += size - before;
    return moved;
}

}  // namespace plt::script
