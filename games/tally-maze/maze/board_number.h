// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace tally_maze {

/// The index of a maze in the enumeration of all mazes of its size: an unsigned integer of 512 bits. Mazes of
/// 16 x 16 need 302 bits, and no computation with their numbers exceeds 512.
class BoardNumber {
  public:
    constexpr BoardNumber() = default;
    /// Implicit, so that numbers that fit an int are written as such. `value` is not negative.
    template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
    constexpr BoardNumber(T value)
        : words_{static_cast<std::uint32_t>(value),
                 static_cast<std::uint32_t>(static_cast<std::uint64_t>(value) >> wordBits)} {}
    /// Reads decimal digits; other characters are not allowed.
    explicit BoardNumber(std::string_view digits);

    /// Returns the lowest bits.
    template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
    explicit operator T() const {
        return static_cast<T>((static_cast<std::uint64_t>(words_[1]) << wordBits) | words_[0]);
    }
    /// Returns the decimal digits.
    std::string str() const;
    /// Returns the number of bits up to the highest one that is set; 0 for 0.
    unsigned bitCount() const;
    /// Returns the number that these lowest bits have.
    BoardNumber lowestBits(unsigned bits) const;

    BoardNumber& operator+=(const BoardNumber& other);
    BoardNumber& operator-=(const BoardNumber& other);
    BoardNumber& operator*=(const BoardNumber& other) { return *this = *this * other; }
    BoardNumber& operator/=(const BoardNumber& other) { return *this = *this / other; }
    friend BoardNumber operator+(BoardNumber one, const BoardNumber& other) { return one += other; }
    friend BoardNumber operator-(BoardNumber one, const BoardNumber& other) { return one -= other; }
    friend BoardNumber operator*(const BoardNumber& one, const BoardNumber& other);
    friend BoardNumber operator/(const BoardNumber& one, const BoardNumber& other);
    friend BoardNumber operator%(const BoardNumber& one, const BoardNumber& other);

    friend bool operator==(const BoardNumber& one, const BoardNumber& other) = default;
    friend bool operator<(const BoardNumber& one, const BoardNumber& other);
    friend bool operator>(const BoardNumber& one, const BoardNumber& other) { return other < one; }
    friend bool operator<=(const BoardNumber& one, const BoardNumber& other) { return !(other < one); }
    friend bool operator>=(const BoardNumber& one, const BoardNumber& other) { return !(one < other); }

  private:
    static constexpr unsigned wordBits = 32;
    static constexpr std::size_t wordCount = 16;

    struct Division;
    /// `divisor` is not 0.
    Division divided(const BoardNumber& divisor) const;
    std::size_t usedWords() const;

    std::array<std::uint32_t, wordCount> words_{};  // the lowest first
};

}  // namespace tally_maze
