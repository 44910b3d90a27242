// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/lua/failure.h"

#include <optional>
#include <string>

namespace plt::script {

class ScriptRules;

/// Plays a random game and looks at its pictures and sentences, as its window would, for some seconds at
/// most. Returns the first failure, of a picture or of a rule. `file` is the script's name in its sentence.
std::optional<Failure> tryPictures(const ScriptRules& rules, const std::string& file);

}  // namespace plt::script
