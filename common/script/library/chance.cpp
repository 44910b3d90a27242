// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/script/library/libraries.h"
#include "common/script/lua/budget.h"

#include <new>
#include <type_traits>

namespace plt::script {

namespace {

constexpr const char* className = "plt.random";

static_assert(std::is_trivially_destructible_v<Random>, "Lua frees its memory without a destructor");

Random& generatorAt(lua_State* lua) {
    return *static_cast<Random*>(luaL_checkudata(lua, 1, className));
}

int below(lua_State* lua) {
    auto& random = generatorAt(lua);
    const lua_Integer bound = luaL_checkinteger(lua, 2);
    luaL_argcheck(lua, bound >= 1, 2, "must be at least 1");
    lua_pushinteger(lua, static_cast<lua_Integer>(random.below(static_cast<std::uint64_t>(bound))));
    return 1;
}

int between(lua_State* lua) {
    auto& random = generatorAt(lua);
    const lua_Integer low = luaL_checkinteger(lua, 2);
    const lua_Integer high = luaL_checkinteger(lua, 3);
    luaL_argcheck(lua, low <= high, 3, "must not be less than the first number");
    const auto count = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
    const std::uint64_t drawn = count == 0 ? random.next() : random.below(count);
    lua_pushinteger(lua, static_cast<lua_Integer>(static_cast<std::uint64_t>(low) + drawn));
    return 1;
}

int coin(lua_State* lua) {
    lua_pushboolean(lua, generatorAt(lua).coin() ? 1 : 0);
    return 1;
}

/// Returns a number for new_random().
int number(lua_State* lua) {
    lua_pushinteger(lua, static_cast<lua_Integer>(generatorAt(lua).next() >> 1));
    return 1;
}

int pick(lua_State* lua) {
    auto& random = generatorAt(lua);
    luaL_checktype(lua, 2, LUA_TTABLE);
    const lua_Unsigned count = lua_rawlen(lua, 2);
    luaL_argcheck(lua, count > 0, 2, "the list is empty");
    lua_rawgeti(lua, 2, static_cast<lua_Integer>(random.below(count)) + 1);
    return 1;
}

/// The order of Random::shuffle().
int shuffle(lua_State* lua) {
    auto& random = generatorAt(lua);
    luaL_checktype(lua, 2, LUA_TTABLE);
    checkWritable(lua, 2);
    const lua_Unsigned count = lua_rawlen(lua, 2);
    constexpr std::uint64_t price = 4;
    Budget::of(lua).charge(lua, count * price);
    for (lua_Unsigned i = count; i > 1; --i) {
        const auto j = static_cast<lua_Integer>(random.below(i)) + 1;
        lua_rawgeti(lua, 2, static_cast<lua_Integer>(i));
        lua_rawgeti(lua, 2, j);
        lua_rawseti(lua, 2, static_cast<lua_Integer>(i));
        lua_rawseti(lua, 2, j);
    }
    lua_pushvalue(lua, 2);
    return 1;
}

int newRandom(lua_State* lua) {
    pushGenerator(lua, static_cast<std::uint64_t>(luaL_checkinteger(lua, 1)));
    return 1;
}

int text(lua_State* lua) {
    lua_pushliteral(lua, "random");
    return 1;
}

}  // namespace

void pushGenerator(lua_State* lua, std::uint64_t seed) {
    new (lua_newuserdatauv(lua, sizeof(Random), 0)) Random(seed);
    luaL_setmetatable(lua, className);
}

void addChance(lua_State* lua) {
    luaL_newmetatable(lua, className);
    constexpr luaL_Reg functions[] = {{"below", below},  {"between", between}, {"coin", coin},
                                      {"pick", pick},    {"number", number},   {"shuffle", shuffle},
                                      {nullptr, nullptr}};
    luaL_newlib(lua, functions);
    freeze(lua);
    lua_pop(lua, 1);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, text);
    lua_setfield(lua, -2, "__tostring");
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, "__metatable");
    lua_pop(lua, 1);
    lua_pushcfunction(lua, newRandom);
    lua_setfield(lua, -2, "new_random");
}

}  // namespace plt::script
