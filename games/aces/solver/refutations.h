// SPDX-License-Identifier: MIT
#pragma once

#include "aces/solver/allowance.h"
#include "aces/solver/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace aces {

/// The part of a position that a proof of its loss depends on. Every position that agrees in all of this is
/// lost by the same proof, whatever else it contains.
struct Reason {
    /// For every column the lowest height whose card was seen; -1 if the proof saw that the column ends
    /// there.
    std::array<int, columnCount> floors{};
    /// For every suit: the proof depends on which of the cards below this height are still in the columns or
    /// the stock.
    std::array<int, plt::suitCount> lower{};

    /// The reason before anything is searched in a position just dealt: the dealt cards.
    static Reason nothing(const Position& dealt);
    void join(const Reason& other);
};

/// A set of lost positions just dealt, each with all others that are lost for the same reason. With deep
/// columns and a proof that only ever saw their last cards, this keeps the search from proving the same
/// result over and over.
///
/// It is a tree of questions ("which card lies next in this column?"), stored as a hash table of its nodes: a
/// node is identified by all answers on the path to it.
class Refutations {
  public:
    /// Takes at most this much memory; when it is used up, everything is forgotten.
    Refutations(Allowance& allowance, long bytes);
    Refutations(const Refutations&) = delete;
    Refutations& operator=(const Refutations&) = delete;
    ~Refutations();

    /// Returns true, and the reason, if a position just dealt is known to be lost.
    bool match(const Position& position, Reason& reason) const;
    /// Adds a position that is lost for this reason.
    void insert(const Position& position, const Reason& reason);
    /// Returns true if every position after this many dealt cards is lost, whatever lies in the columns.
    bool isHopeless(int dealt) const;

  private:
    using Node = std::uint64_t;
    /// 1 .. 15: the cards that lie next in the columns whose bits are set; 16: lost; above: the lower cards
    /// of a suit that are present.
    using Question = unsigned;

    static Node root(int dealt);
    Question find(Node node) const;
    void put(Node node, Question question);
    void grow();
    long bytes() const { return static_cast<long>(slots_.size() * sizeof(std::uint64_t)); }

    static constexpr std::size_t smallest = 1024;
    Allowance& allowance_;
    long maximumBytes_;
    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(smallest);
    std::size_t size_ = 0;
};

}  // namespace aces
