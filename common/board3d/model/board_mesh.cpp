// SPDX-License-Identifier: MIT
#include "common/board3d/model/board_mesh.h"

#include "common/board3d/model/piece_mesh.h"
#include "common/board3d/model/slab.h"
#include "common/look/colours.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace plt {
namespace {

/// Width of a square's bevelled edge, its depth, and the thickness of a disc.
constexpr double edgeWidth = 0.03;
constexpr double edgeDepth = 0.03;
constexpr double discThickness = 0.012;
/// World units per unit of the texture.
constexpr double grainUnit = 2;
/// Fraction of its square that a stand covers, which leaves the rim around the largest piece visible, and how
/// much darker than the slab it is.
constexpr double standPart = 0.95;
constexpr double standShade = -0.38;
constexpr double slabBevel = 0.07;
constexpr double slabCorner = 0.16;

class Builder {
  public:
    Builder(std::vector<Vertex>& vertices, QPointF centre, double extent)
        : vertices_(vertices), centre_(centre), extent_(extent) {}

    struct Corner {
        double x;
        double y;
        double z;
        double nx;
        double ny;
        double nz;
    };

    /// Sets the colour, and the visibility of the wood grain, 0 .. 1.
    void setColour(const QColor& colour, double grain = 1) {
        colour_ = colour;
        grainAmount_ = grain;
    }
    /// Sets the part of the wood that is seen; `along` if its grain runs along y.
    void setGrain(QPointF offset, bool along) {
        grain_ = offset;
        along_ = along;
    }

    void triangle(const Corner& a, const Corner& b, const Corner& c) {
        add(a);
        add(b);
        add(c);
    }
    void quad(const Corner& a, const Corner& b, const Corner& c, const Corner& d) {
        triangle(a, b, c);
        triangle(a, c, d);
    }
    void flat(const QRectF& place, double z) {
        if (place.width() <= 0 || place.height() <= 0) return;
        quad({place.left(), place.top(), z, 0, 0, 1}, {place.right(), place.top(), z, 0, 0, 1},
             {place.right(), place.bottom(), z, 0, 0, 1}, {place.left(), place.bottom(), z, 0, 0, 1});
    }
    void disc(QPointF centre, double radius, double foot, double top) {
        const double bevel = std::min(0.03, radius / 4);
        for (int side = 0; side < roundSides; ++side) {
            const double a = 2 * std::numbers::pi * side / roundSides;
            const double b = 2 * std::numbers::pi * (side + 1) / roundSides;
            const auto at = [&](double angle, double r, double z, double tilt) {
                return Corner{
                    centre.x() + r * std::cos(angle), centre.y() + r * std::sin(angle), z,
                    tilt * std::cos(angle),           tilt * std::sin(angle),           1 - 0.4 * tilt};
            };
            quad(at(a, radius, foot, 0.7), at(b, radius, foot, 0.7), at(b, radius - bevel, top, 0.7),
                 at(a, radius - bevel, top, 0.7));
            triangle(at(a, radius - bevel, top, 0), at(b, radius - bevel, top, 0),
                     {centre.x(), centre.y(), top, 0, 0, 1});
        }
    }

  private:
    void add(const Corner& corner) {
        // A little darker towards the rim, as under a lamp over the middle.
        const double off = std::hypot(corner.x - centre_.x(), corner.y - centre_.y()) / extent_;
        const double light = 1 - 0.16 * off * off;
        const auto channel = [light](int value) {
            return static_cast<std::uint8_t>(std::lround(std::clamp(value * light, 0.0, 255.0)));
        };
        const double u = corner.x / grainUnit + grain_.x();
        const double v = corner.y / grainUnit + grain_.y();
        vertices_.push_back(
            {{static_cast<float>(corner.x), static_cast<float>(corner.y), static_cast<float>(corner.z)},
             {static_cast<float>(corner.nx), static_cast<float>(corner.ny), static_cast<float>(corner.nz)},
             {static_cast<float>(along_ ? v : u), static_cast<float>(along_ ? u : v)},
             {channel(colour_.red()), channel(colour_.green()), channel(colour_.blue()),
              static_cast<std::uint8_t>(std::lround(grainAmount_ * 255))}});
    }

