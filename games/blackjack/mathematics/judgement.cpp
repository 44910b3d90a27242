// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/judgement.h"

#include "blackjack/mathematics/strategy.h"

namespace blackjack {

Advice adviseOn(const Situation& situation) {
    const auto& house = situation.house;
    Advice advice;
    const auto set = [&advice](Action action, double value) {
        advice.worth[static_cast<std::size_t>(action)] = value;
    };
    if (situation.insurance) {
        advice.action = advice.best = Action::decline;
        set(Action::insure, insuranceValue(house, situation.held));
        set(Action::decline, 0);
        return advice;
    }
    const auto& graph = HandGraph::instance();
    const int hand = graph.find(situation.held);
    const auto& node = graph.node(hand);
    const auto& expectations = Expectations::against(house, situation.upValue);
    const int splitValue = situation.splitValue;
    set(Action::hit, expectations.hit(hand, splitValue));
    set(Action::stand, expectations.stand(hand, splitValue));
    const bool first = node.size == 2 && splitValue == 0;
    Choices choices{first || (node.size == 2 && house.doubleAfterSplit), first && house.surrender, 0};
    const auto two = std::find(node.held.begin(), node.held.end(), 2);
    if (first && two != node.held.end()) choices.pairValue = static_cast<int>(two - node.held.begin());
    if (choices.doubling) set(Action::doubleDown, expectations.doubleDown(hand, splitValue));
    if (choices.surrender) set(Action::surrender, surrenderValue);
    if (choices.pairValue != 0)
        set(Action::split, expectations.split(choices.pairValue, house.doubleAfterSplit));
    advice.action = basicStrategy(house).choose(node.total, situation.upValue, choices);
    advice.best = advice.action;
    for (std::size_t i = 0; i < advice.worth.size(); ++i)
        if (advice.worth[i] && *advice.worth[i] > advice.worthOf(advice.best))
            advice.best = static_cast<Action>(i);
    return advice;
}

Comparison compare(const std::vector<Decision>& decisions) {
    Comparison out;
    for (const auto& decision : decisions) {
        const auto advice = adviseOn(decision.situation);
        ++out.decisions;
        out.agreed += decision.action == advice.action;
        const double cost = advice.worthOf(advice.action) - advice.worthOf(decision.action);
        out.givenAway += std::max(0.0, cost) * decision.bet;
    }
    return out;
}

}  // namespace blackjack
