// SPDX-License-Identifier: MIT
#include "common/script/lua/stack_values.h"

#include "common/script/value/value_text.h"

#include <array>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

namespace plt::script {

namespace {

/// Room on the stack for a table, a key and a value.
constexpr int slotsOfALevel = 4;

class StackReader {
  public:
    StackReader(lua_State* lua, NotPlain& problem) : lua_(lua), problem_(problem) {}

    std::optional<Value> read(int index) {
        if (++values_ > maximumValues)
            return refuse(PLT_TR("%1 has too many values in it: the limit is %2"), {maximumValues});
        switch (lua_type(lua_, index)) {
            case LUA_TNIL:
            case LUA_TNONE:
                return Value();
            case LUA_TBOOLEAN:
                return Value(lua_toboolean(lua_, index) != 0);
            case LUA_TNUMBER:
                return readNumber(index);
            case LUA_TSTRING:
                return readString(index);
            case LUA_TTABLE:
                return readTable(lua_absindex(lua_, index));
            default:
                return refuse(PLT_TR("%1 is a %2"), {lua_typename(lua_, lua_type(lua_, index))});
        }
    }

  private:
    std::nullopt_t refuse(std::string_view text, std::vector<Message::Argument> more = {}) {
        problem_.text = text;
        problem_.more = std::move(more);
        return std::nullopt;
    }

    std::optional<Value> readNumber(int index) {
        if (lua_isinteger(lua_, index) != 0) return Value(std::int64_t{lua_tointeger(lua_, index)});
        const double number = lua_tonumber(lua_, index);
        if (std::isnan(number)) return refuse(PLT_TR("%1 is not a number (nan)"));
        if (std::isinf(number)) return refuse(PLT_TR("%1 is infinite"));
        return Value(number);
    }

    /// Counts the bytes of a string: a table may hold the same one many times. Returns false beyond the
    /// limit.
    bool hasRoomFor(std::size_t size) {
        bytes_ += size;
        if (bytes_ <= maximumBytes) return true;
        refuse(PLT_TR("%1 has too much text in it: the limit is %2 KB"), {maximumBytes >> 10});
        return false;
    }

    std::optional<Value> readString(int index) {
        std::size_t size = 0;
        const char* const text = lua_tolstring(lua_, index, &size);
        if (!hasRoomFor(size)) return std::nullopt;
        std::string copy(text, size);
        if (copy.find('\0') != std::string::npos) return refuse(PLT_TR("%1 is a string with a zero byte"));
        return Value(std::move(copy));
    }

    std::optional<Value> readTable(int index) {
        const void* const self = lua_topointer(lua_, index);
        for (int level = 0; level < depth_; ++level)
            if (above_[static_cast<std::size_t>(level)] == self) return refuse(PLT_TR("%1 contains itself"));
        if (depth_ == maximumDepth)
            return refuse(PLT_TR("%1 lies too deep: the limit is %2"), {maximumDepth});
        if (lua_getmetatable(lua_, index) != 0) {
            lua_pop(lua_, 1);
            return refuse(PLT_TR("%1 is a table with a metatable"));
        }
        if (lua_checkstack(lua_, slotsOfALevel) == 0) return refuse(PLT_TR("%1 lies too deep"));
        above_[static_cast<std::size_t>(depth_++)] = self;
        std::vector<Value> items;
        std::vector<Field> fields;
        // The length of a table with gaps says little of the number of its items.
        constexpr lua_Unsigned likely = 64;
        items.reserve(static_cast<std::size_t>(std::min(lua_Unsigned{lua_rawlen(lua_, index)}, likely)));
        lua_pushnil(lua_);
        while (lua_next(lua_, index) != 0) {
            if (!readField(items, fields)) return std::nullopt;
            lua_pop(lua_, 1);
        }
        --depth_;
        return Value::table(std::move(items), std::move(fields));
    }

