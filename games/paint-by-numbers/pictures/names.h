// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <QString>

namespace paint_by_numbers {

/// The name of a picture of our library in the player's language; empty for a name that is none of them.
QString pictureName(const std::string& name);

}  // namespace paint_by_numbers
