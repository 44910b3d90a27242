// SPDX-License-Identifier: MIT
#include "checkers/board/typography.h"

#include <array>
#include <cctype>

namespace checkers {

namespace {

struct Letter {
    std::string_view fancy;
    std::string_view plain;
};

constexpr std::array<Letter, 33> letters{{
    // Hyphens and dashes, including the soft hyphen and the minus sign.
    {"\u00ad", "-"},
    {"\u2010", "-"},
    {"\u2011", "-"},
    {"\u2012", "-"},
    {"\u2013", "-"},
    {"\u2014", "-"},
    {"\u2015", "-"},
    {"\u2043", "-"},
    {"\u2212", "-"},
    {"\ufe58", "-"},
    {"\ufe63", "-"},
    {"\uff0d", "-"},
    {"\u00d7", "x"},
    {"\u2715", "x"},
    {"\u00bd", "1/2"},
    // Blanks: no-break, narrow, wide, zero-width, and the byte order mark.
    {"\u00a0", " "},
    {"\u2000", " "},
    {"\u2001", " "},
    {"\u2002", " "},
    {"\u2003", " "},
    {"\u2004", " "},
    {"\u2005", " "},
    {"\u2006", " "},
    {"\u2007", " "},
    {"\u2008", " "},
    {"\u2009", " "},
    {"\u200a", " "},
    {"\u200b", " "},
    {"\u202f", " "},
    {"\u205f", " "},
    {"\u2060", " "},
    {"\u3000", " "},
    {"\ufeff", " "},
}};

/// The table entry for the first character of this text, or null.
const Letter* letterAtFront(std::string_view text) {
    // All entries begin with a non-ASCII byte.
    if (text.empty() || static_cast<unsigned char>(text.front()) < 0x80) return nullptr;
    for (const Letter& letter : letters)
        if (text.starts_with(letter.fancy)) return &letter;
    return nullptr;
}

}  // namespace

std::string plainLetters(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const Letter* letter = letterAtFront(text);
        const auto here = letter ? letter->fancy.size() : 1;
        plain += letter ? letter->plain : text.substr(0, 1);
        text.remove_prefix(here);
    }
    return plain;
}

std::size_t blankAtFront(std::string_view text) {
    if (text.empty()) return 0;
    if (std::isspace(static_cast<unsigned char>(text.front())) != 0) return 1;
    const Letter* letter = letterAtFront(text);
    return letter && letter->plain == " " ? letter->fancy.size() : 0;
}

}  // namespace checkers
