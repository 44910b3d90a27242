// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <vector>

namespace plt {

/// Parses a whole number in low .. high that fills the text entirely; no sign but '-', no leading zeros or
/// blanks.
template <std::integral T>
std::optional<T> readNumber(std::string_view text, T low, T high) {
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.empty() || (digits.size() > 1 && digits.front() == '0') || text == "-0") return std::nullopt;
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < low || value > high)
        return std::nullopt;
    return value;
}

/// Splits a text at the separators; always returns at least one part. Parts may be empty.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

}  // namespace plt
