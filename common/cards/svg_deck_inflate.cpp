// SPDX-License-Identifier: MIT
#include "common/cards/svg_deck_inflate.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace plt {

namespace {

/// Thrown inside this file only, when data are not what they should be.
struct Damaged {};

constexpr int longestCode = 15;

class Bits {
  public:
    explicit Bits(const QByteArray& data) : data_(data) {}

    /// The next bits, the first one lowest. Beyond the end of the data there are zeros, see skip().
    std::uint32_t peek(int count) {
        while (filled_ < count && at_ < data_.size()) {
            held_ |= std::uint64_t(std::uint8_t(data_[at_++])) << filled_;
            filled_ += 8;
        }
        return static_cast<std::uint32_t>(held_ & ((std::uint64_t(1) << count) - 1));
    }
    void skip(int count) {
        if (count > filled_) throw Damaged();
        held_ >>= count;
        filled_ -= count;
    }
    std::uint32_t take(int count) {
        const auto value = peek(count);
        skip(count);
        return value;
    }
    void alignToByte() { skip(filled_ % 8); }

  private:
    const QByteArray& data_;
    qsizetype at_ = 0;
    std::uint64_t held_ = 0;
    int filled_ = 0;
};

/// A Huffman code, from the lengths of its words (RFC 1951, 3.2.2).
class Code {
  public:
    explicit Code(const std::vector<std::uint8_t>& lengths) {
        std::array<int, longestCode + 1> count{};
        for (const auto length : lengths) ++count[length];
        count[0] = 0;
        std::array<int, longestCode + 2> next{};
        int left = 1;
        for (std::size_t length = 1; length <= longestCode; ++length) {
            left = left * 2 - count[length];
            if (left < 0) throw Damaged();  // more words than there can be
            next[length + 1] = (next[length] + count[length]) * 2;
            if (count[length] > 0) bits_ = static_cast<int>(length);
        }
        table_.assign(std::size_t(1) << bits_, {});
        for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
            const int length = lengths[symbol];
            if (length == 0) continue;
            const int word = reversed(next[static_cast<std::size_t>(length)]++, length);
            for (std::size_t i = static_cast<std::size_t>(word); i < table_.size();
                 i += std::size_t(1) << length)
                table_[i] = {static_cast<std::uint16_t>(symbol), static_cast<std::uint8_t>(length)};
        }
    }

    int read(Bits& bits) const {
        const Entry entry = table_[bits.peek(bits_)];
        if (entry.length == 0) throw Damaged();
        bits.skip(entry.length);
        return entry.symbol;
    }

  private:
    struct Entry {
        std::uint16_t symbol = 0;
        std::uint8_t length = 0;
    };
    static int reversed(int word, int length) {
        int out = 0;
        for (int i = 0; i < length; ++i) out |= ((word >> i) & 1) << (length - 1 - i);
        return out;
    }
    int bits_ = 1;
    std::vector<Entry> table_;
};

