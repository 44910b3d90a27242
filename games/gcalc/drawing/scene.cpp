// SPDX-License-Identifier: MIT
#include "gcalc/drawing/scene.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace gcalc {

namespace {

/// The size and offset of the sign of an abstraction, as fractions of its face.
constexpr double discSide = 0.3;
constexpr double discShift = 0.1;
/// Signs further right are outside of every picture.
constexpr int maximumSigns = 40;
/// Parts smaller than this many pixels in all directions are invisible.
constexpr double smallest = 0.4;
/// A composition narrower than this has one colour on any screen.
constexpr qreal minimumCutoff = 0.5;

constexpr Axis axisOf(Kind kind) {
    return kind == Kind::leftRight ? Axis::x : kind == Kind::topBottom ? Axis::y : Axis::z;
}

/// The detail of a scene, and the limits of the work for it.
struct Detail {
    qreal cutoff = 0;                  ///< compositions narrower than this are shown as their first parts
    qreal smallest = gcalc::smallest;  ///< parts smaller than this in all directions are left out
    std::size_t shapes = SIZE_MAX;
    std::uint64_t parts = largestTree;
};

/// For each node, whether something behind it can be visible through it.
std::vector<bool> seenThrough(const std::vector<Term::Node>& nodes) {
    std::vector<bool> through(nodes.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& node = nodes[i];
        if (node.kind == Kind::empty || node.kind == Kind::application)
            through[i] = true;
        else if (node.kind == Kind::colour || node.kind == Kind::variable)
            through[i] = node.colour == Colour::transparent;
        else if (node.kind == Kind::abstraction)
            through[i] = through[node.first];
        else if (isComposition(node.kind))
            through[i] = through[node.first] || through[node.second];
    }
    return through;
}

std::array<QPointF, 4> cornersOf(const Box& box, Axis axis, const Lens& lens) {
    const auto a = static_cast<std::size_t>(axis);
    const auto b = axis == Axis::x ? std::size_t{2} : std::size_t{0};
    const auto c = axis == Axis::y ? std::size_t{2} : std::size_t{1};
    std::array<QPointF, 4> corners;
    for (std::size_t i = 0; i < 4; ++i) {
        Point3 point{};
        point[a] = lens.seesUpper(axis) ? box.high[a] : box.low[a];
        point[b] = i == 1 || i == 2 ? box.high[b] : box.low[b];
        point[c] = i >= 2 ? box.high[c] : box.low[c];
        corners[i] = lens.at(point);
    }
    return corners;
}

class SceneMaker {
  public:
    SceneMaker(const Term& term, const Lens& lens)
        : nodes_(term.nodes()), lens_(lens), through_(seenThrough(nodes_)) {}

    /// Returns false if there are more parts than can be drawn.
    bool run(const Detail& detail, Scene& scene) {
        detail_ = detail;
        scene.shapes.clear();
        waiting_.assign(1, Part{static_cast<std::uint32_t>(nodes_.size() - 1)});
        for (std::uint64_t visited = 0; !waiting_.empty(); ++visited) {
            if (visited > detail.parts || scene.shapes.size() > detail.shapes) return false;
            const auto part = waiting_.back();
            waiting_.pop_back();
            if (part.isSign)
                addSign(part, scene);
            else
                visit(part, scene);
        }
        return scene.shapes.size() <= detail.shapes;
    }

  private:
    struct Part {
        std::uint32_t node = 0;
        Box box{};
        std::array<bool, 3> isSeen{true, true, true};  ///< the near face of each axis
        int signs = 0;                                 ///< of enclosing abstractions in the same box
        bool isSign = false;
    };

    void visit(const Part& part, Scene& scene) {
        if (std::none_of(part.isSeen.begin(), part.isSeen.end(), [](bool seen) { return seen; })) return;
        if (std::all_of(allAxes.begin(), allAxes.end(), [&](Axis axis) {
                return lens_.extent(axis) * part.box.length(axis) < detail_.smallest;
            }))
            return addStandIn(part, scene);
        const auto& node = nodes_[part.node];
        switch (node.kind) {
            case Kind::empty:
                return;
            case Kind::colour:
            case Kind::variable:
            case Kind::mixture:
                return addFaces(part, scene);
            case Kind::abstraction: {
                Part sign = part;
                sign.isSign = true;
                waiting_.push_back(sign);
                Part body = part;
                body.node = node.first;
                ++body.signs;
                waiting_.push_back(body);
                return;
            }
            case Kind::application: {
                const bool frontIsNear = lens_.seesUpper(Axis::z);
                const auto add = [&](bool inFront) {
                    waiting_.push_back({inFront ? node.second : node.first, part.box.portion(inFront)});
                };
                add(frontIsNear);
                add(!frontIsNear);
                return;
            }
            default:
                return addHalves(part);
        }
    }

