// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_look.h"

#include "common/board/hand/hand_marks.h"
#include "common/board3d/model/label_sheet.h"
#include "common/board3d/model/slab.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/board3d/scene/scene_marks.h"
#include "common/look/colours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace plt {
namespace {

/// Blur of shadows in world units: on the board, and per unit of height.
constexpr double contactBlur = 0.13;
constexpr double liftedBlur = 0.09;
constexpr double blurByHeight = 0.1;
/// Darkness of a shadow; the contact shadow of a resting piece is a little lighter.
constexpr double shadowDarkness = 0.5;
constexpr double contactDarkness = 0.42;
constexpr double movableGlow = 0.09;

QRectF around(QPointF centre, double radius) {
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

DrawnShadow shadowOf(const Camera& camera, const SceneMotion::Shown& shown, double scale) {
    const ScenePiece& piece = shown.piece;
    const double head = shown.foot + piece.height;
    const double lifted = std::clamp(shown.foot / 0.2, 0.0, 1.0);
    DrawnShadow shadow;
    shadow.foot = camera.shadow({shown.centre.x(), shown.centre.y(), shown.foot});
    shadow.footRadius = piece.radius * scale * camera.shadowScale(shown.foot);
    shadow.top = camera.shadow({shown.centre.x(), shown.centre.y(), head});
    shadow.topRadius = piece.radius * scale * camera.shadowScale(head);
    shadow.blur = contactBlur + (liftedBlur - contactBlur) * lifted + blurByHeight * shown.foot;
    shadow.darkness = (contactDarkness + (shadowDarkness - contactDarkness) * lifted) * shown.presence;
    return shadow;
}

/// Returns the height of labels as a fraction of a square of this side: larger in a small picture, so that
/// they stay readable, and 0 where they cannot. Squares have the same everywhere, as in the middle.
double labelPart(const Camera& camera, QPointF middle, double side) {
    constexpr double usual = 0.2;
    constexpr double most = 0.32;
    constexpr double comfortable = 11;
    constexpr double readable = 9.5;
    const QVector3D away = camera.fromViewer({0, 1, 0}) * static_cast<float>(side / 2);
    const auto near = camera.project({middle.x() - away.x(), middle.y() - away.y(), 0});
    const auto far = camera.project({middle.x() + away.x(), middle.y() + away.y(), 0});
    if (!near || !far) return 0;
    const double pixels = std::max(near->y() - far->y(), 1.0);
    const double part = std::clamp(comfortable / pixels, usual, most);
    return part * pixels < readable ? 0 : part;
}

/// Returns the colour of the emblem: light on dark pieces and dark on light ones.
Rgba inkOn(const QColor& piece) {
    return rgba(piece.lightnessF() > 0.55F ? shaded(piece, -0.68)
                                           : mixed(piece, QColor(255, 226, 150), 0.82));
}

/// The look of a piece while it turns over. Only the side towards the viewer has a look; the sides change
/// when only the edge is seen.
struct Roll {
    double angle = 0;
    QPointF axis{1, 0};
    bool beneath = false;
};

Roll rollOf(const Camera& camera, const SceneMotion::Shown& shown) {
    Roll roll;
    if (shown.turn <= 0) return roll;
    // Around the axis from left to right for the viewer, the top moving away from him.
    const QVector3D right = camera.fromViewer({1, 0, 0});
    roll.axis = QPointF(right.x(), right.y());
    roll.angle = -std::numbers::pi * shown.turn;
    const QVector3D away = camera.fromViewer({0, 1, 0});
    const auto sine = static_cast<float>(std::sin(-roll.angle));
    const auto cosine = static_cast<float>(std::cos(roll.angle));
    const QVector3D top(away.x() * sine, away.y() * sine, cosine);
    const WorldPoint eye = camera.eye();
    const QVector3D toEye(static_cast<float>(eye.x - shown.centre.x()),
                          static_cast<float>(eye.y - shown.centre.y()),
                          static_cast<float>(eye.z - shown.foot));
    roll.beneath = QVector3D::dotProduct(top, toEye) < 0;
    if (roll.beneath) roll.angle += std::numbers::pi;
    return roll;
}

}  // namespace

bool isCovered(const SceneMotion::Shown& piece, const std::vector<SceneMotion::Shown>& all) {
    return std::ranges::any_of(all, [&piece](const SceneMotion::Shown& other) {
        return other.piece.hollow && other.presence >= 1 && other.piece.radius > piece.piece.radius &&
               other.foot <= piece.foot + 0.01 &&
               other.foot + other.piece.height > piece.foot + piece.piece.height &&
               std::hypot(other.centre.x() - piece.centre.x(), other.centre.y() - piece.centre.y()) +
                       piece.piece.radius <
                   other.piece.radius;
    });
}

void touchable(const SceneMotion& motion, std::vector<Cylinder>& cylinders) {
    cylinders.clear();
    for (const auto& shown : motion.pieces()) {
        if (shown.leaving) break;
        cylinders.push_back({shown.centre, shown.foot, shown.piece.radius, shown.piece.height});
    }
}

PerspectiveLook::PerspectiveLook(const SceneHand& hand, const SceneMotion& motion, int hovered,
                                 const QPalette& palette)
    : hand_(hand), motion_(motion), hovered_(hovered), palette_(palette) {}

void PerspectiveLook::fill(PerspectiveFrame& frame, bool labels) const {
    frame.clear();
    addMarks(frame, labels);
    addPieces(frame);
    addSigns(frame);
    addTops(frame);
    addHiddenTarget(frame);
}

void PerspectiveLook::addMarks(PerspectiveFrame& frame, bool labels) const {
    for (const SceneSquare& square : hand_.scene().squares) {
        if (square.mark != SquareMark::none) {
            const QColor mark = colour(markRole(square.mark), palette_);
            if (square.mark != SquareMark::lastMove)
                frame.marks.push_back({DecalKind::tint, {}, square.place, rgba(mark, 0.22)});
            frame.marks.push_back({decalOf(square.mark), {}, square.place, rgba(mark)});
        }
        if (labels && !square.label.isEmpty()) addLabel(frame, square);
    }
}

void PerspectiveLook::addLabel(PerspectiveFrame& frame, const SceneSquare& square) const {
    // In the left corner next to the viewer, in quarter turns.
    const double side = std::min(square.place.width(), square.place.height());
    const double height = labelPart(frame.camera, hand_.scene().board.center(), side) * side;
    if (height == 0) return;
    const QSizeF size(labelAspect * height, height);
    const bool across = frame.quarter % 2 != 0;
    const QSizeF turned = across ? size.transposed() : size;
    QRectF place({0, 0}, turned);
    // Beside the lines of a mark.
    const double gap = square.mark == SquareMark::none ? 0.045 : 0.16 * side;
    const bool left = frame.quarter == 0 || frame.quarter == 1;
    const bool low = frame.quarter == 0 || frame.quarter == 3;
    place.moveLeft(left ? square.place.left() + gap : square.place.right() - gap - turned.width());
    place.moveTop(low ? square.place.top() + gap : square.place.bottom() - gap - turned.height());
    const QColor floor = square.colour.isValid() ? square.colour : slabColour(palette_);
    const bool onLight = contrast(floor, Qt::black) > contrast(floor, Qt::white);
    frame.marks.push_back({DecalKind::solid, square.label, place,
                           rgba(onLight ? QColor(40, 24, 12) : QColor(255, 246, 228), 0.85)});
}

void PerspectiveLook::addSigns(PerspectiveFrame& frame) const {
    const BoardScene& scene = hand_.scene();
    const auto place = [&scene](int square) { return scene.squares[square].place; };
    int landing = -1;
    for (const auto& [square, mark] : marksOf(hand_, hovered_)) {
        const QColor sign = colour(markRole(mark), palette_);
        const bool over = mark == HandMark::landing || mark == HandMark::refused;
        if (over) frame.signs.push_back({DecalKind::tint, {}, place(square), rgba(sign, 0.38)});
        // The sign of the landing square says more than that it is a target.
        if (square != landing) frame.signs.push_back({decalOf(mark), {}, place(square), rgba(sign)});
        if (over) landing = square;
    }
    if (hand_.lifted() < 0) {
        const QColor ring = mixed(colour(Role::accent, palette_), QColor(255, 240, 205), 0.55);
        for (const auto& shown : motion_.pieces()) {
            const bool movable = !shown.leaving && hand_.isMovable(shown.piece.id);
            if (!movable || shown.foot > 0.05 || shown.presence < 1) continue;
            frame.signs.push_back(
                {DecalKind::movable, {}, around(shown.centre, shown.piece.radius + 0.06), rgba(ring, 0.9)});
        }
    }
    if (hand_.isCursorVisible() && hand_.isPlace(hand_.cursor())) {
        frame.signs.push_back(
            {DecalKind::cursor, {}, place(hand_.cursor()), rgba(palette_.color(QPalette::Highlight))});
    }
}

// Standing pieces would hide the frame of a square, but not a ring that is drawn last.
void PerspectiveLook::addTops(PerspectiveFrame& frame) const {
    constexpr double breadth = 1.36;
    const auto& squares = hand_.scene().squares;
    const auto& pieces = motion_.pieces();
    const auto top = [](const SceneMotion::Shown& shown) { return shown.foot + shown.piece.height; };
    for (const auto& shown : pieces) {
        const auto square = static_cast<std::size_t>(shown.piece.square);
        if (shown.leaving || shown.moving || square >= squares.size() ||
            squares[square].mark != SquareMark::winning)
            continue;
        const bool isTallest = std::ranges::none_of(pieces, [&](const SceneMotion::Shown& other) {
            return other.piece.square == shown.piece.square && top(other) > top(shown);
        });
        if (!isTallest) continue;
        const QRectF place = around(shown.centre, breadth * shown.piece.radius);
        const QColor ring = colour(markRole(SquareMark::winning), palette_);
        frame.tops.push_back({DecalKind::winningPiece, {}, place, rgba(ring), top(shown)});
    }
}

void PerspectiveLook::addHiddenTarget(PerspectiveFrame& frame) const {
    const int target = hand_.scene().hintTo;
    if (!hand_.isPlace(target)) return;
    std::vector<Cylinder> others;
    for (const auto& shown : motion_.pieces()) {
        if (shown.leaving || shown.piece.square == target || shown.piece.id == hand_.lifted()) continue;
        others.push_back({shown.centre, shown.foot, shown.piece.radius, shown.piece.height});
    }
    const QRectF& place = hand_.scene().squares[target].place;
    constexpr std::array<double, 3> parts{0.1, 0.5, 0.9};
    const auto isHidden = [&](double across, double along) {
        const auto pixel = frame.camera.project(
            {place.left() + across * place.width(), place.top() + along * place.height(), 0});
        return pixel && pick(frame.camera.ray(*pixel), others) >= 0;
    };
    const bool hides = std::ranges::any_of(parts, [&](double across) {
        return std::ranges::any_of(parts, [&](double along) { return isHidden(across, along); });
    });
    if (!hides) return;
    constexpr double seenThrough = 0.65;
    frame.tops.push_back(
        {DecalKind::hint, {}, place, rgba(colour(markRole(SquareMark::hint), palette_), seenThrough)});
}

void PerspectiveLook::addPieces(PerspectiveFrame& frame) const {
    const auto& pieces = motion_.pieces();
    for (const auto& shown : pieces) {
        if (isCovered(shown, pieces)) continue;
        const Roll roll = rollOf(frame.camera, shown);
        const ScenePiece& piece = roll.beneath ? shown.beneath : shown.piece;
        const bool movable =
            !shown.leaving && hand_.isMovable(piece.id) && (hand_.lifted() < 0 || hand_.lifted() == piece.id);
        DrawnPiece drawn;
        drawn.form = formOf(piece);
        // A leaving piece shrinks and rises.
        const double away = shown.leaving ? 1 - shown.presence : 0;
        drawn.scale = 1 - 0.35 * away;
        drawn.place = {shown.centre.x(), shown.centre.y(), shown.foot + 0.5 * away};
        drawn.roll = roll.angle;
        drawn.rollAxis = roll.axis;
        drawn.colour = rgba(piece.colour, shown.presence);
        drawn.ink = inkOn(piece.colour);
        drawn.emblem = piece.emblem;
        if (piece.picture >= 0) {
            drawn.ink = {1, 1, 1, 1};
            drawn.emblem = static_cast<int>(hand_.scene().emblems.size()) + piece.picture;
        }
        drawn.glow = movable ? movableGlow : 0;
        frame.pieces.push_back(drawn);
        frame.shadows.push_back(shadowOf(frame.camera, shown, drawn.scale));
    }
}

}  // namespace plt
