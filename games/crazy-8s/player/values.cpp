// SPDX-License-Identifier: MIT
#include "crazy-8s/player/values.h"

#include "common/rules/rules.h"
#include "crazy-8s/round/demand.h"

namespace crazy_8s {

namespace {

/// It makes no difference which of several eights is discarded: the first one stands for all.
bool areSame(const Move& one, const Move& other) {
    return one == other || (one.what == Move::What::discard && other.what == Move::What::discard &&
                            one.card.rank == eight && other.card.rank == eight);
}

}  // namespace

void Values::add(const std::vector<Move>& moves, const std::vector<double>& values) {
    if (moves_.empty()) moves_ = moves;
    all_.push_back(values);
}

std::size_t Values::best(const Move& move) const {
    std::size_t found = moves_.size();
    for (std::size_t i = 0; i < moves_.size(); ++i)
        if (areSame(moves_[i], move) && (found == moves_.size() || mean(i) > mean(found))) found = i;
    return found;
}

std::size_t Values::best() const {
    std::size_t found = 0;
    for (std::size_t i = 1; i < moves_.size(); ++i)
        if (mean(i) > mean(found)) found = i;
    return found;
}

double Values::mean(std::size_t index) const {
    double sum = 0;
    for (const auto& values : all_) sum += values[index];
    return sum / static_cast<double>(all_.size());
}

double Values::typical() const {
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        if (best(moves_[i]) != i) continue;
        sum += mean(i);
        ++count;
    }
    return sum / count;
}

double Values::error(std::size_t one, std::size_t other) const {
    std::vector<double> differences;
    for (const auto& values : all_) differences.push_back(values[one] - values[other]);
    return plt::standardError(differences);
}

}  // namespace crazy_8s
