// SPDX-License-Identifier: MIT
#include "gcalc/evaluation/evaluator.h"

#include <algorithm>
#include <vector>

namespace gcalc {

namespace {

using Id = Graph::Id;

/// Greater than any depth that can be requested; stands for no limit.
constexpr int bottomless = 1001;

/// A term, and the depth that is left for it.
struct Request {
    Id term = 0;
    int depth = bottomless;
};

struct Answer {
    enum State : std::uint8_t {
        underWay,  ///< the term is an intermediate one of an evaluation that has not ended
        cut,       ///< an application that the depth did not suffice for, so nothing is known of its value
        done
    };
    Id term = 0;
    State state = done;
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
        Request now;            ///< reduction: what the request has become
        int depth = 0;          ///< of the request
        Id reduced = 0;         ///< normal form: the reduced term
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
    static std::uint64_t keyOf(Task task, Request request) {
        return (static_cast<std::uint64_t>(request.term) << 11) |
               (static_cast<std::uint64_t>(request.depth) << 1) | (task == Task::reduction ? 0u : 1u);
    }
    static int below(int depth) { return depth == bottomless ? bottomless : std::max(0, depth - 1); }

    void push(const Frame& frame) {
        check();
        if (frames_.size() >= limits_.nesting) throw Stopped{Ending::nesting};
        frames_.push_back(frame);
    }
    /// Sets the answer at once, or pushes a frame that does so when it is popped.
    void askReduction(Request request) {
        answer_ = {request.term};
        if (graph_.kind(request.term) != Kind::application) return;
        if (const auto known = answers_.find(keyOf(Task::reduction, request))) {
            if (known->state == Answer::underWay)
                note(Ending::cycle);
            else
                answer_ = *known;
            return;
        }
        push({Task::reduction, Stage::begun, request, request.depth, 0, chain_.size(), 0});
        chain_.push_back(request);
        answers_.set(keyOf(Task::reduction, request), {0, Answer::underWay});
    }
    void askNormalForm(Request request) {
        answer_ = {request.term};
        if (!graph_.applies(request.term)) return;
        if (request.depth == 0) return note(Ending::depth);
        if (const auto known = answers_.find(keyOf(Task::normalForm, request))) {
            if (known->state == Answer::underWay)
                note(Ending::endless);
            else
                answer_ = *known;
            return;
        }
        push({Task::normalForm, Stage::begun, request, request.depth, request.term, 0, 0});
        answers_.set(keyOf(Task::normalForm, request), {0, Answer::underWay});
    }
    void enterChain(Request request) {
        chain_.push_back(request);
        if (request.depth == bottomless) answers_.set(keyOf(Task::reduction, request), {0, Answer::underWay});
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
        if (now.depth == 0) return finishCut(now.term);
        auto function = graph_.first(now.term);
        const auto argument = graph_.second(now.term);
        if (graph_.kind(function) == Kind::application) {
            if (frame.stage == Stage::begun) {
                frame.stage = Stage::head;
                return askReduction({function, below(frame.depth)});
            }
            function = answer_.term;
            if (answer_.state == Answer::cut)
                return finishCut(graph_.pair(Kind::application, function, argument));
        }
        const auto rule = ruleFor(graph_, function, meaning_);
        if (!rule) return finishReduction({graph_.pair(Kind::application, function, argument)});
        if (steps_ >= limits_.steps) throw Stopped{Ending::steps};
        check();
        const auto result = reduced(graph_, *rule, function, argument, meaning_);
        ++steps_;
        if (graph_.kind(result) != Kind::application) return finishReduction({result});
        const Request next{result, below(now.depth)};
        const auto begin = chain_.begin() + static_cast<std::ptrdiff_t>(frame.chain);
        const auto recurs = [result](Request one) { return one.term == result; };
        // With a limited depth a term recurs at another depth, so the short chain is searched. And a term that is
        // requested by itself leaves less depth for its function than one of a chain, so they share no answers.
        const auto back = now.depth == bottomless ? chain_.end() : std::find_if(begin, chain_.end(), recurs);
        if (back != chain_.end()) return finishRound(back);
        if (const auto known =
                now.depth == bottomless ? answers_.find(keyOf(Task::reduction, next)) : std::nullopt) {
            if (known->state != Answer::underWay) return finishReduction(*known);
            const auto own = std::find_if(begin, chain_.end(), recurs);
            if (own != chain_.end()) return finishRound(own);
            note(Ending::cycle);
            return finishReduction({result});
        }
        enterChain(next);
        frame.now = next;
        frame.stage = Stage::begun;
    }
    /// Finishes a reduction whose terms from this one on repeat without end.
    void finishRound(std::vector<Request>::const_iterator from) {
        const auto smallest = std::min_element(from, chain_.cend(), [&](Request one, Request other) {
            return graph_.treeSize(one.term) < graph_.treeSize(other.term);
        });
        // A term that reduces to itself is finished: nothing else can become of it.
        if (chain_.cend() - from > 1) note(Ending::cycle);
        finishReduction({smallest->term});
    }
    void finishCut(Id term) {
        note(Ending::depth);
        finishReduction({term, Answer::cut});
    }
    void finishReduction(Answer result) {
        const auto from = frames_.back().chain;
        const auto known = chain_[from].depth == bottomless ? chain_.size() : from + 1;
        for (auto i = from; i < known; ++i) answers_.set(keyOf(Task::reduction, chain_[i]), result);
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
            case Stage::head:
                frame.reduced = answer_.term;
                // The parts of an application that may still be reduced stay as they are: evaluated before
                // their time, they could be split otherwise.
                if (answer_.state == Answer::cut || !graph_.applies(frame.reduced))
                    return finishNormalForm(frame.reduced);
                frame.stage = Stage::first;
                return askNormalForm({graph_.first(frame.reduced), below(frame.depth)});
            case Stage::first:
                frame.first = answer_.term;
                frame.stage = Stage::second;
                return askNormalForm({graph_.second(frame.reduced), below(frame.depth)});
            case Stage::second:
                return finishNormalForm(graph_.pair(graph_.kind(frame.reduced), frame.first, answer_.term));
        }
    }
    void finishNormalForm(Id term) {
        answer_ = {term};
        answers_.set(keyOf(Task::normalForm, frames_.back().now), answer_);
        frames_.pop_back();
    }

