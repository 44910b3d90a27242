// SPDX-License-Identifier: MIT
#include "common/script/library/libraries.h"
#include "common/script/lua/budget.h"

#include <algorithm>
#include <cstring>

namespace plt::script {

namespace {

/// A key of a table, as it is ordered. The string belongs to Lua.
struct OrderedKey {
    enum class Kind { integer, number, string, boolean };
    Kind kind = Kind::integer;
    lua_Integer integer = 0;
    lua_Number number = 0;
    const char* text = nullptr;
    std::size_t size = 0;
    int place = 0;  ///< in the list of keys

    bool isNumber() const { return kind == Kind::integer || kind == Kind::number; }
    bool operator<(const OrderedKey& other) const {
        if (isNumber() && other.isNumber()) {
            if (kind == Kind::integer && other.kind == Kind::integer) return integer < other.integer;
            return number < other.number;
        }
        if (isNumber() != other.isNumber()) return isNumber();
        if (kind != other.kind) return kind < other.kind;
        if (kind == Kind::boolean) return integer < other.integer;
        const int order = std::memcmp(text, other.text, std::min(size, other.size));
        return order < 0 || (order == 0 && size < other.size);
    }
};

/// Returns the key at a place of the stack.
OrderedKey keyAt(lua_State* lua, int index) {
    OrderedKey key;
    switch (lua_type(lua, index)) {
        case LUA_TNUMBER:
            key.kind = lua_isinteger(lua, index) != 0 ? OrderedKey::Kind::integer : OrderedKey::Kind::number;
            key.integer = lua_tointeger(lua, index);
            key.number = lua_tonumber(lua, index);
            return key;
        case LUA_TSTRING:
            key.kind = OrderedKey::Kind::string;
            key.text = lua_tolstring(lua, index, &key.size);
            // It is compared with others, byte by byte.
            Budget::of(lua).charge(lua, key.size / 8);
            return key;
        case LUA_TBOOLEAN:
            key.kind = OrderedKey::Kind::boolean;
            key.integer = lua_toboolean(lua, index);
            return key;
        default:
            luaL_error(
                lua,
                "the keys of a table must be numbers, strings or truth values to be listed; there is a %s",
                luaL_typename(lua, index));
            return key;
    }
}

/// Iterates over a sequence. Upvalue: its length.
int nextItem(lua_State* lua) {
    // A script may call it with anything.
    luaL_checktype(lua, 1, LUA_TTABLE);
    const lua_Integer last = lua_tointeger(lua, lua_upvalueindex(1));
    for (lua_Integer i = std::max<lua_Integer>(luaL_checkinteger(lua, 2), 0); i < last;) {
        lua_pushinteger(lua, ++i);
        // Missing if it was taken away meanwhile.
        if (lua_rawgeti(lua, 1, i) != LUA_TNIL) return 2;
        lua_pop(lua, 2);
        Budget::of(lua).charge(lua, 1);
    }
    lua_pushnil(lua);
    return 1;
}

/// Iterates over ordered keys. Upvalues: keys, order, number of keys, place in the order.
int nextKey(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    const auto* const order = static_cast<const int*>(lua_touserdata(lua, lua_upvalueindex(2)));
    const lua_Integer count = lua_tointeger(lua, lua_upvalueindex(3));
    lua_Integer place = lua_tointeger(lua, lua_upvalueindex(4));
    while (place < count) {
        lua_rawgeti(lua, lua_upvalueindex(1), order[place++]);
        lua_pushvalue(lua, -1);
        if (lua_rawget(lua, 1) != LUA_TNIL) {
            lua_pushinteger(lua, place);
            lua_replace(lua, lua_upvalueindex(4));
            return 2;
        }
        lua_pop(lua, 2);
    }
    lua_pushinteger(lua, place);
    lua_replace(lua, lua_upvalueindex(4));
    lua_pushnil(lua);
    return 1;
}

/// Returns the number of keys; -1 as soon as one is no item of a sequence in its order.
lua_Integer lengthOfSequence(lua_State* lua) {
    lua_Integer count = 0;
    lua_pushnil(lua);
    while (lua_next(lua, 1) != 0) {
        lua_pop(lua, 1);
        ++count;
        if (lua_isinteger(lua, -1) != 0 && lua_tointeger(lua, -1) == count) continue;
        lua_pop(lua, 1);
        return -1;
    }
    return count;
}

}  // namespace

int orderedPairs(lua_State* lua) {
    luaL_checkany(lua, 1);
    if (luaL_getmetafield(lua, 1, "__pairs") != LUA_TNIL) {
        lua_pushvalue(lua, 1);
        lua_call(lua, 1, 3);
        return 3;
    }
    luaL_checktype(lua, 1, LUA_TTABLE);
    lua_settop(lua, 1);
    if (const lua_Integer length = lengthOfSequence(lua); length >= 0) {
        Budget::of(lua).charge(lua, static_cast<std::uint64_t>(length));
        lua_pushinteger(lua, length);
        lua_pushcclosure(lua, nextItem, 1);
        lua_pushvalue(lua, 1);
        lua_pushinteger(lua, 0);
        return 3;
    }
    lua_Integer count = 0;
    lua_newtable(lua);
    lua_pushnil(lua);
    while (lua_next(lua, 1) != 0) {
        lua_pop(lua, 1);
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, 2, ++count);
    }
    constexpr std::uint64_t stepsOfAKey = 8;
    Budget::of(lua).charge(lua, static_cast<std::uint64_t>(count) * stepsOfAKey);
    auto* const keys = static_cast<OrderedKey*>(
        lua_newuserdatauv(lua, static_cast<std::size_t>(count) * sizeof(OrderedKey), 0));
    for (int i = 0; i < count; ++i) {
        lua_rawgeti(lua, 2, i + 1);
        keys[i] = keyAt(lua, -1);
        keys[i].place = i + 1;
        lua_pop(lua, 1);
    }
    std::sort(keys, keys + count);
    auto* const order =
        static_cast<int*>(lua_newuserdatauv(lua, static_cast<std::size_t>(count) * sizeof(int), 0));
    for (int i = 0; i < count; ++i) order[i] = keys[i].place;
    lua_remove(lua, -2);
    lua_pushinteger(lua, count);
    lua_pushinteger(lua, 0);
    lua_pushcclosure(lua, nextKey, 4);
    lua_pushvalue(lua, 1);
    lua_pushnil(lua);
    return 3;
}

int orderedNext(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    lua_settop(lua, 2);
    const bool fromStart = lua_isnil(lua, 2);
    OrderedKey after;
    if (!fromStart) after = keyAt(lua, 2);
    OrderedKey best;
    bool found = false;
    std::uint64_t count = 0;
    lua_pushnil(lua);  // 3: the best key
    lua_pushnil(lua);
    while (lua_next(lua, 1) != 0) {
        lua_pop(lua, 1);
        ++count;
        const OrderedKey key = keyAt(lua, -1);
        if ((!fromStart && !(after < key)) || (found && !(key < best))) continue;
        best = key;
        found = true;
        lua_pushvalue(lua, -1);
        lua_replace(lua, 3);
    }
    Budget::of(lua).charge(lua, count);
    if (!found) {
        lua_pushnil(lua);
        return 1;
    }
    lua_pushvalue(lua, 3);
    lua_rawget(lua, 1);
    return 2;
}

}  // namespace plt::script
