// SPDX-License-Identifier: MIT
#include "tally-maze/maze/board_code.h"

#include <algorithm>

namespace tally_maze {

namespace {

constexpr std::string_view codeDigits = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr unsigned codeBase = 32;
// A prime, so that a wrong digit and two swapped ones are nearly always detected, and smaller than the number
// of letters.
constexpr unsigned checkModulus = 19;

/// The check letter; a letter, so that no code can be mistaken for a number in decimal digits.
char checkLetter(const BoardNumber& number) {
    constexpr std::string_view letters = codeDigits.substr(10);
    return letters[static_cast<std::size_t>(number % checkModulus)];
}

bool isDecimal(char c) {
    return c >= '0' && c <= '9';
}

/// Normalizes a character to the one written in codes.
char plain(char c) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == 'o') return '0';
    return c == 'i' || c == 'l' ? '1' : c;
}

std::optional<BoardNumber> readDigits(std::string_view text, std::string_view digits, unsigned base,
                                      const BoardNumber& count) {
    if (text.empty() || (text.size() > 1 && text.front() == '0')) return std::nullopt;
    BoardNumber number = 0;
    for (const char c : text) {
        const auto digit = digits.find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        number = number * base + static_cast<unsigned>(digit);
        if (number >= count) return std::nullopt;
    }
    return number;
}

}  // namespace

std::string boardCode(const BoardNumber& number) {
    std::string code;
    BoardNumber rest = number;
    do {
        code += codeDigits[static_cast<std::size_t>(rest % codeBase)];
        rest /= codeBase;
    } while (rest != 0);
    std::reverse(code.begin(), code.end());
    return code + checkLetter(number);
}

std::string boardDigits(const BoardNumber& number) {
    return number.str();
}

std::optional<BoardNumber> readBoard(std::string_view text, const BoardNumber& count) {
    if (text.size() > maximumBoardTextLength) return std::nullopt;
    if (std::all_of(text.begin(), text.end(), isDecimal))
        return readDigits(text, codeDigits.substr(0, 10), 10, count);
    std::string code;
    for (const char c : text) {
        if (c != '-') code += plain(c);
    }
    if (code.size() < 2) return std::nullopt;
    const char check = code.back();
    code.pop_back();
    const auto number = readDigits(code, codeDigits, codeBase, count);
    return number && checkLetter(*number) == check ? number : std::nullopt;
}

}  // namespace tally_maze