    /// Reads the value on the top of the stack, with its key below.
    bool readField(std::vector<Value>& items, std::vector<Field>& fields) {
        const int top = lua_gettop(lua_);
        const bool isIndex = lua_isinteger(lua_, top - 1) != 0;
        if (!isIndex && lua_type(lua_, top - 1) != LUA_TSTRING) {
            refuse(PLT_TR("%1 has a key that is neither a whole number nor a string (a %2)"),
                   {lua_typename(lua_, lua_type(lua_, top - 1))});
            return false;
        }
        auto value = read(top);
        if (isIndex) return addItem(lua_tointeger(lua_, top - 1), std::move(value), items, fields);
        std::size_t size = 0;
        const char* const text = lua_tolstring(lua_, top - 1, &size);
        if (!hasRoomFor(size)) return false;
        return addNamed(std::string(text, size), std::move(value), fields);
    }

    bool addItem(std::int64_t key, std::optional<Value> value, std::vector<Value>& items,
                 std::vector<Field>& fields) {
        if (!value)
            problem_.place.insert(0, '[' + std::to_string(key) + ']');
        else if (key == static_cast<std::int64_t>(items.size()) + 1)
            items.push_back(std::move(*value));
        else
            fields.push_back({key, std::move(*value)});
        return value.has_value();
    }

    bool addNamed(std::string key, std::optional<Value> value, std::vector<Field>& fields) {
        constexpr std::size_t enough = 40;
        if (!value)
            problem_.place.insert(0, '.' + key.substr(0, enough));
        else if (key.find('\0') != std::string::npos)
            refuse(PLT_TR("%1 has a key with a zero byte"));
        else
            fields.push_back({std::move(key), std::move(*value)});
        return value.has_value() && problem_.text.empty();
    }

    lua_State* const lua_;
    NotPlain& problem_;
    std::size_t values_ = 0;
    std::size_t bytes_ = 0;  ///< of strings
    int depth_ = 0;
    std::array<const void*, maximumDepth> above_{};
};

}  // namespace

// No object with a destructor in here: memory errors leave by a long jump.
void pushValue(lua_State* lua, const Value& value) {
    switch (value.kind()) {
        case Value::Kind::nil:
            lua_pushnil(lua);
            return;
        case Value::Kind::boolean:
            lua_pushboolean(lua, value.isTrue() ? 1 : 0);
            return;
        case Value::Kind::integer:
            lua_pushinteger(lua, value.integerOr(0));
            return;
        case Value::Kind::number:
            lua_pushnumber(lua, value.numberOr(0));
            return;
        case Value::Kind::string:
            lua_pushlstring(lua, value.text().data(), value.text().size());
            return;
        case Value::Kind::table:
            break;
    }
    luaL_checkstack(lua, slotsOfALevel, "a value is too deep");
    lua_createtable(lua, static_cast<int>(value.size()), static_cast<int>(value.fields().size()));
    lua_Integer index = 0;
    for (const Value& item : value.items()) {
        pushValue(lua, item);
        lua_rawseti(lua, -2, ++index);
    }
    for (const Field& field : value.fields()) {
        if (const auto* number = std::get_if<std::int64_t>(&field.key)) {
            pushValue(lua, field.value);
            lua_rawseti(lua, -2, *number);
        } else {
            const auto& name = *std::get_if<std::string>(&field.key);
            lua_pushlstring(lua, name.data(), name.size());
            pushValue(lua, field.value);
            lua_rawset(lua, -3);
        }
    }
}

Message NotPlain::sentence(const std::string& name) const {
    std::vector<Message::Argument> arguments{name + place};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return {text, std::move(arguments)};
}

std::optional<Value> valueAt(lua_State* lua, int index, NotPlain* problem) {
    const int top = lua_gettop(lua);
    auto value = StackReader(lua, *problem).read(index);
    lua_settop(lua, top);
    return value;
}

std::string shownAt(lua_State* lua, int index) {
    constexpr std::size_t enough = 100;
    NotPlain problem;
    if (const auto value = valueAt(lua, index, &problem)) return shown(*value, enough);
    return std::string("a ") + lua_typename(lua, lua_type(lua, index));
}

}  // namespace plt::script
