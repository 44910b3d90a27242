// SPDX-License-Identifier: MIT
#include "common/script/library/libraries.h"
#include "common/script/library/pattern.h"
#include "common/script/lua/budget.h"
#include "common/system/memory/byte_search.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <string_view>

namespace plt::script {

namespace {

std::string_view stringAt(lua_State* lua, int index) {
    std::size_t size = 0;
    const char* const text = luaL_checklstring(lua, index, &size);
    return {text, size};
}

/// Raises an error if a match could not be finished.
void checkMatch(lua_State* lua, PatternMatch::Problem problem) {
    switch (problem) {
        case PatternMatch::Problem::none:
            break;
        case PatternMatch::Problem::malformed:
            luaL_error(lua, "malformed pattern");
            break;
        case PatternMatch::Problem::tooDeep:
            luaL_error(lua, "the pattern is too complex");
            break;
        case PatternMatch::Problem::tooManyCaptures:
            luaL_error(lua, "the pattern has too many captures");
            break;
        case PatternMatch::Problem::noSuchCapture:
            luaL_error(lua, "the pattern refers to a capture that it does not have");
            break;
        case PatternMatch::Problem::tooManySteps:
            break;
    }
    Budget::of(lua).charge(lua, 0);
}

/// Pushes a capture; the whole match where the pattern has none.
void pushCapture(lua_State* lua, const PatternMatch& match, std::string_view subject, std::size_t from,
                 int index) {
    if (index == 0 && match.captureCount() == 0) {
        lua_pushlstring(lua, subject.data() + from, match.end() - from);
        return;
    }
    if (index >= match.captureCount()) luaL_error(lua, "invalid capture index %%%d", index + 1);
    const auto& capture = match.capture(index);
    if (capture.isPosition)
        lua_pushinteger(lua, static_cast<lua_Integer>(capture.at) + 1);
    else
        lua_pushlstring(lua, subject.data() + capture.at, capture.size);
}

int pushCaptures(lua_State* lua, const PatternMatch& match, std::string_view subject, std::size_t from,
                 bool wholeIfNone) {
    const int count = match.captureCount() == 0 && wholeIfNone ? 1 : match.captureCount();
    luaL_checkstack(lua, count + 2, "too many captures");
    for (int i = 0; i < count; ++i) pushCapture(lua, match, subject, from, i);
    return count;
}

/// Returns the place of a position that may count from the end, from 0; beyond the end if it is.
std::size_t startOf(lua_Integer position, std::size_t size) {
    if (position > 0) return static_cast<std::size_t>(position) - 1;
    if (position == 0 || position < -static_cast<lua_Integer>(size)) return 0;
    return size - static_cast<std::size_t>(-position);
}

int findOrMatch(lua_State* lua, bool finds) {
    const std::string_view subject = stringAt(lua, 1);
    std::string_view pattern = stringAt(lua, 2);
    const std::size_t start = startOf(luaL_optinteger(lua, 3, 1), subject.size());
    auto& budget = Budget::of(lua);
    if (start > subject.size()) {
        lua_pushnil(lua);
        return 1;
    }
    const bool isPlain = finds && (lua_toboolean(lua, 4) != 0 ||
                                   pattern.find_first_of("^$*+?.([%-") == std::string_view::npos);
    if (isPlain) {
        budget.charge(lua, (subject.size() - start) / 8 + 1 + pattern.size());
        const std::size_t found = byteSearch(subject.substr(start), pattern);
        if (found == std::string_view::npos) {
            lua_pushnil(lua);
            return 1;
        }
        const std::size_t at = start + found;
        lua_pushinteger(lua, static_cast<lua_Integer>(at) + 1);
        lua_pushinteger(lua, static_cast<lua_Integer>(at + pattern.size()));
        return 2;
    }
    const bool isAnchored = !pattern.empty() && pattern.front() == '^';
    if (isAnchored) pattern.remove_prefix(1);
    PatternMatch match(subject, pattern, budget.steps());
    for (std::size_t at = start; at <= subject.size(); ++at) {
        if (match.matchAt(at)) {
            if (!finds) return pushCaptures(lua, match, subject, at, true);
            lua_pushinteger(lua, static_cast<lua_Integer>(at) + 1);
            lua_pushinteger(lua, static_cast<lua_Integer>(match.end()));
            return pushCaptures(lua, match, subject, at, false) + 2;
        }
        checkMatch(lua, match.problem());
        if (isAnchored) break;
    }
    lua_pushnil(lua);
    return 1;
}

int find(lua_State* lua) {
    return findOrMatch(lua, true);
}

int match(lua_State* lua) {
    return findOrMatch(lua, false);
}

/// Upvalues: subject, pattern, place of the next search, end of the last match (-1 at first).
int nextMatch(lua_State* lua) {
    std::size_t size = 0;
    const char* text = lua_tolstring(lua, lua_upvalueindex(1), &size);
    const std::string_view subject(text, size);
    text = lua_tolstring(lua, lua_upvalueindex(2), &size);
    const std::string_view pattern(text, size);
    const lua_Integer lastEnd = lua_tointeger(lua, lua_upvalueindex(4));
    PatternMatch match(subject, pattern, Budget::of(lua).steps());
    for (auto at = static_cast<std::size_t>(lua_tointeger(lua, lua_upvalueindex(3))); at <= subject.size();
         ++at) {
        const bool found = match.matchAt(at);
        checkMatch(lua, match.problem());
        if (!found || static_cast<lua_Integer>(match.end()) == lastEnd) continue;
        lua_pushinteger(lua, static_cast<lua_Integer>(match.end()));
        lua_pushvalue(lua, -1);
        lua_replace(lua, lua_upvalueindex(3));
        lua_replace(lua, lua_upvalueindex(4));
        return pushCaptures(lua, match, subject, at, true);
    }
    return 0;
}

int gmatch(lua_State* lua) {
    const std::string_view subject = stringAt(lua, 1);
    stringAt(lua, 2);
    const std::size_t start =
        std::min(startOf(luaL_optinteger(lua, 3, 1), subject.size()), subject.size() + 1);
    lua_settop(lua, 2);
    lua_pushinteger(lua, static_cast<lua_Integer>(start));
    lua_pushinteger(lua, -1);
    lua_pushcclosure(lua, nextMatch, 4);
    return 1;
}

/// Adds a replacement string, in which %1 is a capture.
void addTemplate(lua_State* lua, luaL_Buffer* out, const PatternMatch& match, std::string_view subject,
                 std::size_t from, std::string_view replacement) {
    for (std::size_t i = 0; i < replacement.size(); ++i) {
        const char c = replacement[i];
        if (c != '%') {
            luaL_addchar(out, c);
            continue;
        }
        const char next = ++i < replacement.size() ? replacement[i] : '\0';
        if (next == '%') {
            luaL_addchar(out, '%');
        } else if (next == '0') {
            luaL_addlstring(out, subject.data() + from, match.end() - from);
        } else if (next >= '1' && next <= '9') {
            pushCapture(lua, match, subject, from, next - '1');
            luaL_addvalue(out);
        } else {
            luaL_error(lua, "invalid use of '%%' in replacement string");
        }
    }
}

/// Adds the replacement for a match: argument 3 is a string, a table or a function.
void addReplacement(lua_State* lua, luaL_Buffer* out, const PatternMatch& match, std::string_view subject,
                    std::size_t from, int kind) {
    if (kind == LUA_TSTRING || kind == LUA_TNUMBER) {
        addTemplate(lua, out, match, subject, from, stringAt(lua, 3));
        return;
    }
    if (kind == LUA_TTABLE) {
        pushCapture(lua, match, subject, from, 0);
        lua_gettable(lua, 3);
    } else {
        lua_pushvalue(lua, 3);
        lua_call(lua, pushCaptures(lua, match, subject, from, true), 1);
    }
    if (lua_toboolean(lua, -1) == 0) {
        lua_pop(lua, 1);
        luaL_addlstring(out, subject.data() + from, match.end() - from);
        return;
    }
    if (lua_isstring(lua, -1) == 0)
        luaL_error(lua, "invalid replacement value (a %s)", luaL_typename(lua, -1));
    luaL_addvalue(out);
}

int gsub(lua_State* lua) {
    const std::string_view subject = stringAt(lua, 1);
    std::string_view pattern = stringAt(lua, 2);
    const int kind = lua_type(lua, 3);
    luaL_argexpected(
        lua, kind == LUA_TNUMBER || kind == LUA_TSTRING || kind == LUA_TTABLE || kind == LUA_TFUNCTION, 3,
        "string, table or function");
    const lua_Integer most = luaL_optinteger(lua, 4, static_cast<lua_Integer>(subject.size()) + 1);
    const bool isAnchored = !pattern.empty() && pattern.front() == '^';
    if (isAnchored) pattern.remove_prefix(1);
    auto& budget = Budget::of(lua);
    luaL_Buffer out;
    luaL_buffinit(lua, &out);
    lua_Integer count = 0;
    std::size_t at = 0;
    std::size_t lastEnd = std::string_view::npos;
    while (count < most) {
        PatternMatch match(subject, pattern, budget.steps());
        budget.charge(lua, 1);
        const bool found = match.matchAt(at);
        checkMatch(lua, match.problem());
        if (found && match.end() != lastEnd) {
            ++count;
            addReplacement(lua, &out, match, subject, at, kind);
            at = lastEnd = match.end();
        } else if (at < subject.size()) {
            luaL_addchar(&out, subject[at++]);
        } else {
            break;
        }
        if (isAnchored) break;
    }
    if (at < subject.size()) luaL_addlstring(&out, subject.data() + at, subject.size() - at);
    luaL_pushresult(&out);
    lua_pushinteger(lua, count);
    return 2;
}

int rep(lua_State* lua) {
    const std::string_view text = stringAt(lua, 1);
    const lua_Integer count = luaL_checkinteger(lua, 2);
    const std::string_view separator = lua_isnoneornil(lua, 3) ? std::string_view() : stringAt(lua, 3);
    if (count <= 0) {
        lua_pushliteral(lua, "");
        return 1;
    }
    if (static_cast<std::uint64_t>(count) > maximumString ||
        (text.size() + separator.size()) * static_cast<std::size_t>(count) > maximumString + separator.size())
        return luaL_error(lua, "the string would be longer than %d bytes", static_cast<int>(maximumString));
    luaL_Buffer out;
    luaL_buffinit(lua, &out);
    for (lua_Integer i = 0; i < count; ++i) {
        Budget::of(lua).charge(lua, 1);
        if (i > 0) luaL_addlstring(&out, separator.data(), separator.size());
        luaL_addlstring(&out, text.data(), text.size());
    }
    luaL_pushresult(&out);
    return 1;
}

/// string.format() of the language, without addresses. Upvalue: the function.
int format(lua_State* lua) {
    const std::string_view form = stringAt(lua, 1);
    Budget::of(lua).charge(lua, form.size());
    int argument = 1;
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (form[i] != '%') continue;
        if (++i < form.size() && form[i] == '%') continue;
        ++argument;
        i = form.find_first_not_of("-+ #0123456789.", i);
        if (i == std::string_view::npos) break;  // the function itself complains
        if (form[i] == 'p') return luaL_error(lua, "invalid conversion '%%p' to 'format'");
        if (form[i] != 's' || argument > lua_gettop(lua)) continue;
        pushText(lua, argument);
        lua_replace(lua, argument);
    }
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_insert(lua, 1);
    lua_call(lua, lua_gettop(lua) - 1, 1);
    return 1;
}

}  // namespace

void pushStrings(lua_State* lua) {
    constexpr luaL_Reg functions[] = {{"find", find},   {"gmatch", gmatch}, {"gsub", gsub},
                                      {"match", match}, {"rep", rep},       {nullptr, nullptr}};
    luaL_newlib(lua, functions);
    luaL_requiref(lua, LUA_STRLIBNAME, luaopen_string, 0);
    for (const char* name : {"byte", "char", "len", "lower", "reverse", "sub", "upper"}) {
        lua_getfield(lua, -1, name);
        lua_setfield(lua, -3, name);
    }
    lua_getfield(lua, -1, "format");
    lua_pushcclosure(lua, format, 1);
    lua_setfield(lua, -3, "format");
    lua_pop(lua, 1);
    // The methods of strings are these functions, too.
    lua_pushliteral(lua, "");
    lua_getmetatable(lua, -1);
    lua_pushvalue(lua, -3);
    lua_setfield(lua, -2, "__index");
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, "__metatable");
    lua_pop(lua, 2);
}

}  // namespace plt::script
