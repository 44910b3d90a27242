// SPDX-License-Identifier: MIT
#pragma once

#include "common/players/turns.h"
#include "common/session/rules_session.h"
#include "common/thinking/background.h"

#include <optional>
#include <stop_token>
#include <utility>

namespace plt {

/// The computers' turns in a game with these rules. The player is asked with what the seat to move may see.
template <HasLevels R>
class TurnsOf : public Turns {
  public:
    /// The session must outlive it.
    explicit TurnsOf(RulesSession<R>& session, QObject* parent = nullptr)
        : Turns(session, parent), session_(session) {}

  protected:
    void ask(const std::string& level, const Question& question) override {
        answer_.reset();
        thinking_.run(
            this,
            [seen = seenBy<R>(session_.state(), session_.seatToMove()), level, question,
             hurry = hurry()](std::stop_token stop) mutable {
                const std::stop_callback link(stop, [&hurry] { hurry.request_stop(); });
                return R::choose(seen, level, question);
            },
            [this](typename R::Move move) {
                answer_ = std::move(move);
                answered();
            },
            [this](const QString& what) { broken(what); });
    }
    void forget() override {
        answer_.reset();
        thinking_.cancel();
    }
    bool playAnswer() override {
        const auto move = *std::exchange(answer_, std::nullopt);
        return session_.play(move, Cause::computer);
    }

  private:
    RulesSession<R>& session_;
    std::optional<typename R::Move> answer_;
    Background<typename R::Move> thinking_;  // last: its threads end before the rest goes
};

}  // namespace plt
