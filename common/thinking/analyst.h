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

/// What an Analyst does whatever the game: it runs one search at a time and keeps its newest thought.
class PLT_API AnalystThread : public QObject {
    Q_OBJECT

  public:
    explicit AnalystThread(QObject* parent = nullptr);

    bool isLooking() const { return work_.running(); }

  Q_SIGNALS:
    /// There is a newer thought, or the search has ended, or stop() has forgotten what was known.
    void changed();

  protected:
    /// Forgets the thought and the search before it; `search` reports to its question until it has found all
    /// or a minute has passed. An empty one does nothing.
    void begin(std::function<void(const Question&)> search);
    const std::optional<Thought>& newest() const { return newest_; }

  private:
    struct Told {
        quint64 number = 0;  ///< of the search
        Thought thought;
    };
    void hear();

    quint64 number_ = 0;
    std::optional<Thought> newest_;
    std::mutex lock_;
    std::vector<Told> told_;  ///< and not heard yet; under the lock
    Doorbell bell_;
    struct Nothing {};
    Background<Nothing> work_;  ///< its thread tells, so it is joined before the rest is gone
};

/// Looks at the shown position in the background and tells what it finds, deeper and deeper, until another
/// position is shown.
template <class Rules>
class Analyst : public AnalystThread {
  public:
    using State = typename Rules::State;
    /// Searches as the question tells, and reports to it. Called on a worker thread, for games that go on.
    using Search = std::function<void(const State&, const Question&)>;

    explicit Analyst(Search search, QObject* parent = nullptr)
        : AnalystThread(parent), search_(std::move(search)) {}

    /// Begins to think about this position; what was known of another one is forgotten, without changed().
    void look(const State& state) {
        if (state_ == state) return;
        state_ = state;
        if (Rules::outcome(state) != Outcome::playing)
            begin({});
        else
            begin([search = search_, state](const Question& question) { search(state, question); });
    }
    void stop() {
        const bool knew = newest().has_value();
        state_.reset();
        begin({});
        if (knew) Q_EMIT changed();
    }
    /// The newest of this position; nothing before the first word, and of any other position.
    std::optional<Thought> thoughtOf(const State& state) const {
        return state_ == state ? newest() : std::nullopt;
    }

  private:
    Search search_;
    std::optional<State> state_;
};

}  // namespace plt
