// SPDX-License-Identifier: MIT
#include "gcalc/stepping/transition.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace gcalc {

namespace {

/// Terms with shared parts may have far more parts than are visible.
constexpr std::size_t maximumLooks = 50'000;

/// Shapes with a common place in a scene: a cube with its faces, or a sign.
struct Figure {
    std::array<std::optional<std::size_t>, 3> shapes;  ///< indexed by axis; a sign has one
    std::size_t first = 0;
    bool isTaken = false;
};

/// The key of a figure. Boxes of the same part are equal to the last bit, however they were computed.
struct Site {
    Box box;
    std::optional<int> sign;
    int again = 0;  ///< counts parts at the same place, which occur when a part is cut off

    bool operator<(const Site& other) const {
        return std::tie(box.low, box.high, sign, again) <
               std::tie(other.box.low, other.box.high, other.sign, other.again);
    }
};

class Figures {
  public:
    explicit Figures(const Scene& scene) : scene_(scene) {
        for (std::size_t i = 0; i < scene.shapes.size(); ++i) {
            const auto& shape = scene.shapes[i];
            const bool isSign = shape.kind == Shape::disc;
            const auto slot = isSign ? std::size_t{0} : static_cast<std::size_t>(shape.axis);
            Site site{shape.box, isSign ? std::optional(shape.signs) : std::nullopt};
            auto* figure = &all_.try_emplace(site, Figure{{}, i}).first->second;
            while (figure->shapes[slot]) {
                ++site.again;
                figure = &all_.try_emplace(site, Figure{{}, i}).first->second;
            }
            figure->shapes[slot] = i;
        }
    }

    Figure* find(const Site& site) {
        const auto found = all_.find(site);
        return found == all_.end() ? nullptr : &found->second;
    }
    const Ink& ink(const Figure& figure) const { return scene_.shapes[figure.first].ink; }
    std::map<Site, Figure>& all() { return all_; }

  private:
    const Scene& scene_;
    std::map<Site, Figure> all_;
};

/// One half of a part that is split.
struct Half {
    Kind axis = Kind::leftRight;
    bool second = false;
};

/// Maps the parts of the reduced application to their places in the result.
class PieceFinder {
  public:
    PieceFinder(const Step& step, const Lens& lens, const Scene& before, const Scene& after,
                std::vector<Transition::Piece>& pieces)
        : step_(step),
          nodes_(step.before.nodes()),
          lens_(lens),
          before_(before),
          after_(after),
          pieces_(pieces) {}

    /// Returns false if it takes too long.
    bool run() {
        begin();
        for (std::size_t looks = 0; !waiting_.empty(); ++looks) {
            if (looks > maximumLooks || pieces_.size() > Transition::maximumPieces) return false;
            auto part = std::move(waiting_.back());
            waiting_.pop_back();
            visit(std::move(part));
        }
        addRest();
        return pieces_.size() <= Transition::maximumPieces;
    }

  private:
    struct Part {
        std::uint32_t node = 0;
        Box from;
        Box to;
        int signsBefore = 0;  ///< of enclosing abstractions in the same box
        int signsAfter = 0;
        std::vector<Half> halves = {};    ///< the halves to be taken of it, one after the other
        bool isBody = false;              ///< true if the variable is replaced in it
        std::vector<Half> argument = {};  ///< the halves to be taken of the argument inserted into it
    };

    void begin() {
        const auto box = boxOf(step_.before, step_.redex->path);
        auto now = static_cast<std::uint32_t>(nodes_.size() - 1);
        for (const bool second : step_.redex->path) now = second ? nodes_[now].second : nodes_[now].first;
        const auto function = nodes_[now].first;
        argument_ = nodes_[now].second;
        const auto functionBox = box.portion(false);
        argumentBox_ = box.portion(true);
        const auto& node = nodes_[function];
        switch (step_.redex->rule) {
            case Rule::substitution: {
                variable_ = node.colour;
                add({functionBox, 0}, {box, 0}, false);
                Part body{node.first, functionBox, box, 1, 0};
                body.isBody = true;
                waiting_.push_back(std::move(body));
                break;
            }
            case Rule::splitting:
                for (const bool second : {false, true}) {
                    const auto to = boxOfPart(box, node.kind, second);
                    waiting_.push_back({second ? node.second : node.first,
                                        boxOfPart(functionBox, node.kind, second), to.portion(false)});
                    waiting_.push_back(
                        {argument_, argumentBox_, to.portion(true), 0, 0, {{node.kind, second}}});
                }
                break;
            case Rule::mixing:
                waiting_.push_back({argument_, argumentBox_, box});
                add({functionBox, std::nullopt}, {box, std::nullopt}, false);
                break;
        }
    }

