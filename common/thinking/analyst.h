// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/rules.h"
#include "common/thinking/background.h"
#include "common/thinking/doorbell.h"

#include <functional>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>

namespace plt {

/// The part of Analyst that does not depend on the game: runs one search at a time and keeps its latest
/// thought.
class PLT_API AnalystThread : public QObject {
    Q_OBJECT

  public:
    explicit AnalystThread(QObject* parent = nullptr);

    bool isAnalysing() const { return work_.isRunning(); }

  Q_SIGNALS:
    /// Emitted for a newer thought, at the end of the search, and when stop() has discarded a thought.
    void changed();

  protected:
    /// Discards the thought and cancels the search before it. `search` reports to its question until it is
    /// complete or a minute has passed; an empty one does nothing.
    void begin(std::function<void(const Question&)> search);
    const std::optional<Thought>& newest() const { return newest_; }

  private:
    struct Report {
        quint64 number = 0;  ///< of the search
        Thought thought;
    };
    void deliver();

    quint64 number_ = 0;
    std::optional<Thought> newest_;
    std::mutex lock_;
    std::vector<Report> reports_;  ///< not delivered yet; guarded by lock_
    Doorbell bell_;
    struct Nothing {};
    Background<Nothing> work_;  ///< last, so that its thread is joined before the other members are destroyed
};

/// Analyses a position in the background, with iterative deepening, and reports its findings until another
/// position is given.
template <class Rules>
class Analyst : public AnalystThread {
  public:
    using State = typename Rules::State;
    /// Searches within the question's limits and reports to it. Called on a worker thread, for positions that
    /// are not over.
    using Search = std::function<void(const State&, const Question&)>;

    explicit Analyst(Search search, QObject* parent = nullptr)
        : AnalystThread(parent), search_(std::move(search)) {}

    /// Starts the analysis of this position. The thought about an earlier one is discarded, without
    /// changed().
    void analyse(const State& state) {
        if (state_ == state) return;
        state_ = state;
        if (Rules::outcome(state) != Outcome::playing)
            begin({});
        else
            begin([search = search_, state](const Question& question) { search(state, question); });
    }
    /// Cancels the analysis and discards its thought.
    void stop() {
        const bool knew = newest().has_value();
        state_.reset();
        begin({});
        if (knew) Q_EMIT changed();
    }
    /// Returns the latest thought about this position; nothing before the first report or for another
    /// position.
    std::optional<Thought> thoughtOf(const State& state) const {
        return state_ == state ? newest() : std::nullopt;
    }

  private:
    Search search_;
    std::optional<State> state_;
};

}  // namespace plt
