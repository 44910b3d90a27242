// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace paint_by_numbers {

/// A set of places in a line as an integer of 64 * words bits: `<<` moves all places up.
template <int words>
class Bits {
  public:
    /// Leaves the set uninitialized; Bits{} is empty.
    Bits() = default;

    static constexpr int size = 64 * words;
    static constexpr Bits one(int place) {
        Bits bits{};
        bits.set(place);
        return bits;
    }
    /// The places 0 .. count - 1.
    static constexpr Bits below(int count) {
        Bits bits{};
        for (int i = 0; i < words; ++i) {
            const int here = count - 64 * i;
            bits.at(i) = here >= 64 ? ~std::uint64_t{0} : here <= 0 ? 0 : (std::uint64_t{1} << here) - 1;
        }
        return bits;
    }

    constexpr void set(int place) { at(place >> 6) |= std::uint64_t{1} << (place & 63); }
    constexpr void clear(int place) { at(place >> 6) &= ~(std::uint64_t{1} << (place & 63)); }
    constexpr bool test(int place) const { return ((at(place >> 6) >> (place & 63)) & 1U) != 0; }
    constexpr bool none() const {
        std::uint64_t all = 0;
        for (int i = 0; i < words; ++i) all |= at(i);
        return all == 0;
    }
    constexpr int count() const {
        int sum = 0;
        for (int i = 0; i < words; ++i) sum += std::popcount(at(i));
        return sum;
    }
    /// The lowest place; the set must not be empty.
    constexpr int first() const {
        for (int i = 0; i < words - 1; ++i) {
            if (at(i) != 0) return 64 * i + std::countr_zero(at(i));
        }
        return 64 * (words - 1) + std::countr_zero(at(words - 1));
    }
    /// The highest place; the set must not be empty.
    constexpr int last() const {
        for (int i = words - 1; i > 0; --i) {
            if (at(i) != 0) return 64 * i + 63 - std::countl_zero(at(i));
        }
        return 63 - std::countl_zero(at(0));
    }
    /// Calls found(place) for each place in ascending order.
    template <class Found>
    constexpr void each(Found found) const {
        for (int i = 0; i < words; ++i) {
            for (std::uint64_t rest = at(i); rest != 0; rest &= rest - 1)
                found(64 * i + std::countr_zero(rest));
        }
    }

    friend constexpr Bits operator&(Bits a, const Bits& b) {
        for (int i = 0; i < words; ++i) a.at(i) &= b.at(i);
        return a;
    }
    friend constexpr Bits operator|(Bits a, const Bits& b) {
        for (int i = 0; i < words; ++i) a.at(i) |= b.at(i);
        return a;
    }
    friend constexpr Bits operator^(Bits a, const Bits& b) {
        for (int i = 0; i < words; ++i) a.at(i) ^= b.at(i);
        return a;
    }
    constexpr Bits operator~() const {
        Bits result{};
        for (int i = 0; i < words; ++i) result.at(i) = ~at(i);
        return result;
    }
    constexpr Bits& operator&=(const Bits& other) { return *this = *this & other; }
    constexpr Bits& operator|=(const Bits& other) { return *this = *this | other; }
    friend constexpr Bits operator+(const Bits& a, const Bits& b) {
        Bits sum{};
        std::uint64_t carry = 0;
        for (int i = 0; i < words; ++i) {
            const std::uint64_t part = a.at(i) + carry;
            carry = part < carry ? 1 : 0;
            sum.at(i) = part + b.at(i);
            carry += sum.at(i) < part ? 1 : 0;
        }
        return sum;
    }
    friend constexpr Bits operator<<(const Bits& bits, int by) {
        Bits result{};
        const int whole = words == 1 ? 0 : by >> 6;
        const int part = words == 1 ? by : by & 63;
        if (whole == 0) {
            // Nearly all shifts are by less than a word; without branches they take half the time.
            result.at(0) = bits.at(0) << part;
            for (int i = 1; i < words; ++i)
                result.at(i) = (bits.at(i) << part) | (bits.at(i - 1) >> 1 >> (63 - part));
            return result;
        }
        for (int i = words - 1; i >= whole; --i) {
            result.at(i) = bits.at(i - whole) << part;
            if (part != 0 && i > whole) result.at(i) |= bits.at(i - whole - 1) >> (64 - part);
        }
        return result;
    }
    friend constexpr Bits operator>>(const Bits& bits, int by) {
        Bits result{};
        const int whole = words == 1 ? 0 : by >> 6;
        const int part = words == 1 ? by : by & 63;
        if (whole == 0) {
            for (int i = 0; i < words - 1; ++i)
                result.at(i) = (bits.at(i) >> part) | (bits.at(i + 1) << 1 << (63 - part));
            result.at(words - 1) = bits.at(words - 1) >> part;
            return result;
        }
        for (int i = 0; i + whole < words; ++i) {
            result.at(i) = bits.at(i + whole) >> part;
            if (part != 0 && i + whole + 1 < words) result.at(i) |= bits.at(i + whole + 1) << (64 - part);
        }
        return result;
    }

    bool operator==(const Bits&) const = default;

  private:
    constexpr std::uint64_t& at(int i) { return words_[i]; }
    constexpr std::uint64_t at(int i) const { return words_[i]; }

    std::array<std::uint64_t, static_cast<std::size_t>(words)> words_;
};

}  // namespace paint_by_numbers