    std::vector<Vertex>& vertices_;
    QPointF centre_;
    double extent_;
    QColor colour_;
    double grainAmount_ = 1;
    QPointF grain_;
    bool along_ = false;
};

using Corner = Builder::Corner;

void addSquare(Builder& builder, const SceneSquare& square, int index) {
    const QRectF& place = square.place;
    const double edge = std::min({edgeWidth, place.width() / 4, place.height() / 4});
    const QRectF top = place.adjusted(edge, edge, -edge, -edge);
    // Every square is cut from another part of the plank.
    builder.setGrain({(index * 37 % 101) / 101.0, (index * 53 % 97) / 97.0}, true);
    builder.setColour(square.colour);
    builder.flat(top, 0);
    const double low = -edgeDepth;
    const double n = 0.6;
    const double up = 0.8;
    builder.quad({place.left(), place.top(), low, 0, -n, up}, {place.right(), place.top(), low, 0, -n, up},
                 {top.right(), top.top(), 0, 0, -n, up}, {top.left(), top.top(), 0, 0, -n, up});
    builder.quad({place.right(), place.top(), low, n, 0, up}, {place.right(), place.bottom(), low, n, 0, up},
                 {top.right(), top.bottom(), 0, n, 0, up}, {top.right(), top.top(), 0, n, 0, up});
    builder.quad({place.right(), place.bottom(), low, 0, n, up},
                 {place.left(), place.bottom(), low, 0, n, up}, {top.left(), top.bottom(), 0, 0, n, up},
                 {top.right(), top.bottom(), 0, 0, n, up});
    builder.quad({place.left(), place.bottom(), low, -n, 0, up}, {place.left(), place.top(), low, -n, 0, up},
                 {top.left(), top.top(), 0, -n, 0, up}, {top.left(), top.bottom(), 0, -n, 0, up});
}

/// A point on the outline of a rectangle with round corners, with its outward direction. The outline is
/// counter-clockwise.
struct RimPoint {
    QPointF place;
    QPointF out;
};

std::vector<RimPoint> rim(const QRectF& outline, double corner) {
    constexpr int steps = 6;
    std::vector<RimPoint> points;
    const QRectF inner = outline.adjusted(corner, corner, -corner, -corner);
    const std::array<QPointF, 4> middles{
        QPointF(inner.right(), inner.bottom()), QPointF(inner.left(), inner.bottom()),
        QPointF(inner.left(), inner.top()), QPointF(inner.right(), inner.top())};
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
        for (int step = 0; step <= steps; ++step) {
            const double angle = std::numbers::pi / 2 * (static_cast<double>(quarter) + step / double{steps});
            const QPointF out(std::cos(angle), std::sin(angle));
            points.push_back({middles[quarter] + out * corner, out});
        }
    }
    return points;
}

/// Adds the hollow of a stand for several pieces in a row.
void addSlot(Builder& builder, const QRectF& place) {
    const double half = std::min(place.width(), place.height()) / 2;
    const double inset = (1 - standPart) * half;
    const auto points = rim(place.adjusted(inset, inset, -inset, -inset), half - inset);
    constexpr double top = 0.004;
    const auto at = [](QPointF point) { return Corner{point.x(), point.y(), top, 0, 0, 1}; };
    for (std::size_t i = 0; i < points.size(); ++i)
        builder.triangle(at(points[i].place), at(points[(i + 1) % points.size()].place), at(place.center()));
}