    /// Descends to the subparts that are left of the part after taking its halves.
    void takeHalves(Part& part) const {
        for (std::size_t i = 0; i < part.halves.size();) {
            const auto& node = nodes_[part.node];
            if (!isPair(node.kind)) return part.halves.clear();
            const auto half = part.halves[i];
            if (node.kind != half.axis) {
                ++i;
                continue;
            }
            part.node = half.second ? node.second : node.first;
            part.from = boxOfPart(part.from, node.kind, half.second);
            part.signsBefore = 0;
            part.halves.erase(part.halves.begin() + static_cast<std::ptrdiff_t>(i));
            i = 0;
        }
        if (!isPair(nodes_[part.node].kind)) part.halves.clear();
    }

    void visit(Part part) {
        takeHalves(part);
        const auto& node = nodes_[part.node];
        if (node.kind == Kind::abstraction) {
            add({part.from, part.signsBefore}, {part.to, part.signsAfter}, true);
            part.node = node.first;
            ++part.signsBefore;
            ++part.signsAfter;
            part.isBody = part.isBody && node.colour != variable_;
            waiting_.push_back(std::move(part));
        } else if (isPair(node.kind)) {
            for (const bool second : {false, true}) {
                Part one{second ? node.second : node.first,
                         boxOfPart(part.from, node.kind, second),
                         boxOfPart(part.to, node.kind, second),
                         0,
                         0,
                         part.halves,
                         part.isBody,
                         part.argument};
                if (step_.meaning.sharesArguments && isComposition(node.kind))
                    one.argument.push_back({node.kind, second});
                waiting_.push_back(std::move(one));
            }
        } else if (node.kind != Kind::empty) {
            const bool isReplaced = part.isBody && node.kind == Kind::variable && node.colour == variable_;
            add({part.from, std::nullopt}, {part.to, std::nullopt}, !isReplaced);
            if (isReplaced)
                waiting_.push_back(
                    {argument_, argumentBox_, part.to, 0, part.signsAfter, std::move(part.argument)});
        }
    }

    /// `stays`: the part, if it exists, is still there afterwards.
    void add(const Site& from, const Site& to, bool stays) {
        auto* const before = before_.find(from);
        auto* const after = stays ? after_.find(to) : nullptr;
        join(before, from, after != nullptr && !after->isTaken ? after : nullptr, to);
    }

    void join(Figure* before, const Site& from, Figure* after, const Site& to) {
        // Of a part that moves to several places, only one piece is visible from the beginning.
        const bool isCopy = before != nullptr && before->isTaken;
        if (after == nullptr && (before == nullptr || isCopy)) return;
        const auto& inkBefore = before != nullptr ? before_.ink(*before) : after_.ink(*after);
        const auto& inkAfter = after != nullptr ? after_.ink(*after) : inkBefore;
        const bool moves = before != nullptr && after != nullptr && !(from.box == to.box);
        const auto seen = [](const Figure* figure, std::size_t i) {
            return figure != nullptr ? figure->shapes[i] : std::nullopt;
        };
        for (const auto axis : {Axis::y, Axis::x, Axis::z}) {
            const auto i = from.sign ? std::size_t{0} : static_cast<std::size_t>(axis);
            const auto inBefore = seen(before, i);
            const auto inAfter = seen(after, i);
            if (!inBefore && !inAfter && !moves) continue;
            Transition::Piece piece;
            piece.from = from.sign ? signOn(from.box, *from.sign, inkBefore, lens_)
                                   : faceOf(from.box, axis, inkBefore, lens_);
            piece.to =
                to.sign ? signOn(to.box, *to.sign, inkAfter, lens_) : faceOf(to.box, axis, inkAfter, lens_);
            if (before == nullptr) piece.from.opacity = 0;
            if (after == nullptr) piece.to.opacity = 0;
            piece.isSeenBefore = inBefore && !isCopy;
            piece.isSeenAfter = inAfter.has_value();
            if (before != nullptr) piece.orderBefore = inBefore.value_or(before->first);
            if (after != nullptr) piece.orderAfter = inAfter.value_or(after->first);
            pieces_.push_back(piece);
            if (from.sign) break;
        }
        if (before != nullptr) before->isTaken = true;
        if (after != nullptr) after->isTaken = true;
    }

