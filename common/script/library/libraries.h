// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <lua.hpp>

namespace plt::script {

/// The functions that a script may call: base, string, table, math, utf8, sentences and random numbers, without
/// everything that sees files, time, addresses or chance of its own, or that would run code from elsewhere.
/// Pushes the table of a script's global names. May raise an error of Lua. The same calls give the same results
/// in each process and on each machine.
void pushLibraries(lua_State* lua);

/// Adds functions to the table on the top of the stack.
void addBase(lua_State* lua);
void addChance(lua_State* lua);
/// Push a library.
void pushStrings(lua_State* lua);
void pushTables(lua_State* lua);

/// Pushes a generator of random numbers with this seed.
void pushGenerator(lua_State* lua, std::uint64_t seed);

/// Pushes pairs(), next(): their order is that of the keys, numbers before strings.
int orderedPairs(lua_State* lua);
int orderedNext(lua_State* lua);

/// Pushes a text for a value at a place of the stack; addresses are not part of it.
void pushText(lua_State* lua, int index);

/// Makes the table at the top of the stack one that can be read and not changed: its entries move to another
/// table, to which its metatable leads and which is pushed.
void freeze(lua_State* lua);
/// Raises an error if a metatable in use has a field that setmetatable() refuses: a script may have set it
/// later.
void checkMetatables(lua_State* lua);
/// Raises an error if the table at this place of the stack is frozen.
void checkWritable(lua_State* lua, int index);

}  // namespace plt::script
