// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

namespace paint_by_numbers {

// File formats that contain little else than numbers.

Reading readNin(std::string_view text);
Reading readMk(std::string_view text);
Reading readCwd(std::string_view text);
Reading readTournament(std::string_view text);
std::string writeNin(const Clues& clues);
std::string writeMk(const Clues& clues);
std::string writeCwd(const Clues& clues);
std::string writeTournament(const Clues& clues);

}  // namespace paint_by_numbers
