// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QJsonObject>

namespace plt {

/// One game of a timeline in text, as saved games hold it, whatever its rules.
struct GameText {
    std::string options;
    std::string start;
    std::string moves;                    ///< in the rules' text form, separated by blanks
    std::optional<std::uint64_t> number;  ///< the deal number, if it was dealt by one
    std::int64_t elapsedMs = 0;
    bool helped = false;
    bool known = false;
    bool recorded = false;
    int undos = 0;
    std::optional<std::string> seats;  ///< missing in games that earlier versions saved
    std::string byPerson;              ///< a 1 or 0 for each seat
    std::string byComputer;            ///< likewise
    std::vector<std::string> ways;     ///< of hints, from the beginning, each written like the moves
    std::string review;                ///< of writeReview(); may be empty
    std::string toBeat;                ///< of writeToldResult(); may be empty
    std::uint64_t serial = 0;
};

PLT_API QJsonObject toJson(const GameText& game);
/// Refuses text that cannot have come from toJson(), of this version or an earlier one.
PLT_API Result<GameText> gameTextFrom(const QJsonObject& json);

}  // namespace plt
