// SPDX-License-Identifier: MIT
#include "checkers/endgames/endgame.h"
#include "checkers/endgames/endgame_index.h"

#include <algorithm>

namespace checkers {

namespace {

// The last character is the version of the format.
constexpr std::array<std::uint8_t, 8> heading{'P', 'L', 'T', 'C', 'H', 'K', 'E', '1'};
constexpr std::size_t checksumSize = 8;

/// 64-bit FNV-1a hash.
std::uint64_t checksumOf(const std::uint8_t* bytes, std::size_t size) {
    std::uint64_t sum = 0xcbf29ce484222325ULL;
    for (std::size_t i = 0; i < size; ++i) sum = (sum ^ bytes[i]) * 0x100000001b3ULL;
    return sum;
}

template <class Visit>
void forEachMaterial(int pieces, Visit visit) {
    for (int total = 2; total <= pieces; ++total)
        for (int own = 1; own < total; ++own)
            for (int ownMen = 0; ownMen <= own; ++ownMen)
                for (int theirMen = 0; theirMen <= total - own; ++theirMen)
                    visit(Material{ownMen, own - ownMen, theirMen, total - own - theirMen});
}

}  // namespace

std::vector<std::uint8_t> Endgames::serialise() const {
    std::vector<std::uint8_t> bytes(heading.begin(), heading.end());
    bytes.push_back(static_cast<std::uint8_t>(pieces_));
    forEachMaterial(pieces_, [&](const Material& m) {
        const auto& values = table(m);
        bytes.insert(bytes.end(), values.begin(), values.end());
    });
    const std::uint64_t sum = checksumOf(bytes.data(), bytes.size());
    for (std::size_t i = 0; i < checksumSize; ++i) bytes.push_back(static_cast<std::uint8_t>(sum >> (8 * i)));
    return bytes;
}

plt::Result<std::shared_ptr<const Endgames>> Endgames::parse(const std::vector<std::uint8_t>& bytes) {
    const std::size_t before = heading.size() + 1;
    if (bytes.size() < before + checksumSize || !std::equal(heading.begin(), heading.end(), bytes.begin()))
        return plt::Message(PLT_TR("These are not the endgame tables of this version."));
    const int pieces = bytes[heading.size()];
    if (pieces > mostPieces) return plt::Message(PLT_TR("These are not the endgame tables of this version."));
    std::size_t size = before + checksumSize;
    forEachMaterial(pieces, [&](const Material& m) { size += EndgameIndex(m).size(); });
    const plt::Message damaged(PLT_TR("The endgame tables are damaged."));
    if (bytes.size() != size) return damaged;
    const std::size_t end = size - checksumSize;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < checksumSize; ++i) sum |= std::uint64_t{bytes[end + i]} << (8 * i);
    if (sum != checksumOf(bytes.data(), end)) return damaged;
    auto endgames = std::make_shared<Endgames>();
    endgames->pieces_ = pieces;
    auto at = bytes.begin() + static_cast<std::ptrdiff_t>(before);
    forEachMaterial(pieces, [&](const Material& m) {
        const auto next = at + static_cast<std::ptrdiff_t>(EndgameIndex(m).size());
        endgames->table(m).assign(at, next);
        at = next;
    });
    return std::shared_ptr<const Endgames>(std::move(endgames));
}

}  // namespace checkers