// RFC 1951, 3.2.5.
constexpr std::array<int, 29> lengthBase{3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr std::array<int, 29> lengthBits{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
constexpr std::array<int, 30> distanceBase{1,    2,    3,    4,    5,    7,    9,    13,    17,    25,
                                           33,   49,   65,   97,   129,  193,  257,  385,   513,   769,
                                           1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
constexpr std::array<int, 30> distanceBits{0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                           6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};
// RFC 1951, 3.2.7.
constexpr std::array<std::size_t, 19> lengthOrder{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                  11, 4,  12, 3, 13, 2, 14, 1, 15};

class Inflater {
  public:
    Inflater(Bits& bits, qsizetype limit) : bits_(bits), limit_(limit) {}

    QByteArray run() {
        bool last = false;
        while (!last) {
            last = bits_.take(1) != 0;
            switch (bits_.take(2)) {
                case 0:
                    stored();
                    break;
                case 1:
                    compressed(fixedLiterals(), Code(std::vector<std::uint8_t>(30, 5)));
                    break;
                case 2:
                    dynamic();
                    break;
                default:
                    throw Damaged();
            }
        }
        out_.truncate(used_);
        return out_;
    }

  private:
    /// Where the next bytes go, with room for `count`.
    char* room(qsizetype count) {
        if (used_ + count > limit_) throw Damaged();
        if (used_ + count > out_.size()) {
            out_.resize(std::max(used_ + count, std::min(limit_, 2 * out_.size())));
            data_ = out_.data();
        }
        return data_ + used_;
    }

    void stored() {
        bits_.alignToByte();
        const auto length = bits_.take(16);
        if ((bits_.take(16) ^ 0xFFFF) != length) throw Damaged();
        char* to = room(static_cast<qsizetype>(length));
        for (std::uint32_t i = 0; i < length; ++i) to[i] = static_cast<char>(bits_.take(8));
        used_ += static_cast<qsizetype>(length);
    }

    static Code fixedLiterals() {
        std::vector<std::uint8_t> lengths(288, 8);
        std::fill(lengths.begin() + 144, lengths.begin() + 256, std::uint8_t(9));
        std::fill(lengths.begin() + 256, lengths.begin() + 280, std::uint8_t(7));
        return Code(lengths);
    }

    void dynamic() {
        const auto literals = bits_.take(5) + 257;
        const auto distances = bits_.take(5) + 1;
        const auto given = bits_.take(4) + 4;
        std::vector<std::uint8_t> lengths(19, 0);
        for (std::size_t i = 0; i < given; ++i)
            lengths[lengthOrder[i]] = static_cast<std::uint8_t>(bits_.take(3));
        const Code code(lengths);

        std::vector<std::uint8_t> all;
        while (all.size() < literals + distances) {
            const int symbol = code.read(bits_);
            if (symbol < 16) {
                all.push_back(static_cast<std::uint8_t>(symbol));
                continue;
            }
            if (symbol == 16 && all.empty()) throw Damaged();
            const auto value = symbol == 16 ? all.back() : std::uint8_t(0);
            const auto times = symbol == 16   ? 3 + bits_.take(2)
                               : symbol == 17 ? 3 + bits_.take(3)
                                              : 11 + bits_.take(7);
            all.insert(all.end(), times, value);
        }
        if (all.size() > literals + distances) throw Damaged();
        const auto border = all.begin() + static_cast<std::ptrdiff_t>(literals);
        compressed(Code({all.begin(), border}), Code({border, all.end()}));
    }

    void compressed(const Code& literals, const Code& distances) {
        while (true) {
            const int symbol = literals.read(bits_);
            if (symbol == 256) return;
            if (symbol < 256) {
                *room(1) = static_cast<char>(symbol);
                ++used_;
                continue;
            }
            const auto length = extended(lengthBase, lengthBits, symbol - 257);
            const auto distance = extended(distanceBase, distanceBits, distances.read(bits_));
            if (distance > used_) throw Damaged();
            char* to = room(length);
            // Byte by byte, because what is copied may begin with what it makes.
            for (qsizetype i = 0; i < length; ++i) to[i] = to[i - distance];
            used_ += length;
        }
    }

    template <std::size_t N>
    qsizetype extended(const std::array<int, N>& base, const std::array<int, N>& extra, int symbol) {
        const auto at = static_cast<std::size_t>(symbol);
        if (at >= N) throw Damaged();
        return base[at] + static_cast<qsizetype>(bits_.take(extra[at]));
    }

    Bits& bits_;
    const qsizetype limit_;
    QByteArray out_;
    char* data_ = nullptr;
    qsizetype used_ = 0;
};

std::uint32_t crc32(const QByteArray& data) {
    static const auto table = [] {
        std::array<std::uint32_t, 256> made{};
        for (std::uint32_t i = 0; i < 256; ++i) {
            made[i] = i;
            for (int bit = 0; bit < 8; ++bit)
                made[i] = (made[i] >> 1) ^ ((made[i] & 1) != 0 ? 0xEDB88320U : 0U);
        }
        return made;
    }();
    std::uint32_t crc = 0xFFFFFFFF;
    for (const char byte : data) crc = (crc >> 8) ^ table[(crc ^ std::uint8_t(byte)) & 0xFF];
    return ~crc;
}

void skipHeader(Bits& bits) {
    enum Flag : std::uint32_t { headerCrc = 2, extra = 4, name = 8, comment = 16, unknown = 0xE0 };
    bits.take(16);
    if (bits.take(8) != 8) throw Damaged();
    const auto flags = bits.take(8);
    if ((flags & unknown) != 0) throw Damaged();
    for (int i = 0; i < 3; ++i) bits.take(16);
    if ((flags & extra) != 0) {
        for (auto left = bits.take(16); left > 0; --left) bits.take(8);
    }
    for (const auto text : {name, comment}) {
        if ((flags & text) != 0) {
            while (bits.take(8) != 0) {
            }
        }
    }
    if ((flags & headerCrc) != 0) bits.take(16);
}

}  // namespace

bool isGzip(const QByteArray& data) {
    return data.startsWith("\x1f\x8b");
}

std::optional<QByteArray> gunzip(const QByteArray& data, qsizetype limit) {
    if (!isGzip(data)) return {};
    try {
        Bits bits(data);
        skipHeader(bits);
        QByteArray out = Inflater(bits, limit).run();
        bits.alignToByte();
        if (bits.take(32) != crc32(out)) return {};
        if (bits.take(32) != static_cast<std::uint32_t>(out.size())) return {};
        return out;
    } catch (const Damaged&) {
        return {};
    }
}

}  // namespace plt
