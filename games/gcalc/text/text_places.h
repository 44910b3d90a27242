// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include <QString>

namespace gcalc {

/// Converts a byte offset in UTF-8 to an offset in the QString.
inline int lettersBefore(std::string_view bytes, std::size_t at) {
    return static_cast<int>(
        QString::fromUtf8(bytes.data(), static_cast<qsizetype>(std::min(at, bytes.size()))).size());
}

}  // namespace gcalc
