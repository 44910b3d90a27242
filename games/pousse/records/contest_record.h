// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace pousse {

/// A game as the contest wrote it: the size in the first line, then a move in each.
struct ContestRecord {
    int size = 4;
    std::vector<Move> moves;
    bool operator==(const ContestRecord&) const = default;
};

/// With or without the line "QUIT" that some versions of the contest's task end with.
enum class LastLine : std::uint8_t { move, quit };

std::string writeRecord(const ContestRecord& record, LastLine last = LastLine::move);

/// Reads lines and words alike, capital and small letters, with or without "QUIT". A record that cannot be
/// played, goes on after the end of its game, or has more than mostMoves, is refused with a sentence that
/// says why.
plt::Result<ContestRecord> readRecord(std::string_view text);

}  // namespace pousse
