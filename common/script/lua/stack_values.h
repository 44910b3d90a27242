// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/value/value.h"

#include <lua.hpp>
#include <optional>
#include <string>

namespace plt::script {

/// Pushes a fresh copy of a value. May raise an error of Lua: out of memory.
void pushValue(lua_State* lua, const Value& value);

/// Returns the value at a place of the stack. Nothing if it is not plain; `problem` then says why and where
/// in the value ("[3].name is a function"). Never raises an error.
std::optional<Value> valueAt(lua_State* lua, int index, std::string* problem);

/// Returns a value of any kind in a few characters, for messages. Never raises an error.
std::string shownAt(lua_State* lua, int index);

}  // namespace plt::script
