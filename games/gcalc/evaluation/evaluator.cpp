// SPDX-License-Identifier: MIT
#include "gcalc/evaluation/evaluator.h"

#include <algorithm>
#include <vector>

namespace gcalc {

namespace {

using Id = Graph::Id;

/// Greater than any depth that can be requested; stands for no limit.
constexpr int bottomless = 1001;

/// A term and its remaining depth.
struct Left {
    Id term = 0;
    int depth = bottomless;
};

struct Stopped {
    Ending why;
};

class Evaluator {
  public:
    Evaluator(const Meaning& meaning, const Limits& limits, const std::stop_token& stop)
        : meaning_(meaning), limits_(limits), stop_(stop) {}

    Evaluation run(const Term& term, std::optional<int> depth) {
        const auto root = graph_.add(term);
        graph_.setGuard([this] { check(); });
        const int most = depth ? std::clamp(*depth, 0, bottomless - 1) : bottomless;
        Evaluation evaluation;
        try {
            askNormalForm({root, most});
            while (!frames_.empty()) advance();
            evaluation.ending = ending_;
        } catch (const Stopped& stopped) {
            evaluation.ending = stopped.why;
            graph_.setGuard({});
            while (!frames_.empty()) unwind();
        }
        evaluation.term = graph_.term(answer_.term);
        evaluation.steps = steps_;
        evaluation.nodes = graph_.size();
        return evaluation;
    }

  private:
    enum class Task : std::uint8_t { reduction, normalForm };
    /// The part that a frame is waiting for.
    enum class Stage : std::uint8_t { begun, head, first, second };
    struct Frame {
        Task task;
        Stage stage = Stage::begun;
        Left now;
        Left asked{};           ///< normal form: the original request
        std::size_t chain = 0;  ///< reduction: the index of its first term in chain_
        Id first = 0;           ///< normal form: that of the first part
    };

    void check() {
        constexpr std::uint64_t often = 256;
        if (++checks_ % often == 0 && stop_.stop_requested()) throw Stopped{Ending::cancelled};
        if (graph_.size() > limits_.nodes) throw Stopped{Ending::nodes};
        if (graph_.visits() > limits_.work) throw Stopped{Ending::work};
    }
    void note(Ending ending) { ending_ = std::max(ending_, ending); }
    static std::uint64_t keyOf(Task task, Left left) {
        return (static_cast<std::uint64_t>(left.term) << 11) | (static_cast<std::uint64_t>(left.depth) << 1) |
               (task == Task::reduction ? 0u : 1u);
    }
    static int below(int depth) { return depth == bottomless ? bottomless : std::max(0, depth - 1); }
    Left part(Id term, int depth) const { return {term, below(depth)}; }

    void push(const Frame& frame) {
        check();
        if (frames_.size() >= limits_.nesting) throw Stopped{Ending::nesting};
        frames_.push_back(frame);
    }
    /// Sets the answer at once, or pushes a frame that does so when it is popped.
    void askReduction(Left left) {
        answer_ = left;
        if (graph_.kind(left.term) != Kind::application) return;
        if (const auto known = answers_.find(keyOf(Task::reduction, left))) {
            if (known->depth < 0)
                note(Ending::cycle);
            else
                answer_ = *known;
            return;
        }
        Frame frame{Task::reduction, Stage::begun, left, left, chain_.size(), 0};
        push(frame);
        enterChain(left);
    }
    void askNormalForm(Left left) {
        answer_ = left;
        if (!graph_.applies(left.term)) return;
        if (left.depth == 0) return note(Ending::depth);
        if (const auto known = answers_.find(keyOf(Task::normalForm, left))) {
            if (known->depth < 0)
                note(Ending::endless);
            else
                answer_ = *known;
            return;
        }
        push({Task::normalForm, Stage::begun, left, left, 0, 0});
        answers_.set(keyOf(Task::normalForm, left), underWay);
    }
    void enterChain(Left left) {
        chain_.push_back(left);
        answers_.set(keyOf(Task::reduction, left), underWay);
    }

    void advance() {
        if (frames_.back().task == Task::reduction)
            advanceReduction();
        else
            advanceNormalForm();
    }

