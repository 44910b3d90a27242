// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/chase/search.h"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <vector>

namespace tally_maze {

/// Searches for escapes, one at a time across all threads because of the memory that a search takes. Recent
/// results are cached: the par of a board, its first hint and the proof that it may be dealt are the same
/// search. Thread-safe.
class Escapes {
  public:
    /// Like findEscape(); also unknown if a stop is requested while another search is running.
    Escape find(int size, const BoardNumber& number, const Position& position, const SearchBounds& bounds,
                std::stop_token stop);

  private:
    struct Found {
        int size = 0;
        BoardNumber number;
        Position position;
        SearchBounds bounds;
        Escape escape;
    };
    class SearchGuard;

    std::mutex lock_;
    std::condition_variable_any ended_;
    bool searching_ = false;    // guarded by lock_, like the next member
    std::vector<Found> found_;  // the newest last
};

}  // namespace tally_maze
