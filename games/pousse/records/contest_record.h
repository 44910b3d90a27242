// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace pousse {

/// A game in the format of the contest: the size in the first line, then one move per line.
struct ContestRecord {
    int size = 4;
    std::vector<Move> moves;
    bool operator==(const ContestRecord&) const = default;
};

/// With or without the final line "QUIT" of some versions of the contest's task.
enum class LastLine : std::uint8_t { move, quit };

std::string writeRecord(const ContestRecord& record, LastLine last = LastLine::move);

/// Reads words separated by any white space, in upper or lower case, with or without "QUIT". Refuses a record
/// that cannot be played, continues after the end of its game, or has more than maximumMoves, with a sentence
/// that says why.
plt::Result<ContestRecord> readRecord(std::string_view text);

}  // namespace pousse
