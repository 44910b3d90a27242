// SPDX-License-Identifier: MIT
#include "tally-maze/chase/escapes.h"

#include <algorithm>
#include <utility>

namespace tally_maze {

/// Scope guard for the turn to search.
class Escapes::SearchGuard {
  public:
    explicit SearchGuard(Escapes& escapes) : escapes_(escapes) {}
    ~SearchGuard() {
        {
            const std::scoped_lock locked(escapes_.lock_);
            escapes_.searching_ = false;
        }
        escapes_.ended_.notify_all();
    }
    SearchGuard(const SearchGuard&) = delete;
    SearchGuard& operator=(const SearchGuard&) = delete;

  private:
    Escapes& escapes_;
};

Escape Escapes::find(int size, const BoardNumber& number, const Position& position,
                     const SearchBounds& bounds, std::stop_token stop) {
    std::unique_lock locked(lock_);
    if (!ended_.wait(locked, stop, [this] { return !searching_; })) return {};
    const auto known = std::ranges::find_if(found_, [&](const Found& one) {
        return one.size == size && one.number == number && one.position == position && one.bounds == bounds;
    });
    if (known != found_.end()) return known->escape;
    searching_ = true;
    locked.unlock();

    const SearchGuard guard(*this);
    auto escape = findEscape(size, number, position, bounds, stop);
    const bool wasStopped = escape.verdict == Escape::Verdict::unknown && stop.stop_requested();
    if (wasStopped) return escape;
    locked.lock();
    constexpr std::size_t kept = 8;
    if (found_.size() == kept) found_.erase(found_.begin());
    found_.push_back({size, number, position, bounds, escape});
    locked.unlock();
    return escape;
}

}  // namespace tally_maze
