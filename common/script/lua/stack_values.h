// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/script/value/value.h"

#include <lua.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plt::script {

/// Pushes a fresh copy of a value. May raise an error of Lua: out of memory.
void pushValue(lua_State* lua, const Value& value);

/// The reason why a value is not plain.
struct NotPlain {
    /// A sentence about %1, the place of the part that is not plain.
    std::string_view text{};
    std::vector<Message::Argument> more{};  ///< %2, ...
    std::string place{};                    ///< in the value: "[3].name"

    /// Returns the sentence for a value of this name.
    Message sentence(const std::string& name) const;
};

/// Returns the value at a place of the stack. Nothing if it is not plain. Never raises an error.
std::optional<Value> valueAt(lua_State* lua, int index, NotPlain* problem);

/// Returns a value of any kind in a few characters, for messages. Never raises an error.
std::string shownAt(lua_State* lua, int index);

}  // namespace plt::script
