// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/file_colours.h"

#include "paint-by-numbers/puzzle/index.h"

namespace paint_by_numbers {

int FileColours::find(std::string_view key) const {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (entries_[i].key == key) return static_cast<int>(i) + 1;
    }
    return 0;
}

int FileColours::number(std::string_view key) {
    if (const int known = find(key); known > 0) return known;
    entries_.push_back({std::string(key), std::nullopt, key.size() == 1 ? key.front() : '\0'});
    return static_cast<int>(entries_.size());
}

void FileColours::declare(std::string_view key, std::uint32_t rgb, char letter) {
    auto& entry = entries_[at(number(key) - 1)];
    entry.rgb = rgb;
    entry.letter = letter;
}

bool FileColours::isDeclared(int number) const {
    return entries_[at(number - 1)].rgb.has_value();
}

const std::string& FileColours::key(int number) const {
    return entries_[at(number - 1)].key;
}

Palette FileColours::palette() const {
    Palette palette;
    // Letters that were wished for come before those that are only free.
    for (const auto& entry : entries_) {
        const bool isFree = isColourLetter(entry.letter) && colourOfLetter(palette, entry.letter) == 0;
        palette.push_back({isFree ? entry.letter : '\0', entry.rgb.value_or(0)});
    }
    for (std::size_t i = 0; i < palette.size(); ++i) {
        if (palette[i].letter != 0) continue;
        const auto& key = entries_[i].key;
        const char first = key.empty() ? '\0' : key.front();
        const char lower = first >= 'A' && first <= 'Z' ? static_cast<char>(first - 'A' + 'a') : first;
        palette[i].letter = freeLetter(palette, lower);
    }
    return palette;
}

}  // namespace paint_by_numbers
