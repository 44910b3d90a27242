// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/bitboard.h"
#include "common/rules/message.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace checkers {

/// The result of an endgame with perfect play, ignoring draws by rule.
struct EndgameValue {
    enum class Kind : std::uint8_t { drawn, won, lost };
    Kind kind = Kind::drawn;  ///< for the side to move
    int plies = 0;            ///< until the loser has no move; 0 if drawn
    bool operator==(const EndgameValue&) const = default;
};

/// The pieces of an endgame, those of the side to move first.
struct Material {
    int ownMen = 0;
    int ownKings = 0;
    int theirMen = 0;
    int theirKings = 0;

    constexpr int pieces() const { return ownMen + ownKings + theirMen + theirKings; }
    constexpr Material exchanged() const { return {theirMen, theirKings, ownMen, ownKings}; }
    bool operator==(const Material&) const = default;
};

/// The exact values of all positions with few pieces and at least one piece a side, computed by retrograde
/// analysis and stored in one byte per position.
class Endgames {
  public:
    static constexpr int mostPieces = 4;

    /// Computes the tables of 2 to `pieces` pieces (3: about 0.2 MB and a tenth of a second; 4: 7 MB and some
    /// seconds). Null if stopped.
    static std::shared_ptr<const Endgames> generate(int pieces, std::stop_token stop = {});
    /// Computes the missing tables of 2 to `pieces` pieces. Returns false if stopped; finished tables are
    /// kept for the next call.
    bool complete(int pieces, const std::stop_token& stop = {});

    /// The largest number of pieces in these tables; 0 if there are none.
    int pieces() const { return pieces_; }
    /// The value; none if the position has too many pieces, or a side has none.
    std::optional<EndgameValue> lookUp(const Position& position) const;

    /// The file contents: a header, the tables, a checksum.
    std::vector<std::uint8_t> serialise() const;
    /// Parses the file contents; fails if they are damaged, truncated, or from another version.
    static plt::Result<std::shared_ptr<const Endgames>> parse(const std::vector<std::uint8_t>& bytes);

  private:
    friend class EndgameGenerator;

    const std::vector<std::uint8_t>& table(const Material& material) const;
    std::vector<std::uint8_t>& table(const Material& material);

    int pieces_ = 0;
    // Indexed by the four numbers of the material, each 0 to 3: no side has more, since the other has at
    // least one.
    std::array<std::vector<std::uint8_t>, 256> tables_;
};

}  // namespace checkers
