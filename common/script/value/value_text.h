// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/script/value/value.h"

#include <string>
#include <string_view>

namespace plt::script {

/// Returns the text of a value: printable ASCII without spaces, '#', ':', quotes and backslashes. Examples are
/// 12, -0.5, true, nil, e4, (1,2,x), (from=3,to=5). A string that is not a word, or a word with another
/// meaning, begins with @, and its bytes are percent-encoded where necessary: @two%20words.
std::string write(const Value& value);

/// Parses the text of a value. Refuses everything that write() does not return, and what exceeds
/// maximumValues or maximumDepth.
Result<Value> readValue(std::string_view text);

/// Returns a value as Lua would write it, cut to some characters: for authors.
std::string shown(const Value& value, std::size_t longest = 200);

}  // namespace plt::script
