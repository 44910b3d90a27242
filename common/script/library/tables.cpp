// SPDX-License-Identifier: MIT
#include "common/script/library/libraries.h"
#include "common/script/lua/budget.h"

#include <algorithm>

namespace plt::script {

namespace {

// All of these look at the entries of a table alone and never at its metatable, so their work is bounded by what
// fits into memory; it is charged all the same.

/// Checks the table to be changed at place 1, charges one step for each item, and returns the number of them.
lua_Integer itemCount(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    return static_cast<lua_Integer>(lua_rawlen(lua, 1));
}

int insert(lua_State* lua) {
    const lua_Integer count = itemCount(lua);
    checkWritable(lua, 1);
    lua_Integer place = count + 1;
    switch (lua_gettop(lua)) {
        case 2:
            break;
        case 3:
            place = luaL_checkinteger(lua, 2);
            luaL_argcheck(lua, place >= 1 && place <= count + 1, 2, "position out of bounds");
            Budget::of(lua).charge(lua, static_cast<std::uint64_t>(count - place + 1));
            for (lua_Integer i = count + 1; i > place; --i) {
                lua_rawgeti(lua, 1, i - 1);
                lua_rawseti(lua, 1, i);
            }
            break;
        default:
            return luaL_error(lua, "wrong number of arguments to 'insert'");
    }
    lua_rawseti(lua, 1, place);
    return 0;
}

int remove(lua_State* lua) {
    const lua_Integer count = itemCount(lua);
    checkWritable(lua, 1);
    lua_Integer place = luaL_optinteger(lua, 2, count);
    if (lua_gettop(lua) > 1)
        luaL_argcheck(lua, (count == 0 && (place == 0 || place == 1)) || (place >= 1 && place <= count + 1),
                      2, "position out of bounds");
    lua_rawgeti(lua, 1, place);
    if (place < count) Budget::of(lua).charge(lua, static_cast<std::uint64_t>(count - place));
    for (; place < count; ++place) {
        lua_rawgeti(lua, 1, place + 1);
        lua_rawseti(lua, 1, place);
    }
    lua_pushnil(lua);
    lua_rawseti(lua, 1, place);
    return 1;
}

int concat(lua_State* lua) {
    const lua_Integer count = itemCount(lua);
    std::size_t size = 0;
    const char* const separator = luaL_optlstring(lua, 2, "", &size);
    const lua_Integer first = luaL_optinteger(lua, 3, 1);
    const lua_Integer last = luaL_optinteger(lua, 4, count);
    luaL_Buffer buffer;
    luaL_buffinit(lua, &buffer);
    for (lua_Integer i = first; i <= last; ++i) {
        Budget::of(lua).charge(lua, 1 + size / 8);
        lua_rawgeti(lua, 1, i);
        if (lua_isstring(lua, -1) == 0)
            return luaL_error(lua, "invalid value (a %s) at index %I of the table for 'concat'",
                              luaL_typename(lua, -1), i);
        luaL_addvalue(&buffer);
        if (i == last) break;  // the greatest integer has no successor
        luaL_addlstring(&buffer, separator, size);
    }
    luaL_pushresult(&buffer);
    return 1;
}

int pack(lua_State* lua) {
    const int count = lua_gettop(lua);
    lua_createtable(lua, count, 1);
    lua_insert(lua, 1);
    for (int i = count; i >= 1; --i) lua_rawseti(lua, 1, i);
    lua_pushinteger(lua, count);
    lua_setfield(lua, 1, "n");
    return 1;
}

int unpack(lua_State* lua) {
    const lua_Integer count = itemCount(lua);
    const lua_Integer first = luaL_optinteger(lua, 2, 1);
    const lua_Integer last = luaL_optinteger(lua, 3, count);
    if (first > last) return 0;
    constexpr lua_Unsigned most = 100'000;
    const lua_Unsigned many = static_cast<lua_Unsigned>(last) - static_cast<lua_Unsigned>(first);
    if (many >= most || lua_checkstack(lua, static_cast<int>(many) + 1) == 0)
        return luaL_error(lua, "too many results to unpack");
    Budget::of(lua).charge(lua, many);
    for (lua_Integer i = first; i < last; ++i) lua_rawgeti(lua, 1, i);
    lua_rawgeti(lua, 1, last);
    return static_cast<int>(many) + 1;
}

int move(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    const lua_Integer first = luaL_checkinteger(lua, 2);
    const lua_Integer last = luaL_checkinteger(lua, 3);
    const lua_Integer to = luaL_checkinteger(lua, 4);
    const int target = lua_isnoneornil(lua, 5) ? 1 : 5;
    luaL_checktype(lua, target, LUA_TTABLE);
    checkWritable(lua, target);
    lua_settop(lua, 5);
    if (first <= last) {
        constexpr lua_Integer most = 100'000'000;
        luaL_argcheck(lua, first > -most && last < most && to > -most && to < most, 3,
                      "too many items to move");
        Budget::of(lua).charge(lua, static_cast<std::uint64_t>(last - first + 1));
        const bool forwards = to > last || to <= first || target != 1;
        for (lua_Integer i = 0; i <= last - first; ++i) {
            const lua_Integer step = forwards ? i : last - first - i;
            lua_rawgeti(lua, 1, first + step);
            lua_rawseti(lua, target, to + step);
        }
    }
    lua_pushvalue(lua, target);
    return 1;
}

/// Returns true if the item on the top of the stack comes before the one below it.
bool topIsLess(lua_State* lua) {
    // Strings are compared byte by byte, and functions in C are called without a hook.
    for (const int item : {-1, -2})
        if (lua_type(lua, item) == LUA_TSTRING) Budget::of(lua).charge(lua, lua_rawlen(lua, item) / 8);
    if (lua_isnil(lua, 2)) return lua_compare(lua, -1, -2, LUA_OPLT) != 0;
    lua_pushvalue(lua, 2);
    lua_pushvalue(lua, -2);
    lua_pushvalue(lua, -4);
    lua_call(lua, 2, 1);
    const bool less = lua_toboolean(lua, -1) != 0;
    lua_pop(lua, 1);
    return less;
}

/// Merges the sorted parts [low, middle) and [middle, high) of the table at `from` into the one at `to`.
void merge(lua_State* lua, int from, int to, lua_Integer low, lua_Integer middle, lua_Integer high) {
    lua_Integer left = low;
    lua_Integer right = middle;
    for (lua_Integer out = low; out < high; ++out) {
        bool takesRight = left == middle;
        if (!takesRight && right < high) {
            lua_rawgeti(lua, from, left);
            lua_rawgeti(lua, from, right);
            Budget::of(lua).charge(lua, 2);
            takesRight = topIsLess(lua);
            lua_pop(lua, 2);
        }
        lua_rawgeti(lua, from, takesRight ? right++ : left++);
        lua_rawseti(lua, to, out);
    }
}

/// A stable sort, so that equal items keep their order everywhere.
int sort(lua_State* lua) {
    const lua_Integer count = itemCount(lua);
    checkWritable(lua, 1);
    if (!lua_isnoneornil(lua, 2)) luaL_checktype(lua, 2, LUA_TFUNCTION);
    lua_settop(lua, 2);
    constexpr lua_Integer most = 10'000'000;
    luaL_argcheck(lua, count < most, 1, "too many items");
    luaL_checkstack(lua, 10, "too many levels");
    lua_createtable(lua, static_cast<int>(count), 0);
    int from = 1;
    int to = 3;
    for (lua_Integer width = 1; width < count; width *= 2) {
        for (lua_Integer low = 1; low <= count; low += 2 * width)
            merge(lua, from, to, low, std::min(low + width, count + 1), std::min(low + 2 * width, count + 1));
        std::swap(from, to);
        Budget::of(lua).charge(lua, static_cast<std::uint64_t>(count));
    }
    if (from == 1) return 0;
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(lua, from, i);
        lua_rawseti(lua, 1, i);
    }
    return 0;
}

}  // namespace

void pushTables(lua_State* lua) {
    constexpr luaL_Reg functions[] = {{"concat", concat}, {"insert", insert}, {"move", move},
                                      {"pack", pack},     {"remove", remove}, {"sort", sort},
                                      {"unpack", unpack}, {nullptr, nullptr}};
    luaL_newlib(lua, functions);
}

}  // namespace plt::script
