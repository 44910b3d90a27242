// SPDX-License-Identifier: MIT
#include "checkers/endgames/endgame_library.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <utility>

namespace checkers {

namespace {

constexpr int smallPieces = 3;

class Library {
  public:
    std::shared_ptr<const Endgames> get(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        if (!changed_.wait(lock, stop, [this] { return ready_ || !making_; }) || stop.stop_requested())
            return ready_;
        if (ready_) return ready_;
        if (!begun_) begun_ = std::make_shared<Endgames>();
        const Making making(*this, lock);
        const auto edition = edition_;
        const auto begun = begun_;
        const auto store = store_;
        const int pieces = pieces_;
        lock.unlock();
        auto made = store.read ? store.read() : nullptr;
        if (!made && begun->complete(pieces, stop)) {
            if (store.write) store.write(*begun);
            made = begun;
        }
        lock.lock();
        if (edition == edition_) ready_ = made;
        return made;
    }

    std::shared_ptr<const Endgames> finished() {
        const std::scoped_lock lock(mutex_);
        return ready_;
    }

    void use(EndgameStore store, int pieces) {
        const std::scoped_lock lock(mutex_);
        store_ = std::move(store);
        pieces_ = pieces;
        ready_.reset();
        begun_.reset();
        ++edition_;
    }

  private:
    /// Ensures that one thread at a time creates tables; when it ends, in any way, the others check again.
    class Making {
      public:
        Making(Library& library, std::unique_lock<std::mutex>& lock) : library_(library), lock_(lock) {
            library_.making_ = true;
        }
        Making(const Making&) = delete;
        Making& operator=(const Making&) = delete;
        ~Making() {
            if (!lock_.owns_lock()) lock_.lock();
            library_.making_ = false;
            library_.changed_.notify_all();
        }

      private:
        Library& library_;
        std::unique_lock<std::mutex>& lock_;
    };

    std::mutex mutex_;
    std::condition_variable_any changed_;
    EndgameStore store_;
    int pieces_ = Endgames::mostPieces;
    std::uint64_t edition_ = 0;
    std::shared_ptr<const Endgames> ready_;
    std::shared_ptr<Endgames> begun_;  ///< continued by the next thread that creates tables
    bool making_ = false;
};

Library& library() {
    static Library one;
    return one;
}

}  // namespace

std::shared_ptr<const Endgames> smallEndgames() {
    static const std::shared_ptr<const Endgames> tables = Endgames::generate(smallPieces);
    return tables;
}

std::shared_ptr<const Endgames> largeEndgames(std::stop_token stop) {
    return library().get(stop);
}

std::shared_ptr<const Endgames> finishedEndgames() {
    return library().finished();
}

void useEndgameStore(EndgameStore store, int pieces) {
    library().use(std::move(store), pieces);
}

}  // namespace checkers
