// SPDX-License-Identifier: MIT
#include "common/session/hints/hints.h"

#include "common/language/translated.h"

#include <stop_token>
#include <utility>

namespace plt {

bool Hints::showNext() {
    if (plan_.nextStep() == nullptr) return false;
    isShown_ = true;
    return true;
}

void Hints::think(QObject* context, int seat, std::function<void()> done,
                  std::function<void(const QString&)> failed) {
    if (!rules_.traits().hasFirstHint) {
        thinkOn(context, seat, done, failed);
        return;
    }
    thinking_.run(
        context,
        [&rules = rules_, seen = rules_.observe(timeline_.state(), seat)](std::stop_token stop) {
            return rules.firstHint(seen, std::move(stop));
        },
        [this, context, seat, done = std::move(done), failed](Hint<AnyMove> hint) {
            plan_.set(std::move(hint));
            isShown_ = true;
            thinkOn(context, seat, done, failed);
            done();
        },
        failed);
}

void Hints::thinkOn(QObject* context, int seat, const std::function<void()>& done,
                    const std::function<void(const QString&)>& failed) {
    thinking_.run(
        context,
        [&rules = rules_, seen = rules_.observe(timeline_.state(), seat),
         along = rules_.traits().hasHintAlong, known = plan_.knownWays()](std::stop_token stop) {
            return along ? rules.hintAlong(seen, known, std::move(stop)) : rules.hint(seen, std::move(stop));
        },
        [this, done](Hint<AnyMove> hint) {
            auto promised = plan_.set(std::move(hint));
            if (rules_.traits().hasHintAlong)
                storeWay(timeline_.game(), std::move(promised), timeline_.ply(), rules_);
            isShown_ = true;
            done();
        },
        failed);
}

void Hints::show(HintStep<AnyMove> step) {
    hide();
    Hint<AnyMove> hint;
    hint.steps.push_back(std::move(step));
    plan_.set(std::move(hint));
    isShown_ = true;
}

void Hints::hide() {
    isShown_ = false;
    thinking_.cancel();
}

QString Hints::text() const {
    if (!isShown_ || plan_.isEmpty()) return {};
    const auto verdict = translated(plan_.verdict());
    const auto* step = plan_.nextStep();
    if (step == nullptr) return verdict;
    const auto reason = translated(step->reason);
    return plan_.isAtFirstStep() ? passage({reason, verdict}) : reason;
}

}  // namespace plt
