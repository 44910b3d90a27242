// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/colours.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paint_by_numbers {

/// The colours of a file by their keys, which are letters or names, in the order of their first mention.
class FileColours {
  public:
    /// The number of the colour with this key, from 1. A new key is added without a value.
    int number(std::string_view key);
    /// The same without adding it; 0 if it is not there.
    int find(std::string_view key) const;
    /// Gives a key its value, and the letter that it shall have if that is one and free.
    void declare(std::string_view key, std::uint32_t rgb, char letter);
    bool isDeclared(int number) const;
    const std::string& key(int number) const;

    /// The palette; a colour that is not declared is black.
    Palette palette() const;

  private:
    struct Entry {
        std::string key;
        std::optional<std::uint32_t> rgb;
        char letter = 0;
    };
    std::vector<Entry> entries_;
};

}  // namespace paint_by_numbers
