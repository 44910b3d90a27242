// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <cstdint>
#include <deque>
#include <string_view>
#include <unordered_set>

#include <QByteArray>

namespace plt {

/// The deals of a game that a player knows more of than the rules would show: played with help, or seen where
/// a deal hides something. Such deals are never ranked again. The newest are kept.
class PLT_API KnownDeals {
  public:
    /// Number of deals that are remembered.
    static constexpr std::size_t most = 5000;

    /// Deals are told apart by their options and start in text form.
    void add(std::string_view deal);
    bool contains(std::string_view deal) const;
    std::size_t size() const { return order_.size(); }
    /// Changes whenever something was added.
    std::uint64_t version() const { return version_; }

    /// As lines of hexadecimal digits, oldest first.
    QByteArray write() const;
    /// Adds the deals that write() wrote. Returns false if the text is damaged; all other lines are read.
    bool read(const QByteArray& lines);

  private:
    void add(std::uint64_t key);
    std::deque<std::uint64_t> order_;
    std::unordered_set<std::uint64_t> known_;
    std::uint64_t version_ = 0;
};

}  // namespace plt
