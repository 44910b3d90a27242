// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include <QString>

namespace gcalc {

/// The place in a text of the interface that belongs to a byte of its UTF-8.
inline int lettersBefore(std::string_view bytes, std::size_t at) {
    return static_cast<int>(
        QString::fromUtf8(bytes.data(), static_cast<qsizetype>(std::min(at, bytes.size()))).size());
}

}  // namespace gcalc
