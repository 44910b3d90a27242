// SPDX-License-Identifier: MIT
#pragma once

#include "tally-maze/chase/search.h"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <vector>

namespace tally_maze {

/// Looks for escapes, one after the other whoever asks, because of the memory that a search takes. What was
/// found lately is not looked for again: the par of a board, its first hint and the proof that it may be
/// dealt are the same search. From any thread.
class Escapes {
  public:
    /// As findEscape(); unknown, too, when a stop is requested while others search.
    Escape from(int size, const BoardNumber& number, const Position& position, const SearchBounds& bounds,
                std::stop_token stop);

  private:
    struct Found {
        int size = 0;
        BoardNumber number;
        Position position;
        SearchBounds bounds;
        Escape escape;
    };
    class Turn;

    std::mutex lock_;
    std::condition_variable_any ended_;
    bool searching_ = false;    // under the lock, as what follows
    std::vector<Found> found_;  // the newest last
};

}  // namespace tally_maze