    /// In coarse scenes the first colour in a part that is too small to be seen whole stands for it.
    void addStandIn(Part part, Scene& scene) {
        constexpr int mostSteps = 100;
        if (detail_.smallest <= smallest) return;
        for (int i = 0; i < mostSteps; ++i) {
            const auto& node = nodes_[part.node];
            if (node.kind == Kind::empty) return;
            if (!isPair(node.kind) && node.kind != Kind::abstraction) return addFaces(part, scene);
            part.node = node.first;
        }
    }

    void addHalves(const Part& part) {
        const auto& node = nodes_[part.node];
        const auto axis = axisOf(node.kind);
        // Whole pixels count, as they are drawn.
        if (std::round(lens_.extent(axis) * part.box.length(axis)) < detail_.cutoff) {
            Part first = part;
            first.node = node.first;
            first.signs = 0;
            waiting_.push_back(first);
            return;
        }
        // The first part is on the left, on top, or in front.
        const bool firstIsUpper = axis == Axis::z;
        const bool firstIsNear = lens_.seesUpper(axis) == firstIsUpper;
        Part near = part;
        near.signs = 0;
        near.node = firstIsNear ? node.first : node.second;
        near.box = part.box.half(axis, lens_.seesUpper(axis));
        Part far = near;
        far.node = firstIsNear ? node.second : node.first;
        far.box = part.box.half(axis, !lens_.seesUpper(axis));
        auto& seen = far.isSeen[static_cast<std::size_t>(axis)];
        seen = seen && through_[near.node];
        waiting_.push_back(near);
        waiting_.push_back(far);
    }

    void addFaces(const Part& part, Scene& scene) {
        const auto& node = nodes_[part.node];
        Ink ink{node.rgb, std::nullopt, node.kind == Kind::variable};
        if (node.kind != Kind::mixture) {
            if (node.colour == Colour::transparent) return;
            ink.rgb = rgbOf(node.colour);
            ink.colour = node.colour;
        }
        for (const auto axis : {Axis::y, Axis::x, Axis::z})
            if (part.isSeen[static_cast<std::size_t>(axis)])
                scene.shapes.push_back(faceOf(part.box, axis, ink, lens_));
    }

    void addSign(const Part& part, Scene& scene) {
        const auto& node = nodes_[part.node];
        if (node.colour == Colour::transparent || part.signs > maximumSigns) return;
        scene.shapes.push_back(signOn(part.box, part.signs, {rgbOf(node.colour), node.colour, true}, lens_));
    }

    const std::vector<Term::Node>& nodes_;
    const Lens& lens_;
    const std::vector<bool> through_;
    Detail detail_;
    std::vector<Part> waiting_;
};

qreal leastOf(std::optional<qreal> cutoff) {
    return std::max(cutoff.value_or(0), minimumCutoff);
}

/// Parts that are visited for each shape that is allowed, because some have none.
constexpr std::uint64_t partsPerShape = 8;

}  // namespace

Scene sceneOf(const Term& term, const Lens& lens, std::optional<qreal> cutoff) {
    Scene scene;
    SceneMaker maker(term, lens);
    qreal least = leastOf(cutoff);
    while (!maker.run({least}, scene)) {
        scene.isComplete = false;
        least *= 2;
        // No part is wider; only those without an extent of their own are left.
        if (least > 1e6) break;
    }
    return scene;
}

std::optional<Scene> sceneWithin(const Term& term, const Lens& lens, std::optional<qreal> cutoff,
                                 std::size_t most) {
    Scene scene;
    if (!SceneMaker(term, lens).run({leastOf(cutoff), smallest, most, partsPerShape * most}, scene))
        return {};
    return scene;
}

