// SPDX-License-Identifier: MIT
#include "common/system/memory/byte_search.h"

#include <cstring>

namespace plt {

std::size_t byteSearch(std::string_view text, std::string_view part) {
#if defined(__unix__) || defined(__APPLE__)
    const void* const found = ::memmem(text.data(), text.size(), part.data(), part.size());
    if (found == nullptr) return std::string_view::npos;
    return static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
#else
    return text.find(part);
#endif
}

}  // namespace plt
