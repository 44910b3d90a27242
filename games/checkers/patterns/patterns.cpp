// SPDX-License-Identifier: MIT
#include "checkers/patterns/patterns.h"

namespace checkers::pattern {

namespace {

constexpr int squares = 8;

/// For each set of the eight squares the ternary number that has digit 1 for its members.
constexpr std::array<std::uint16_t, 256> makeTernary() {
    std::array<std::uint16_t, 256> numbers{};
    for (int set = 0; set < 256; ++set) {
        int number = 0;
        for (int square = squares - 1; square >= 0; --square) number = 3 * number + (set >> square & 1);
        numbers[static_cast<std::size_t>(set)] = static_cast<std::uint16_t>(number);
    }
    return numbers;
}
constexpr std::array<std::uint16_t, 256> ternary = makeTernary();

/// Gathers both sides' squares of the groups with these columns: a byte for each two rows from 0 to 5, the
/// first side's in the lower half.
constexpr std::uint64_t gathered(std::uint64_t men, int column) {
    std::uint64_t bits = (men >> column) & 0x3333333333333333ULL;
    bits = (bits | bits >> 2) & 0x0f0f0f0f0f0f0f0fULL;
    return bits | bits >> 4;
}

}  // namespace

States statesOf(Board firstMen, Board secondMen) {
    const std::uint64_t men = std::uint64_t{secondMen} << 32 | firstMen;
    States found;
    for (int column = 0; column < 3; ++column) {
        const std::uint64_t bits = gathered(men, column);
        for (int rows = 0; rows < 3; ++rows)
            found[3 * column + rows] = static_cast<std::uint16_t>(
                ternary[bits >> (8 * rows) & 0xff] + 2 * ternary[bits >> (32 + 8 * rows) & 0xff]);
    }
    return found;
}

int mirrored(int state) {
    int turned = 0;
    for (int square = 0; square < squares; ++square, state /= 3) {
        const int digit = state % 3;
        turned = 3 * turned + (digit == 0 ? 0 : 3 - digit);
    }
    return turned;
}

Weights readWeights(std::string_view text) {
    Weights weights{};
    std::size_t at = 0;
    std::size_t zeros = 0;
    for (const char c : text) {
        if (const auto digit = zeroDigits.find(c); digit != std::string_view::npos) {
            zeros = zeros * zeroDigits.size() + digit;
            continue;
        }
        at += zeros;
        zeros = 0;
        if (at >= std::size_t{weightedGroups} * states) break;
        weights[at / states][at % states] =
            static_cast<std::int8_t>(lowestWeight + static_cast<int>(weightDigits.find(c)));
        ++at;
    }
    return weights;
}

std::string writeWeights(const Weights& weights) {
    std::string text;
    std::size_t zeros = 0;
    const auto writeZeros = [&text](std::size_t number) {
        std::string digits;
        for (; number > 0; number /= zeroDigits.size())
            digits.insert(digits.begin(), zeroDigits[number % zeroDigits.size()]);
        text += digits;
    };
    for (const auto& group : weights)
        for (const std::int8_t weight : group) {
            if (weight == 0) {
                ++zeros;
                continue;
            }
            writeZeros(zeros);
            zeros = 0;
            text += weightDigits[static_cast<std::size_t>(weight - lowestWeight)];
        }
    return text;
}

}  // namespace checkers::pattern