Scene coarseSceneOf(const Term& term, const Lens& lens, std::optional<qreal> cutoff, std::size_t most) {
    SceneMaker maker(term, lens);
    const qreal least = leastOf(cutoff);
    const qreal side = std::max({lens.extent(Axis::x), lens.extent(Axis::y), lens.extent(Axis::z)});
    Scene scene;
    maker.run({side / 2, side / 4, most}, scene);
    if (scene.shapes.size() > most) scene.shapes.resize(most);
    // From coarse to fine, since an attempt costs as much as all that are coarser.
    for (qreal size = side / 4; size > least; size /= 2) {
        Scene finer;
        if (!maker.run({size, size / 2, most, partsPerShape * most}, finer)) break;
        scene = std::move(finer);
    }
    return scene;
}

QRectF boundsOf(const Scene& scene) {
    std::optional<QRectF> bounds;
    for (const auto& shape : scene.shapes) {
        const QPointF u = (shape.corners[1] - shape.corners[0]) / 2;
        const QPointF v = (shape.corners[3] - shape.corners[0]) / 2;
        const QPointF middle = shape.corners[0] + u + v;
        // A disc leaves the corners of its parallelogram free.
        const QPointF reach =
            shape.kind == Shape::disc
                ? QPointF(std::hypot(u.x(), v.x()), std::hypot(u.y(), v.y()))
                : QPointF(std::abs(u.x()) + std::abs(v.x()), std::abs(u.y()) + std::abs(v.y()));
        const QRectF one(middle - reach, middle + reach);
        bounds = bounds ? bounds->united(one) : one;
    }
    return bounds.value_or(QRectF());
}

Shape faceOf(const Box& box, Axis axis, const Ink& ink, const Lens& lens) {
    return {Shape::face, axis, cornersOf(box, axis, lens), ink, box};
}

Shape signOn(const Box& box, int signs, const Ink& ink, const Lens& lens) {
    const auto area = [&](Axis axis) {
        const auto corners = cornersOf(box, axis, lens);
        const QPointF along = corners[1] - corners[0];
        const QPointF down = corners[3] - corners[0];
        return std::abs(along.x() * down.y() - along.y() * down.x());
    };
    const auto axis = lens.isFlat() || area(Axis::z) >= area(Axis::x) ? Axis::z : Axis::x;
    const auto corners = cornersOf(box, axis, lens);
    const bool runsRight = corners[1].x() >= corners[0].x();
    const QPointF start = runsRight ? corners[0] : corners[1];
    const QPointF along = runsRight ? corners[1] - corners[0] : corners[0] - corners[1];
    const QPointF down = corners[3] - corners[0];
    const QPointF corner = start + along * (discShift * signs);
    return {Shape::disc,
            axis,
            {corner, corner + along * discSide, corner + (along + down) * discSide, corner + down * discSide},
            ink,
            box,
            signs};
}

Box boxOfPart(const Box& box, Kind kind, bool second) {
    if (kind == Kind::application) return box.portion(second);
    const auto axis = axisOf(kind);
    return box.half(axis, second != (axis == Axis::z));
}

Box boxOf(const Term& term, const Path& path) {
    const auto& nodes = term.nodes();
    auto now = nodes.size() - 1;
    Box box;
    for (const bool second : path) {
        const auto& node = nodes[now];
        if (!isPair(node.kind) && node.kind != Kind::abstraction) return {};
        if (isPair(node.kind)) box = boxOfPart(box, node.kind, second);
        now = second && isPair(node.kind) ? node.second : node.first;
    }
    return box;
}

QPolygonF outlineOf(const Box& box, const Lens& lens) {
    std::vector<QPointF> points;
    for (int i = 0; i < 8; ++i)
        points.push_back(
            lens.at({(i & 1) != 0 ? box.high[0] : box.low[0], (i & 2) != 0 ? box.high[1] : box.low[1],
                     (i & 4) != 0 ? box.high[2] : box.low[2]}));
    std::sort(points.begin(), points.end(), [](QPointF one, QPointF other) {
        return one.x() < other.x() || (qFuzzyCompare(one.x(), other.x()) && one.y() < other.y());
    });
    const auto turnsLeft = [](QPointF a, QPointF b, QPointF c) {
        return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()) > 0;
    };
    QPolygonF outline;
    for (int round = 0; round < 2; ++round) {
        const auto begin = outline.size();
        for (const QPointF& point : points) {
            while (outline.size() >= begin + 2 &&
                   !turnsLeft(outline[outline.size() - 2], outline.back(), point))
                outline.pop_back();
            outline.append(point);
        }
        outline.pop_back();
        std::reverse(points.begin(), points.end());
    }
    return outline;
}

}  // namespace gcalc
