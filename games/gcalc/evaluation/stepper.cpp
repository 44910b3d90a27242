// SPDX-License-Identifier: MIT
#include "gcalc/evaluation/stepper.h"

#include <algorithm>
#include <iterator>

namespace gcalc {

namespace {

constexpr std::size_t maximumNodes = 1'000'000;
/// The growth after which a graph is replaced by a new one, small enough for walking back from its start
/// without delay.
constexpr std::size_t maximumGrowth = 250'000;
/// The maximum number of nodes of all terms in starts_.
constexpr std::size_t maximumKept = 2'000'000;
constexpr std::uint64_t maximumWorkOfAStep = 4'000'000;

struct TooLarge {};

}  // namespace

Stepper::Stepper(const Term& term, const Meaning& meaning) : meaning_(meaning) {
    begin(0, term);
}

void Stepper::begin(std::size_t place, const Term& term) {
    graph_ = {};
    normal_.clear();
    way_ = {graph_.add(term)};
    base_ = place_ = place;
    begun_ = graph_.size();
    searched_ = false;
    storeStart(term);
}

void Stepper::storeStart(const Term& term) {
    if (starts_.try_emplace(base_, term).second) kept_ += term.nodes().size();
    // Drops every other start; going back from the one before it takes longer, but works as well.
    while (kept_ > maximumKept && starts_.size() > 2) {
        for (auto start = std::next(starts_.begin()); start != starts_.end();) {
            if (start->first != base_) {
                kept_ -= start->second.nodes().size();
                start = starts_.erase(start);
            }
            if (start != starts_.end()) ++start;
        }
    }
}

void Stepper::goTo(std::size_t place) {
    if (place < base_) {
        const auto start = std::prev(starts_.upper_bound(place));
        begin(start->first, Term(start->second));
        while (place_ < place && forward()) {
        }
    }
    place_ = place;
    searched_ = false;
}

bool Stepper::changes(Graph::Id application, Rule rule) {
    return reduced(graph_, rule, graph_.first(application), graph_.second(application), meaning_) !=
           application;
}

std::optional<Redex> Stepper::find(Graph::Id root, const std::stop_token& stop) {
    struct Frame {
        Graph::Id term;
        int parts = 0;            ///< parts visited so far
        bool isFunction = false;  ///< the function of an application that is waiting for it
    };
    std::vector<Frame> frames{{root}};
    const auto pathTo = [&] {
        Path path;
        for (std::size_t i = 0; i + 1 < frames.size(); ++i) path.push_back(frames[i].parts == 2);
        return path;
    };
    for (std::uint64_t looks = 0; !frames.empty(); ++looks) {
        if (looks % 1024 == 0 && stop.stop_requested()) return std::nullopt;
        auto& frame = frames.back();
        const auto now = frame.term;
        if (!graph_.applies(now) || normal_.find(now)) {
            frames.pop_back();
            continue;
        }
        const bool isApplication = graph_.kind(now) == Kind::application;
        if (frame.parts == 0 && isApplication && !frame.isFunction) {
            // If the function is an application itself, it is reduced first, and so on.
            const auto depth = frames.size();
            auto inner = now;
            while (graph_.kind(graph_.first(inner)) == Kind::application) {
                frames.back().parts = 1;
                inner = graph_.first(inner);
                frames.push_back({inner, 0, true});
            }
            const auto rule = ruleFor(graph_, graph_.first(inner), meaning_);
            if (rule && changes(inner, *rule)) return Redex{pathTo(), *rule};
            frames.resize(depth, {now});
            frames.back().parts = 0;
        }
        auto& again = frames.back();
        if (again.parts < 2) {
            const auto next = again.parts++ == 0 ? graph_.first(now) : graph_.second(now);
            const bool isFunction = isApplication && again.parts == 1;
            frames.push_back({next, 0, isFunction && graph_.kind(next) == Kind::application});
        } else {
            normal_.set(now, true);
            frames.pop_back();
        }
    }
    return std::nullopt;
}

void Stepper::search(const std::stop_token& stop) {
    const auto most = graph_.visits() + maximumWorkOfAStep;
    // A step that was made before is known to fit.
    if (place_ == furthest_)
        graph_.setGuard([this, most] {
            if (graph_.visits() > most || graph_.size() > maximumNodes) throw TooLarge{};
        });
    tooLarge_ = false;
    try {
        next_ = find(way_[place_ - base_], stop);
    } catch (const TooLarge&) {
        next_.reset();
        tooLarge_ = true;
    }
    graph_.setGuard({});
}

std::optional<Redex> Stepper::redex(const std::stop_token& stop) {
    if (searched_) return next_;
    const bool isLast = place_ + 1 == base_ + way_.size();
    if (isLast && place_ > base_ && graph_.size() > begun_ + maximumGrowth) begin(place_, term());
    search(stop);
    if (tooLarge_ && place_ > base_) {
        // It may fit into a fresh graph.
        begin(place_, term());
        search(stop);
    }
    searched_ = !stop.stop_requested();
    return next_;
}

bool Stepper::forward(const std::stop_token& stop) {
    if (place_ + 1 == base_ + way_.size()) {
        const auto found = redex(stop);
        if (!found) return false;
        std::vector<Graph::Id> wholes{way_.back()};
        for (const bool second : found->path)
            wholes.push_back(second ? graph_.second(wholes.back()) : graph_.first(wholes.back()));
        auto result =
            reduced(graph_, found->rule, graph_.first(wholes.back()), graph_.second(wholes.back()), meaning_);
        for (auto i = found->path.size(); i-- > 0;) {
            const auto whole = wholes[i];
            result = found->path[i] ? graph_.pair(graph_.kind(whole), graph_.first(whole), result)
                                    : graph_.pair(graph_.kind(whole), result, graph_.second(whole));
        }
        way_.push_back(result);
    }
    ++place_;
    furthest_ = std::max(furthest_, place_);
    searched_ = false;
    return true;
}

bool Stepper::backward() {
    if (place_ == 0) return false;
    goTo(place_ - 1);
    return true;
}

}  // namespace gcalc
