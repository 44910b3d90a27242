// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/judgement.h"

#include "blackjack/mathematics/strategy.h"

namespace blackjack {

Advice adviseOn(const Situation& situation) {
    const auto& graph = HandGraph::instance();
    const int hand = graph.find(situation.held);
    const auto& node = graph.node(hand);
    const auto& expectations = Expectations::against(situation.upValue);
    const bool first = node.size == 2 && situation.splitValue == 0;
    Advice advice;
    const auto set = [&advice](Action action, double value) {
        advice.worth[static_cast<std::size_t>(action)] = value;
    };
    set(Action::hit, expectations.hit(hand, situation.splitValue));
    set(Action::stand, expectations.stand(hand, situation.splitValue));
    int pair = 0;
    if (first) {
        set(Action::doubleDown, expectations.doubleDown(hand));
        const auto two = std::find(node.held.begin(), node.held.end(), 2);
        if (two != node.held.end()) {
            pair = static_cast<int>(two - node.held.begin());
            set(Action::split, expectations.split(pair));
        }
    }
    advice.action = basicStrategy().choose(node.total, situation.upValue, first, pair);
    advice.best = advice.action;
    for (std::size_t i = 0; i < advice.worth.size(); ++i)
        if (advice.worth[i] && *advice.worth[i] > advice.worthOf(advice.best))
            advice.best = static_cast<Action>(i);
    return advice;
}

double givenAway(const Decision& decision, const Advice& advice) {
    return std::max(0.0, advice.worthOf(advice.action) - advice.worthOf(decision.action));
}

Comparison compare(const std::vector<Decision>& decisions) {
    Comparison out;
    for (const auto& decision : decisions) {
        const auto advice = adviseOn(decision.situation);
        ++out.decisions;
        out.agreed += decision.action == advice.action;
        out.givenAway += givenAway(decision, advice) * decision.bet;
    }
    return out;
}

}  // namespace blackjack
