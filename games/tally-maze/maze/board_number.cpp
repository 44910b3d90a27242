// SPDX-License-Identifier: MIT
#include "tally-maze/maze/board_number.h"

#include <algorithm>
#include <bit>

namespace tally_maze {

struct BoardNumber::Division {
    BoardNumber quotient;
    BoardNumber rest;
};

BoardNumber::BoardNumber(std::string_view digits) {
    constexpr int base = 10;
    for (const char digit : digits) *this = *this * base + (digit - '0');
}

std::string BoardNumber::str() const {
    constexpr int base = 10;
    std::string digits;
    BoardNumber left = *this;
    do {
        auto [quotient, rest] = left.divided(base);
        digits += static_cast<char>('0' + static_cast<int>(rest));
        left = quotient;
    } while (left != 0);
    std::reverse(digits.begin(), digits.end());
    return digits;
}

std::size_t BoardNumber::usedWords() const {
    auto used = wordCount;
    while (used > 0 && words_[used - 1] == 0) --used;
    return used;
}

unsigned BoardNumber::bitCount() const {
    const auto used = usedWords();
    return used == 0 ? 0
                     : static_cast<unsigned>(used * wordBits) -
                           static_cast<unsigned>(std::countl_zero(words_[used - 1]));
}

BoardNumber BoardNumber::lowestBits(unsigned bits) const {
    BoardNumber lowest;
    for (std::size_t i = 0; i * wordBits < bits; ++i) lowest.words_[i] = words_[i];
    if (bits % wordBits != 0) lowest.words_[bits / wordBits] &= (1U << (bits % wordBits)) - 1;
    return lowest;
}

BoardNumber& BoardNumber::operator+=(const BoardNumber& other) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < wordCount; ++i) {
        sum += std::uint64_t{words_[i]} + other.words_[i];
        words_[i] = static_cast<std::uint32_t>(sum);
        sum >>= wordBits;
    }
    return *this;
}

BoardNumber& BoardNumber::operator-=(const BoardNumber& other) {
    std::uint64_t borrowed = 0;
    for (std::size_t i = 0; i < wordCount; ++i) {
        const auto difference = std::uint64_t{words_[i]} - other.words_[i] - borrowed;
        words_[i] = static_cast<std::uint32_t>(difference);
        borrowed = difference >> wordBits != 0 ? 1 : 0;
    }
    return *this;
}

BoardNumber operator*(const BoardNumber& one, const BoardNumber& other) {
    BoardNumber product;
    const auto most = other.usedWords();
    for (std::size_t i = 0; i < one.usedWords(); ++i) {
        std::uint64_t sum = 0;
        for (std::size_t j = 0; i + j < BoardNumber::wordCount && (j < most || sum != 0); ++j) {
            sum += std::uint64_t{one.words_[i]} * other.words_[j] + product.words_[i + j];
            product.words_[i + j] = static_cast<std::uint32_t>(sum);
            sum >>= BoardNumber::wordBits;
        }
    }
    return product;
}

BoardNumber operator/(const BoardNumber& one, const BoardNumber& other) {
    return one.divided(other).quotient;
}

BoardNumber operator%(const BoardNumber& one, const BoardNumber& other) {
    return one.divided(other).rest;
}

bool operator<(const BoardNumber& one, const BoardNumber& other) {
    return std::lexicographical_compare(one.words_.rbegin(), one.words_.rend(), other.words_.rbegin(),
                                        other.words_.rend());
}

/// Division as by hand, with words for digits. Each digit of the quotient is estimated from two words of the
/// rest and one of the divisor, whose highest bit is set by a shift of both: then the estimate is at most two
/// too large.
BoardNumber::Division BoardNumber::divided(const BoardNumber& divisor) const {
    if (*this < divisor) return {0, *this};
    constexpr std::uint64_t base = std::uint64_t{1} << wordBits;
    const auto size = divisor.usedWords();
    const auto shift = static_cast<unsigned>(std::countl_zero(divisor.words_[size - 1]));
    const BoardNumber shifted = divisor * (std::uint64_t{1} << shift);
    const auto& by = shifted.words_;
    // One word more than the number has.
    std::array<std::uint64_t, wordCount + 1> rest{};
    for (std::size_t i = 0; i < wordCount; ++i) {
        const auto word = std::uint64_t{words_[i]} << shift;
        rest[i] |= word % base;
        rest[i + 1] = word / base;
    }
    Division division;
    for (auto at = usedWords() - size + 1; at-- > 0;) {
        const auto highest = rest[at + size] * base + rest[at + size - 1];
        auto digit = std::min(highest / by[size - 1], base - 1);
        const auto subtract = [&] {
            std::uint64_t carried = 0;
            std::uint64_t borrowed = 0;
            for (std::size_t i = 0; i <= size; ++i) {
                carried += i < size ? digit * by[i] : 0;
                const auto difference = rest[at + i] - carried % base - borrowed;
                rest[at + i] = difference % base;
                borrowed = difference / base != 0 ? 1 : 0;
                carried /= base;
            }
            return borrowed == 0;
        };
        const auto before = rest;
        while (!subtract()) {
            rest = before;
            --digit;
        }
        division.quotient.words_[at] = static_cast<std::uint32_t>(digit);
    }
    for (std::size_t i = 0; i < size; ++i)
        division.rest.words_[i] =
            static_cast<std::uint32_t>((rest[i] >> shift) | (rest[i + 1] << (wordBits - shift)) % base);
    return division;
}

}  // namespace tally_maze
