// SPDX-License-Identifier: MIT
#include "common/plugin/folder/info_file.h"

#include <algorithm>
#include <string>

namespace plt {

namespace {

bool isAlphanumeric(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool isAscii(char c) {
    return static_cast<unsigned char>(c) < 0x80;
}

/// Returns true for characters that mean themselves anywhere in a plain scalar but at its beginning, and for
/// the bytes of all that are not ASCII.
bool isPlain(char c) {
    return isAlphanumeric(c) || !isAscii(c) ||
           std::string_view(" ,.;!?()'\"-_/+").find(c) != std::string_view::npos;
}

/// YAML reads these as nothing.
bool isNull(std::string_view word) {
    return word == "null" || word == "Null" || word == "NULL";
}

bool isPlainScalar(std::string_view text) {
    return !text.empty() && (isAlphanumeric(text.front()) || !isAscii(text.front())) && !isNull(text) &&
           std::all_of(text.begin(), text.end(), isPlain);
}

/// A line longer than this is left to the parser.
constexpr std::size_t longest = 500;

struct Line {
    std::string_view key;
    std::string_view value;
};

std::optional<Line> readLine(std::string_view line) {
    const auto colon = line.find(": ");
    if (colon == std::string_view::npos || line.size() > longest) return std::nullopt;
    auto value = line.substr(colon + 1);
    value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
    value = value.substr(0, value.find_last_not_of(' ') + 1);
    if (!isPlainScalar(value)) return std::nullopt;
    return Line{line.substr(0, colon), value};
}

/// Other keys and keys that are given twice are a matter of the parser's messages.
bool isKnown(std::string_view key) {
    const auto& known = infoKeys();
    return std::find(known.begin(), known.end(), key) != known.end() || !withoutLanguage(key).empty();
}

}  // namespace

std::optional<InfoFields> readPlainInfo(std::string_view text) {
    InfoFields fields;
    for (int number = 1; !text.empty(); ++number) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.empty() || line.front() == '#') continue;
        const auto read = readLine(line);
        if (!read || !isKnown(read->key)) return std::nullopt;
        const InfoValue value{true, std::string(read->value), {number, 1}};
        if (!fields.values.emplace(read->key, value).second) return std::nullopt;
    }
    if (fields.values.empty()) return std::nullopt;
    return fields;
}

}  // namespace plt