    /// Pops the innermost frame with its intermediate result.
    void unwind() {
        const auto frame = frames_.back();
        frames_.pop_back();
        if (frame.task == Task::reduction || frame.stage == Stage::begun) {
            answer_ = {frame.now.term};
        } else if (frame.stage == Stage::first) {
            answer_ = {graph_.pair(graph_.kind(frame.reduced), answer_.term, graph_.second(frame.reduced))};
        } else if (frame.stage == Stage::second) {
            answer_ = {graph_.pair(graph_.kind(frame.reduced), frame.first, answer_.term)};
        }
    }

    Graph graph_;
    const Meaning meaning_;
    const Limits limits_;
    const std::stop_token stop_;
    std::vector<Frame> frames_;
    std::vector<Request> chain_;
    Table<Answer> answers_;
    Answer answer_;
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
            return PLT_TR(
                "Parts beyond the evaluation depth are left as they are. Evaluating again goes on with "
                "them.");
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

plt::Message explainStuck(const Term& normalForm) {
    const auto& nodes = normalForm.nodes();
    if (nodes.empty()) return {};
    std::vector<bool> isKnown(nodes.size());
    std::vector<std::size_t> waiting{nodes.size() - 1};
    while (!waiting.empty()) {
        auto at = waiting.back();
        waiting.pop_back();
        if (isKnown[at]) continue;
        isKnown[at] = true;
        if (isComposition(nodes[at].kind)) {
            waiting.push_back(nodes[at].second);
            waiting.push_back(nodes[at].first);
        }
        if (nodes[at].kind != Kind::application) continue;
        while (nodes[at].kind == Kind::application) at = nodes[at].first;
        switch (nodes[at].kind) {
            case Kind::colour:
            case Kind::mixture:
                return PLT_TR(
                    "A colour is no function, and so this stays as it is. The preferences can let colours "
                    "mix.");
            case Kind::variable:
                return PLT_TR("A variable is no function before something takes its place.");
            case Kind::empty:
                return PLT_TR("An empty part is no function.");
            default:
                return PLT_TR("This becomes itself again.");
        }
    }
    return {};
}

}  // namespace gcalc
