// SPDX-License-Identifier: MIT
#pragma once

#include "aces/allowance.h"
#include "aces/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace aces {

/// What a proof that a position is lost has looked at. Every position that is the same in all of this is
/// lost too, by the same proof, whatever else lies in it.
struct Reason {
    /// For every column the lowest height whose card was seen; -1 if the proof saw that the column ends
    /// there.
    std::array<int, columnCount> floors{};
    /// For every suit: which of the cards below this height are still in the columns or the stock.
    std::array<int, plt::suitCount> lower{};

    /// What is seen of a position just dealt before anything is done: the cards dealt.
    static Reason nothing(const Position& dealt);
    void join(const Reason& other);
};

/// Positions just dealt that are known to be lost, each with everything else that is lost for the same
/// reason. With the columns deep and a proof that only ever saw their last cards this is what keeps the
/// search from proving the same thing over and over.
///
/// They are a tree of questions ("which card lies next in this column?"), kept as a hash table of its nodes:
/// a node is known by all answers on the way to it.
class Refutations {
  public:
    /// Takes at most this much memory; when it is used up everything is forgotten.
    Refutations(Allowance& allowance, long bytes);
    Refutations(const Refutations&) = delete;
    Refutations& operator=(const Refutations&) = delete;
    ~Refutations();

    /// Whether a position just dealt is known to be lost, and why.
    bool match(const Position& position, Reason& reason) const;
    /// This one is lost for this reason.
    void insert(const Position& position, const Reason& reason);
    /// Whether after so many cards dealt everything is lost, whatever lies in the columns.
    bool isHopeless(int dealt) const;

  private:
    using Node = std::uint64_t;
    /// 1 .. 15: which cards lie next in the columns whose bits are set; 16: lost; above: which lower cards of
    /// a suit are there.
    using Question = unsigned;

    static Node root(int dealt);
    Question find(Node node) const;
    void put(Node node, Question question);
    void grow();
    long bytes() const { return static_cast<long>(slots_.size() * sizeof(std::uint64_t)); }

    static constexpr std::size_t smallest = 1024;
    Allowance& allowance_;
    long mostBytes_;
    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(smallest);
    std::size_t size_ = 0;
};

}  // namespace aces
