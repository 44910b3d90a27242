// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <functional>
#include <stop_token>
#include <utility>

namespace aces {

/// The budget that all parts of a search share.
class Allowance {
  public:
    /// Positions between two checks of the stop token: far less than a millisecond.
    static constexpr long pace = 1024;
    /// Positions between two progress reports: several reports per second.
    static constexpr long reportPace = 256 * pace;

    Allowance(long positions, long bytes, std::stop_token stop, std::function<void(long)> progress)
        : positions_(positions), bytes_(bytes), stop_(std::move(stop)), progress_(std::move(progress)) {}

    /// Counts one more position. Returns false if the budget is used up, or if the search must stop.
    bool takePosition() {
        ++used_;
        if (used_ % pace == 0) {
            if (stop_.stop_requested()) isStopped_ = true;
            if (progress_ && used_ % reportPace == 0) progress_(used_);
        }
        return used_ <= positions_ && !isStopped_;
    }
    long positions() const { return std::min(used_, positions_); }

    /// Returns false, and takes nothing, if fewer bytes are left.
    bool takeBytes(long bytes) {
        if (taken_ + bytes > bytes_) return false;
        taken_ += bytes;
        most_ = std::max(most_, taken_);
        return true;
    }
    void giveBytes(long bytes) { taken_ -= bytes; }
    /// The maximum that was taken at one time.
    long maximumBytes() const { return most_; }

  private:
    long positions_;
    long bytes_;
    std::stop_token stop_;
    std::function<void(long)> progress_;
    long used_ = 0;
    long taken_ = 0;
    long most_ = 0;
    bool isStopped_ = false;
};

}  // namespace aces