    /// Adds the figures that the step does not touch, and those visible on one side of it only.
    void addRest() {
        for (auto& [site, figure] : before_.all())
            if (!figure.isTaken) add(site, site, true);
        for (auto& [site, figure] : after_.all())
            if (!figure.isTaken) join(nullptr, site, &figure, site);
    }

    const Step& step_;
    const std::vector<Term::Node>& nodes_;
    const Lens& lens_;
    Figures before_;
    Figures after_;
    std::vector<Transition::Piece>& pieces_;
    std::vector<Part> waiting_;
    std::uint32_t argument_ = 0;
    Box argumentBox_;
    Colour variable_ = Colour::transparent;
};

Ink inkBetween(const Ink& from, const Ink& to, qreal way) {
    if (from.rgb == to.rgb) return way < 0.5 ? from : to;
    const auto part = [way](std::uint8_t one, std::uint8_t other) {
        return static_cast<std::uint8_t>(std::lround(one + (other - one) * way));
    };
    return {{part(from.rgb.red, to.rgb.red), part(from.rgb.green, to.rgb.green),
             part(from.rgb.blue, to.rgb.blue)},
            std::nullopt,
            way < 0.5 ? from.isVariable : to.isVariable};
}

}  // namespace

Transition::Transition(const Step& step, const Lens& lens, std::optional<qreal> cutoff) {
    auto before = step.redex ? sceneWithin(step.before, lens, cutoff, maximumPieces) : std::nullopt;
    auto after = before ? sceneWithin(step.after, lens, cutoff, maximumPieces) : std::nullopt;
    if (after) {
        before_ = std::move(*before);
        after_ = std::move(*after);
        isCrossFade_ = !PieceFinder(step, lens, before_, after_, pieces_).run();
    }
    if (isCrossFade_) pieces_.clear();
    const auto sorted = [this](std::size_t Piece::*order) {
        std::vector<std::size_t> numbers(pieces_.size());
        std::iota(numbers.begin(), numbers.end(), std::size_t{0});
        std::stable_sort(numbers.begin(), numbers.end(), [&](std::size_t one, std::size_t other) {
            return pieces_[one].*order < pieces_[other].*order;
        });
        return numbers;
    };
    byOrderBefore_ = sorted(&Piece::orderBefore);
    byOrderAfter_ = sorted(&Piece::orderAfter);
}

Scene Transition::at(qreal time) const {
    Scene scene;
    const bool isEnd = time >= 1;
    const bool isBeginning = time <= 0;
    for (const auto i : time < 0.5 ? byOrderBefore_ : byOrderAfter_) {
        const auto& piece = pieces_[i];
        if ((isBeginning && !piece.isSeenBefore) || (isEnd && !piece.isSeenAfter)) continue;
        if (isBeginning || isEnd) {
            scene.shapes.push_back(isEnd ? piece.to : piece.from);
            continue;
        }
        auto shape = piece.from;
        for (std::size_t c = 0; c < shape.corners.size(); ++c)
            shape.corners[c] += (piece.to.corners[c] - piece.from.corners[c]) * time;
        shape.ink = inkBetween(piece.from.ink, piece.to.ink, time);
        // Parts that disappear are gone before new ones appear, so that neither covers the moving parts for
        // long.
        if (piece.to.opacity == 0)
            shape.opacity = 1 - 2 * time;
        else if (piece.from.opacity == 0)
            shape.opacity = 2 * time - 1;
        if (shape.opacity > 0) scene.shapes.push_back(shape);
    }
    return scene;
}

}  // namespace gcalc
