// SPDX-License-Identifier: MIT
#include "checkers/endgames/endgame.h"

#include "checkers/endgames/endgame_index.h"

namespace checkers {

namespace {

constexpr int largestSide = Endgames::mostPieces - 1;

using Binomials = std::array<std::array<std::uint32_t, largestSide + 1>, squareCount + 1>;

constexpr Binomials makeBinomials() {
    Binomials table{};
    for (int n = 0; n <= squareCount; ++n)
        for (int k = 0; k <= largestSide; ++k) table[n][k] = choose(n, k);
    return table;
}
constexpr Binomials binomials = makeBinomials();

std::uint32_t combinations(int n, int k) {
    return binomials[n][k];
}

/// The rank of a combination in colexicographic order.
std::uint32_t rankOf(Board pieces) {
    std::uint32_t rank = 0;
    for (std::size_t k = 1; pieces != 0; pieces &= pieces - 1, ++k)
        rank += binomials[std::countr_zero(pieces)][k];
    return rank;
}

Board unrank(std::uint32_t rank, int size) {
    Board pieces = 0;
    int place = squareCount - 1;
    for (int k = size; k > 0; --k) {
        while (binomials[place][k] > rank) --place;
        rank -= binomials[place][k];
        pieces |= Board{1} << place;
    }
    return pieces;
}

std::size_t tableNumber(const Material& m) {
    return static_cast<std::size_t>(m.ownMen << 6 | m.ownKings << 4 | m.theirMen << 2 | m.theirKings);
}

}  // namespace

Material materialOf(const Position& p) {
    const Side own = p.toMove;
    const Side their = other(own);
    return {count(p.menOf(own)), count(p.kingsOf(own)), count(p.menOf(their)), count(p.kingsOf(their))};
}

EndgameIndex::EndgameIndex(const Material& material)
    : material_(material),
      theirMen_(combinations(manPlaces, material.theirMen)),
      ownKings_(combinations(squareCount, material.ownKings)),
      theirKings_(combinations(squareCount, material.theirKings)),
      size_(combinations(manPlaces, material.ownMen) * theirMen_ * ownKings_ * theirKings_) {}

std::uint32_t EndgameIndex::of(const Position& p) const {
    // Men of the first side stand on 1 to 28, those of the second on 5 to 32.
    const std::uint32_t ownMen = rankOf(p.first & ~p.kings);
    const std::uint32_t theirMen = rankOf((p.second & ~p.kings) >> (squareCount - manPlaces));
    const std::uint32_t ownKings = rankOf(p.first & p.kings);
    const std::uint32_t theirKings = rankOf(p.second & p.kings);
    return ((ownMen * theirMen_ + theirMen) * ownKings_ + ownKings) * theirKings_ + theirKings;
}

std::optional<Position> EndgameIndex::position(std::uint32_t index) const {
    const Board theirKings = unrank(index % theirKings_, material_.theirKings);
    index /= theirKings_;
    const Board ownKings = unrank(index % ownKings_, material_.ownKings);
    index /= ownKings_;
    const Board theirMen = unrank(index % theirMen_, material_.theirMen) << (squareCount - manPlaces);
    const Board ownMen = unrank(index / theirMen_, material_.ownMen);
    const Position p{ownMen | ownKings, theirMen | theirKings, ownKings | theirKings, Side::first};
    if (p.total() != material_.pieces()) return std::nullopt;
    return p;
}

const std::vector<std::uint8_t>& Endgames::table(const Material& material) const {
    return tables_[tableNumber(material)];
}
std::vector<std::uint8_t>& Endgames::table(const Material& material) {
    return tables_[tableNumber(material)];
}

std::optional<EndgameValue> Endgames::lookUp(const Position& position) const {
    if (position.first == 0 || position.second == 0 || position.total() > pieces_) return std::nullopt;
    const Material material = materialOf(position);
    const std::uint8_t byte = table(material)[EndgameIndex(material).of(forIndex(position))];
    if (byte == drawnByte) return EndgameValue{};
    return EndgameValue{isLossByte(byte) ? EndgameValue::Kind::lost : EndgameValue::Kind::won, byte - 1};
}

}  // namespace checkers
