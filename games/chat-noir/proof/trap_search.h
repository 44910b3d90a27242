// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/proof/lemmas.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace chat_noir {

/// Proves that a cat can be trapped, by proof-number search (df-pn: A. Nagai, 2002) over the player's blocks
/// and all steps that a cat of this kind may take. The sleepy one may take every step, so what is proven
/// against it is proven against every cat; lemmas (lemmas.h) make that search shorter.
///
/// The search is sound with any choice of blocks to try, and gives up nothing but proofs by leaving some out.
class TrapSearch {
  public:
    enum class Verdict { trapped, escapes, unknown };
    /// The blocks that are tried: those that matter for contested distances, with which no escape is ever
    /// proven; or every block that stops all known escapes.
    enum class Blocks { relevant, all };

    /// `lattice` must outlive the search. `blocks` is `relevant` for other cats than the sleepy one.
    TrapSearch(const Lattice& lattice, CatKind kind, Blocks blocks = Blocks::relevant);

    /// Searches a position with the player to move, in at most this many steps: the result is the same on
    /// every machine. What was proven before is kept. Unknown after a stop request.
    Verdict run(const CellSet& blocked, int cat, int budget, const std::stop_token& stop);
    /// The winning block of a position that is proven; none if it is not, or if the cat's contested distance
    /// is infinite.
    std::optional<int> block(const CellSet& blocked, int cat);

    const Lemmas& lemmas() const { return lemmas_; }
    int steps() const { return steps_; }

  private:
    /// The least numbers of leaves to be proven for a trap, and for an escape.
    struct Numbers {
        std::uint32_t trap = 1;
        std::uint32_t escape = 1;
    };
    struct Choice {
        int block = 0;
        Numbers numbers;
        int worth = 0;
        bool isNew = true;
    };
    struct Step {
        int cell = 0;
        Numbers numbers;
    };
    struct Entry {
        std::uint64_t key = 0;
        Numbers numbers;
    };

    static constexpr std::uint32_t infinite = 1'000'000'000;
    static constexpr Numbers trapped{0, infinite};
    static constexpr Numbers escaped{infinite, 0};

    bool againstAll() const { return kind_ == CatKind::sleepy; }
    CellSet free() const { return lattice_.all() - blocked_; }
    void place(int cell);
    void lift(int cell);
    std::uint64_t playersKey(int cat) const;
    std::uint64_t catsKey(int cat) const;
    std::optional<Numbers> stored(std::uint64_t key) const;
    void store(std::uint64_t key, Numbers numbers);

    bool isWon(int cat);
    CellSet relevant(int cat) const;
    CellSet blocksToTry(int cat);
    Choice evaluate(int cat, int block);
    std::vector<Choice> choices(int cat, const CellSet& blocks);
    /// Searches with the player to move until one of the numbers reaches its limit.
    Numbers searchBlocks(int cat, Numbers limit);
    Numbers searchChoices(int cat, std::vector<Choice>& list, Numbers limit);
    /// The same with the cat to move after this block.
    Numbers searchSteps(int cat, Numbers limit);
    std::vector<Step> steps(int cat, bool& gone);
    void prove(int cat, int block);

    const Lattice& lattice_;
    CatKind kind_;
    Blocks blocks_;
    Lemmas lemmas_;
    CellSet blocked_;
    std::uint64_t key_ = 0;
    std::vector<std::uint64_t> blockKeys_;
    std::vector<std::uint64_t> catKeys_;
    std::vector<Entry> table_;
    /// The winning blocks of proven positions, against cats that do not take every step.
    std::unordered_map<std::uint64_t, int> won_;
    std::stop_token stop_;
    int budget_ = 0;
    int steps_ = 0;
};

}  // namespace chat_noir
