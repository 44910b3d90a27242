// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_look.h"

#include "common/board3d/scene/scene_hand.h"
#include "common/board3d/scene/scene_marks.h"
#include "common/look/colours.h"

#include <algorithm>
#include <cmath>

namespace plt {
namespace {

/// How soft shadows are, in world units: on the board, and more for each unit of height.
constexpr double contactBlur = 0.13;
constexpr double liftedBlur = 0.09;
constexpr double blurByHeight = 0.1;
/// A shadow is as dark as this, and the contact of a resting piece a little lighter.
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

/// The emblem is as light or dark as the piece is not.
Rgba inkOn(const QColor& piece) {
    return rgba(piece.lightnessF() > 0.55F ? shaded(piece, -0.68)
                                           : mixed(piece, QColor(255, 226, 150), 0.82));
}

}  // namespace

QColor tableColour(const QPalette& palette) {
    return colour(Role::paper, palette);
}

QColor slabColour(const QPalette& palette) {
    return isDark(palette) ? QColor(0x55, 0x39, 0x25) : QColor(0x7E, 0x52, 0x32);
}

double groundDarkness(const QPalette& palette) {
    return isDark(palette) ? 0.55 : 0.3;
}

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

PerspectiveLook::PerspectiveLook(const SceneHand& hand, const SceneMotion& motion, const QPalette& palette)
    : hand_(hand), motion_(motion), palette_(palette) {}

void PerspectiveLook::fill(PerspectiveFrame& frame, bool labels) const {
    frame.clear();
    addMarks(frame, labels);
    addPieces(frame);
    addSigns(frame);
}

void PerspectiveLook::addMarks(PerspectiveFrame& frame, bool labels) const {
    for (const SceneSquare& square : hand_.scene().squares) {
        if (square.mark != SquareMark::none) {
            const QColor mark = colour(markRole(square.mark), palette_);
            frame.marks.push_back({DecalKind::tint, {}, square.place, rgba(mark, 0.22)});
            frame.marks.push_back({decalOf(square.mark), {}, square.place, rgba(mark)});
        }
        if (labels && !square.label.isEmpty()) addLabel(frame, square);
    }
}

void PerspectiveLook::addLabel(PerspectiveFrame& frame, const SceneSquare& square) const {
    // In the corner to the left that is next to the viewer, seen in quarter turns.
    const double height = 0.2 * std::min(square.place.width(), square.place.height());
    const QSizeF size(labelAspect * height, height);
    const bool across = frame.quarter % 2 != 0;
    const QSizeF turned = across ? size.transposed() : size;
    QRectF place({0, 0}, turned);
    const double gap = 0.045;
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
    const auto place = [&scene](int square) { return scene.squares[static_cast<std::size_t>(square)].place; };
    const ScenePiece* const held = hand_.piece(hand_.lifted());
    if (held != nullptr) {
        const QColor good = colour(Role::good, palette_);
        const int over = hand_.heldAt() ? hand_.landing() : hand_.isCursorVisible() ? hand_.cursor() : -1;
        for (const int target : held->targets) {
            if (target == over || target < 0 || target >= static_cast<int>(scene.squares.size())) continue;
            const bool taken = std::ranges::any_of(scene.pieces, [&](const ScenePiece& piece) {
                return piece.square == target && piece.id != held->id;
            });
            frame.signs.push_back(
                {taken ? DecalKind::targetOnPiece : DecalKind::target, {}, place(target), rgba(good)});
        }
        if (hand_.isPlace(over) && over != held->square) {
            const bool legal = hand_.isTarget(over);
            const QColor sign = legal ? good : colour(Role::bad, palette_);
            frame.signs.push_back({DecalKind::tint, {}, place(over), rgba(sign, legal ? 0.38 : 0.3)});
            frame.signs.push_back(
                {legal ? DecalKind::legal : DecalKind::illegal, {}, place(over), rgba(sign)});
        }
    } else {
        const QColor ring = mixed(colour(Role::accent, palette_), QColor(255, 240, 205), 0.55);
        for (const auto& shown : motion_.pieces()) {
            const ScenePiece* const piece = shown.leaving ? nullptr : hand_.piece(shown.piece.id);
            if (piece == nullptr || piece->targets.empty() || shown.foot > 0.05 || shown.presence < 1)
                continue;
            frame.signs.push_back(
                {DecalKind::movable, {}, around(shown.centre, shown.piece.radius + 0.06), rgba(ring, 0.9)});
        }
    }
    if (hand_.isCursorVisible() && hand_.isPlace(hand_.cursor())) {
        frame.signs.push_back(
            {DecalKind::cursor, {}, place(hand_.cursor()), rgba(palette_.color(QPalette::Highlight))});
    }
}

void PerspectiveLook::addPieces(PerspectiveFrame& frame) const {
    const auto& pieces = motion_.pieces();
    for (const auto& shown : pieces) {
        if (isCovered(shown, pieces)) continue;
        const ScenePiece& piece = shown.piece;
        const ScenePiece* const current = shown.leaving ? nullptr : hand_.piece(piece.id);
        const bool movable = current != nullptr && !current->targets.empty() &&
                             (hand_.lifted() < 0 || hand_.lifted() == piece.id);
        DrawnPiece drawn;
        drawn.form = formOf(piece);
        // Comes down from a little above, and goes there.
        const double away = 1 - shown.presence;
        drawn.scale = 1 - 0.35 * away;
        drawn.place = {shown.centre.x(), shown.centre.y(), shown.foot + 0.5 * away};
        drawn.colour = rgba(piece.colour, shown.presence);
        drawn.ink = inkOn(piece.colour);
        drawn.emblem = piece.emblem;
        drawn.glow = movable ? movableGlow : 0;
        frame.pieces.push_back(drawn);
        frame.shadows.push_back(shadowOf(frame.camera, shown, drawn.scale));
    }
}

}  // namespace plt
