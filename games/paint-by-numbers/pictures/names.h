// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <QString>

namespace paint_by_numbers {

/// The translated name of a picture of the library; empty for an unknown name.
QString pictureName(const std::string& name);

}  // namespace paint_by_numbers