    void advanceReduction() {
        auto& frame = frames_.back();
        const auto now = frame.now;
        if (now.depth == 0) {
            note(Ending::depth);
            return finishReduction(now);
        }
        auto function = graph_.first(now.term);
        if (graph_.kind(function) == Kind::application) {
            if (frame.stage == Stage::begun) {
                frame.stage = Stage::head;
                return askReduction(part(function, now.depth));
            }
            function = answer_.term;
        }
        const auto argument = graph_.second(now.term);
        const auto rule = ruleFor(graph_, function, meaning_);
        if (!rule) return finishReduction({graph_.pair(Kind::application, function, argument), now.depth});
        if (steps_ >= limits_.steps) throw Stopped{Ending::steps};
        check();
        const auto result = reduced(graph_, *rule, function, argument, meaning_);
        ++steps_;
        const Left next{result, below(now.depth)};
        if (graph_.kind(result) != Kind::application) return finishReduction(next);
        const auto begin = chain_.begin() + static_cast<std::ptrdiff_t>(frame.chain);
        // With a limited depth a term recurs at another depth, so the short chain is searched.
        const auto back =
            now.depth == bottomless
                ? chain_.end()
                : std::find_if(begin, chain_.end(), [&](Left one) { return one.term == result; });
        if (back != chain_.end()) return finishRound(back, next.depth);
        if (const auto known = answers_.find(keyOf(Task::reduction, next))) {
            if (known->depth >= 0) return finishReduction(*known);
            const auto own = std::find_if(begin, chain_.end(), [&](Left one) { return one.term == result; });
            if (own != chain_.end()) return finishRound(own, next.depth);
            note(Ending::cycle);
            return finishReduction(next);
        }
        enterChain(next);
        frame.now = next;
        frame.stage = Stage::begun;
    }
    /// Finishes a reduction whose terms from this one on repeat for ever.
    void finishRound(std::vector<Left>::const_iterator from, int depth) {
        const auto smallest = std::min_element(from, chain_.cend(), [&](Left one, Left other) {
            return graph_.treeSize(one.term) < graph_.treeSize(other.term);
        });
        // A term that reduces to itself is finished: nothing else can become of it.
        if (chain_.cend() - from > 1) note(Ending::cycle);
        finishReduction({smallest->term, depth});
    }
    void finishReduction(Left result) {
        const auto from = frames_.back().chain;
        for (auto i = from; i < chain_.size(); ++i) answers_.set(keyOf(Task::reduction, chain_[i]), result);
        chain_.resize(from);
        frames_.pop_back();
        answer_ = result;
    }

    void advanceNormalForm() {
        auto& frame = frames_.back();
        switch (frame.stage) {
            case Stage::begun:
                frame.stage = Stage::head;
                return askReduction(frame.now);
            case Stage::head: {
                frame.now = answer_;
                if (!graph_.applies(frame.now.term)) return finishNormalForm(frame.now.term);
                if (frame.now.depth == 0) {
                    note(Ending::depth);
                    return finishNormalForm(frame.now.term);
                }
                frame.stage = Stage::first;
                return askNormalForm(part(graph_.first(frame.now.term), frame.now.depth));
            }
            case Stage::first:
                frame.first = answer_.term;
                frame.stage = Stage::second;
                return askNormalForm(part(graph_.second(frame.now.term), frame.now.depth));
            case Stage::second:
                return finishNormalForm(graph_.pair(graph_.kind(frame.now.term), frame.first, answer_.term));
        }
    }
    void finishNormalForm(Id term) {
        answer_ = {term, 0};
        answers_.set(keyOf(Task::normalForm, frames_.back().asked), answer_);
        frames_.pop_back();
    }

    /// Pops the innermost frame with its intermediate result.
    void unwind() {
        const auto frame = frames_.back();
        frames_.pop_back();
        if (frame.task == Task::reduction || frame.stage == Stage::begun) {
            answer_ = frame.now;
        } else if (frame.stage == Stage::first) {
            answer_.term =
                graph_.pair(graph_.kind(frame.now.term), answer_.term, graph_.second(frame.now.term));
        } else if (frame.stage == Stage::second) {
            answer_.term = graph_.pair(graph_.kind(frame.now.term), frame.first, answer_.term);
        }
    }

    static constexpr Left underWay{0, -1};

    Graph graph_;
    const Meaning meaning_;
    const Limits limits_;
    const std::stop_token stop_;
    std::vector<Frame> frames_;
    std::vector<Left> chain_;
    Table<Left> answers_;
    Left answer_;
    Ending ending_ = Ending::normalForm;
    std::uint64_t steps_ = 0;
    std::uint64_t checks_ = 0;
};

}  // namespace

Evaluation evaluate(const Term& term, const Meaning& meaning, std::optional<int> depth, const Limits& limits,
                    const std::stop_token& stop) {
    return Evaluator(meaning, limits, stop).run(term, depth);
}

plt::Message explain(const Evaluation& evaluation, const Limits& limits) {
    switch (evaluation.ending) {
        case Ending::normalForm:
            return {};
        case Ending::depth:
            return PLT_TR("Parts beyond the evaluation depth are left as they are.");
        case Ending::cycle:
            return PLT_TR("This goes round: a term came back while it was evaluated.");
        case Ending::endless:
            return PLT_TR("This has no end: a term is a part of its own result. It is left as it is there.");
        case Ending::steps:
            return plt::Message(PLT_TR_N("Stopped after %Ln steps.", "Stopped after one step."),
                                limits.steps);
        case Ending::nodes:
            return plt::Message(PLT_TR_N("Stopped: the evaluation took more than %Ln different terms.",
                                         "Stopped: the evaluation took more than one term."),
                                limits.nodes);
        case Ending::nesting:
            return plt::Message(PLT_TR_N("Stopped: %Ln evaluations waited for each other.",
                                         "Stopped: one evaluation waited for another."),
                                limits.nesting);
        case Ending::work:
            return PLT_TR("Stopped: the terms became too large to go on.");
        default:
            return PLT_TR("The evaluation was stopped.");
    }
}

}  // namespace gcalc
