// SPDX-License-Identifier: MIT
#include "common/script/library/libraries.h"
#include "common/script/lua/budget.h"

#include <cmath>
#include <cstring>
#include <string>

namespace plt::script {

namespace {

constexpr const char* frozenMark = "plt.frozen";

/// Copies functions of the library on the top of the stack to the table below it, and pops the library.
void copyFunctions(lua_State* lua, std::initializer_list<const char*> names) {
    for (const char* name : names) {
        lua_getfield(lua, -1, name);
        lua_setfield(lua, -3, name);
    }
    lua_pop(lua, 1);
}

int tostring(lua_State* lua) {
    luaL_checkany(lua, 1);
    pushText(lua, 1);
    return 1;
}

int print(lua_State* lua) {
    const int count = lua_gettop(lua);
    luaL_checkstack(lua, count * 2 + 2, "too many values");
    for (int i = 1; i <= count; ++i) {
        if (i > 1) lua_pushliteral(lua, " ");
        pushText(lua, i);
    }
    if (count == 0)
        lua_pushliteral(lua, "");
    else
        lua_concat(lua, 2 * count - 1);
    std::size_t size = 0;
    const char* const text = lua_tolstring(lua, -1, &size);
    auto& budget = Budget::of(lua);
    constexpr std::uint64_t price = 100;
    budget.charge(lua, price + size);
    constexpr std::size_t longest = 500;
    if (budget.print) budget.print(std::string(text, std::min(size, longest)));
    return 0;
}

/// pcall() that no exceeded limit is caught by.
int protectedCall(lua_State* lua) {
    luaL_checkany(lua, 1);
    lua_pushboolean(lua, 1);
    lua_insert(lua, 1);
    const int status = lua_pcall(lua, lua_gettop(lua) - 2, LUA_MULTRET, 0);
    if (status == LUA_OK) return lua_gettop(lua);
    Budget::of(lua).checkAfter(lua, status);
    lua_pushboolean(lua, 0);
    lua_insert(lua, -2);
    return 2;
}

constexpr const char* metatablesPlace = "plt.metatables";

/// Returns the name of a field with which something would run or vanish whenever Lua collects garbage, or would
/// run while an error is raised; null if the table has none.
const char* refusedField(lua_State* lua, int index) {
    index = lua_absindex(lua, index);
    for (const char* name : {"__gc", "__mode", "__close"}) {
        lua_pushstring(lua, name);
        const bool isThere = lua_rawget(lua, index) != LUA_TNIL;
        lua_pop(lua, 1);
        if (isThere) return name;
    }
    return nullptr;
}

int refuseMetatable(lua_State* lua, const char* field) {
    return luaL_error(lua, "a metatable may not have %s here", field);
}

/// Adds the table at a place to the metatables in use, which are known as long as they exist.
void noteMetatable(lua_State* lua, int index) {
    if (lua_getfield(lua, LUA_REGISTRYINDEX, metatablesPlace) != LUA_TTABLE) {
        lua_pop(lua, 1);
        lua_newtable(lua);
        lua_createtable(lua, 0, 1);
        lua_pushliteral(lua, "k");
        lua_setfield(lua, -2, "__mode");
        lua_setmetatable(lua, -2);
        lua_pushvalue(lua, -1);
        lua_setfield(lua, LUA_REGISTRYINDEX, metatablesPlace);
    }
    lua_pushvalue(lua, index);
    lua_pushboolean(lua, 1);
    lua_rawset(lua, -3);
    lua_pop(lua, 1);
}

int setMetatable(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    luaL_argexpected(lua, lua_isnil(lua, 2) || lua_istable(lua, 2), 2, "nil or table");
    if (luaL_getmetafield(lua, 1, "__metatable") != LUA_TNIL)
        return luaL_error(lua, "cannot change a protected metatable");
    if (lua_istable(lua, 2)) {
        if (const char* const field = refusedField(lua, 2)) return refuseMetatable(lua, field);
        noteMetatable(lua, 2);
    }
    lua_settop(lua, 2);
    lua_setmetatable(lua, 1);
    return 1;
}

int rawSet(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    checkWritable(lua, 1);
    luaL_checkany(lua, 3);
    lua_settop(lua, 3);
    lua_rawset(lua, 1);
    return 1;
}

int refuseWrite(lua_State* lua) {
    const char* const name = lua_type(lua, 2) == LUA_TSTRING ? lua_tostring(lua, 2) : "?";
    return luaL_error(
        lua,
        "the global name '%s' cannot be changed during the game: the game keeps what changes in "
        "its state (or write 'local %s')",
        name, name);
}

/// math.random(), which many scripts of others call.
int refuseChance(lua_State* lua) {
    return luaL_error(lua,
                      "there is no math.random here: use the generator that deal() and choose() get, or "
                      "new_random(number)");
}

/// tr(text, ...): a table that the program turns into a sentence of the player's language.
int sentence(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TSTRING);
    const int count = lua_gettop(lua) - 1;
    lua_createtable(lua, count, 1);
    for (int i = 1; i <= count; ++i) {
        lua_pushvalue(lua, i + 1);
        lua_rawseti(lua, -2, i);
    }
    lua_pushvalue(lua, 1);
    lua_setfield(lua, -2, "tr");
    return 1;
}

/// trn(many, one, count, ...): the same for a sentence with a number.
int countedSentence(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TSTRING);
    luaL_checktype(lua, 2, LUA_TSTRING);
    const lua_Integer number = luaL_checkinteger(lua, 3);
    const int count = lua_gettop(lua) - 3;
    lua_createtable(lua, count, 3);
    for (int i = 1; i <= count; ++i) {
        lua_pushvalue(lua, i + 3);
        lua_rawseti(lua, -2, i);
    }
    lua_pushvalue(lua, 1);
    lua_setfield(lua, -2, "tr");
    lua_pushvalue(lua, 2);
    lua_setfield(lua, -2, "one");
    lua_pushinteger(lua, number);
    lua_setfield(lua, -2, "count");
    return 1;
}

}  // namespace

