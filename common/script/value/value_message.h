// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/script/value/value.h"

namespace plt::script {

/// Returns the sentence in a value. tr("Take %1 of %2.", 3, name) of a script makes the table
/// { tr = "Take %1 of %2.", 3, name }, and trn("%Ln coins", "one coin", 3) makes
/// { tr = "%Ln coins", one = "one coin", count = 3 }. Strings and numbers are sentences, too, which nobody
/// translates. Every other value gives an empty sentence.
Message messageOf(const Value& value);

/// Returns true if messageOf() understands the value.
bool isMessage(const Value& value);

}  // namespace plt::script