void addSlab(Builder& builder, const BoardScene& scene, const QColor& colour) {
    const QRectF outline = slabOutline(scene);
    const QRectF inner = outline.adjusted(slabMargin, slabMargin, -slabMargin, -slabMargin);
    const auto points = rim(outline, slabCorner);
    // Height, distance inwards, and outward slope of the surface.
    struct Layer {
        double z;
        double inset;
        double lean;
    };
    constexpr std::array<Layer, 4> layers{{{-slabThickness, 0.02, 1},
                                           {-slabBevel, 0, 0.95},
                                           {-0.3 * slabBevel, 0.3 * slabBevel, 0.7},
                                           {0, slabBevel, 0.15}}};
    builder.setColour(colour);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const RimPoint& a = points[i];
        const RimPoint& b = points[(i + 1) % points.size()];
        const QPointF out = a.out + b.out;
        // The grain runs along each side; the sides meet in a mitre.
        builder.setGrain({0.3, 0.71}, std::abs(out.x()) > std::abs(out.y()));
        const auto at = [](const RimPoint& point, const Layer& layer) {
            const QPointF place = point.place - point.out * layer.inset;
            return Corner{place.x(),
                          place.y(),
                          layer.z,
                          point.out.x() * layer.lean,
                          point.out.y() * layer.lean,
                          std::sqrt(1 - layer.lean * layer.lean)};
        };
        for (std::size_t layer = 0; layer + 1 < layers.size(); ++layer) {
            builder.quad(at(a, layers[layer]), at(b, layers[layer]), at(b, layers[layer + 1]),
                         at(a, layers[layer + 1]));
        }
        const auto clamped = [&inner](const RimPoint& point) {
            return Corner{std::clamp(point.place.x(), inner.left(), inner.right()),
                          std::clamp(point.place.y(), inner.top(), inner.bottom()),
                          0,
                          0,
                          0,
                          1};
        };
        auto outerA = at(a, layers.back());
        auto outerB = at(b, layers.back());
        outerA.nx = outerA.ny = outerB.nx = outerB.ny = 0;
        builder.quad(outerA, outerB, clamped(b), clamped(a));
    }
    // The slab beside the board: panels under the stands.
    const QRectF& board = scene.board;
    builder.setColour(shaded(colour, 0.06));
    builder.setGrain({0.13, 0.4}, true);
    builder.flat({inner.left(), inner.top(), board.left() - inner.left(), inner.height()}, 0);
    builder.flat({board.right(), inner.top(), inner.right() - board.right(), inner.height()}, 0);
    builder.setGrain({0.13, 0.4}, false);
    builder.flat({board.left(), inner.top(), board.width(), board.top() - inner.top()}, 0);
    builder.flat({board.left(), board.bottom(), board.width(), inner.bottom() - board.bottom()}, 0);
    // Seen through the joints between squares.
    builder.setColour(shaded(colour, -0.7));
    builder.flat(board.adjusted(-0.1, -0.1, 0.1, 0.1), -edgeDepth - 0.005);
    // A line of dark wood around the board.
    constexpr double line = 0.04;
    builder.setColour(shaded(colour, -0.6));
    builder.flat({board.left() - line, board.top() - line, board.width() + 2 * line, line}, 0.002);
    builder.flat({board.left() - line, board.bottom(), board.width() + 2 * line, line}, 0.002);
    builder.flat({board.left() - line, board.top(), line, board.height()}, 0.002);
    builder.flat({board.right(), board.top(), line, board.height()}, 0.002);
}

}  // namespace

std::vector<ShadePoint> groundShadow(const BoardScene& scene, double darkness) {
    std::vector<ShadePoint> vertices;
    constexpr double reach = 1.0;
    constexpr int layers = 8;
    const auto points = rim(slabOutline(scene), slabCorner);
    const auto at = [&](const RimPoint& point, int layer) {
        const double part = static_cast<double>(layer) / layers;
        const QPointF place = point.place + point.out * (part * reach - 0.05);
        const double alpha = darkness * std::pow(1 - part, 2.4);
        return ShadePoint{{static_cast<float>(place.x()), static_cast<float>(place.y()),
                           -static_cast<float>(slabThickness)},
                          static_cast<std::uint8_t>(std::lround(alpha * 255))};
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        const RimPoint& a = points[i];
        const RimPoint& b = points[(i + 1) % points.size()];
        for (int layer = 0; layer < layers; ++layer) {
            vertices.insert(vertices.end(), {at(a, layer), at(a, layer + 1), at(b, layer + 1), at(a, layer),
                                             at(b, layer + 1), at(b, layer)});
        }
    }
    return vertices;
}

Mesh boardMesh(const BoardScene& scene, const QColor& slab) {
    Mesh mesh;
    mesh.vertices.reserve(scene.squares.size() * 64 + 2000);
    const QRectF outline = slabOutline(scene);
    Builder builder(mesh.vertices, outline.center(), std::max(outline.width(), outline.height()));
    addSlab(builder, scene, slab);
    for (std::size_t i = 0; i < scene.squares.size(); ++i) {
        const SceneSquare& square = scene.squares[i];
        const double half = std::min(square.place.width(), square.place.height()) / 2;
        if (square.colour.isValid()) {
            addSquare(builder, square, static_cast<int>(i));
        } else if (!square.disc.isValid()) {
            builder.setColour(shaded(slab, standShade));
            const bool upright = square.place.height() > square.place.width();
            builder.setGrain({0.5, 0.2}, upright);
            if (std::max(square.place.width(), square.place.height()) > 3 * half)
                addSlot(builder, square.place);
            else
                builder.disc(square.place.center(), standPart * half, 0, 0.004);
        }
        if (square.disc.isValid() && square.discRadius > 0) {
            builder.setColour(square.disc, 0.4);
            builder.setGrain({(static_cast<int>(i) * 29 % 89) / 89.0, 0.6}, false);
            builder.disc(square.place.center(), std::min(square.discRadius, half), 0, discThickness);
        }
    }
    return mesh;
}

}  // namespace plt