void checkMetatables(lua_State* lua) {
    luaL_checkstack(lua, 6, "too many results");
    if (lua_getfield(lua, LUA_REGISTRYINDEX, metatablesPlace) == LUA_TTABLE) {
        lua_pushnil(lua);
        while (lua_next(lua, -2) != 0) {
            lua_pop(lua, 1);
            Budget::of(lua).charge(lua, 3);
            const char* const field = refusedField(lua, -1);
            if (field == nullptr) continue;
            // The calls after this one are not to blame.
            lua_pushnil(lua);
            lua_setfield(lua, LUA_REGISTRYINDEX, metatablesPlace);
            refuseMetatable(lua, field);
        }
    }
    lua_pop(lua, 1);
}

void pushText(lua_State* lua, int index) {
    index = lua_absindex(lua, index);
    switch (lua_type(lua, index)) {
        case LUA_TTABLE:
        case LUA_TFUNCTION:
        case LUA_TUSERDATA:
            if (luaL_getmetafield(lua, index, "__tostring") == LUA_TNIL) {
                lua_pushstring(lua, luaL_typename(lua, index));
                return;
            }
            lua_pop(lua, 1);
            luaL_tolstring(lua, index, nullptr);
            return;
        case LUA_TNUMBER:
            // Its sign depends on the processor.
            if (std::isnan(lua_tonumber(lua, index))) {
                lua_pushliteral(lua, "nan");
                return;
            }
            luaL_tolstring(lua, index, nullptr);
            return;
        default:
            luaL_tolstring(lua, index, nullptr);
    }
}

void freeze(lua_State* lua) {
    const int table = lua_gettop(lua);
    luaL_checkstack(lua, 6, "too many levels");
    lua_newtable(lua);
    const int content = table + 1;
    lua_pushnil(lua);
    while (lua_next(lua, table) != 0) {
        lua_pushvalue(lua, -2);
        lua_insert(lua, -2);
        lua_rawset(lua, content);
        lua_pushvalue(lua, -1);
        lua_pushnil(lua);
        lua_rawset(lua, table);
    }
    lua_createtable(lua, 0, 4);
    lua_pushvalue(lua, content);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, refuseWrite);
    lua_setfield(lua, -2, "__newindex");
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, "__metatable");
    lua_pushboolean(lua, 1);
    lua_setfield(lua, -2, frozenMark);
    lua_setmetatable(lua, table);
}

void checkWritable(lua_State* lua, int index) {
    if (luaL_getmetafield(lua, index, frozenMark) != LUA_TNIL)
        luaL_error(lua, "this table cannot be changed");
}

void addBase(lua_State* lua) {
    luaL_requiref(lua, LUA_GNAME, luaopen_base, 0);
    copyFunctions(lua, {"assert", "error", "getmetatable", "ipairs", "rawequal", "rawget", "rawlen", "select",
                        "tonumber", "type"});
    lua_pushliteral(lua, LUA_VERSION);
    lua_setfield(lua, -2, "_VERSION");
    constexpr luaL_Reg own[] = {{"tostring", tostring},   {"print", print},
                                {"pcall", protectedCall}, {"setmetatable", setMetatable},
                                {"rawset", rawSet},       {"pairs", orderedPairs},
                                {"next", orderedNext},    {"tr", sentence},
                                {"trn", countedSentence}, {nullptr, nullptr}};
    luaL_setfuncs(lua, own, 0);
}

void pushLibraries(lua_State* lua) {
    lua_newtable(lua);
    addBase(lua);
    addChance(lua);

    pushStrings(lua);
    freeze(lua);
    lua_pop(lua, 1);
    lua_setfield(lua, -2, LUA_STRLIBNAME);
    pushTables(lua);
    freeze(lua);
    lua_pop(lua, 1);
    lua_setfield(lua, -2, LUA_TABLIBNAME);

    lua_newtable(lua);
    luaL_requiref(lua, LUA_MATHLIBNAME, luaopen_math, 0);
    copyFunctions(lua, {"abs",  "acos", "asin", "atan", "ceil",       "cos",  "deg",        "exp",  "floor",
                        "fmod", "huge", "log",  "max",  "maxinteger", "min",  "mininteger", "modf", "pi",
                        "rad",  "sin",  "sqrt", "tan",  "tointeger",  "type", "ult"});
    lua_pushcfunction(lua, refuseChance);
    lua_setfield(lua, -2, "random");
    freeze(lua);
    lua_pop(lua, 1);
    lua_setfield(lua, -2, LUA_MATHLIBNAME);

    lua_newtable(lua);
    luaL_requiref(lua, LUA_UTF8LIBNAME, luaopen_utf8, 0);
    copyFunctions(lua, {"char", "charpattern", "codepoint", "codes", "len", "offset"});
    freeze(lua);
    lua_pop(lua, 1);
    lua_setfield(lua, -2, LUA_UTF8LIBNAME);
}

}  // namespace plt::script
