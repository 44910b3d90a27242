// SPDX-License-Identifier: MIT
#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/look/fitted_font.h"
#include "common/look/marks.h"
#include "gcalc/desk/desk.h"
#include "gcalc/desk/desk_cells.h"
#include "gcalc/desk/storage_bar.h"
#include "gcalc/stepping/step_motion.h"
#include "gcalc/words/cube_words.h"

#include <algorithm>

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

namespace gcalc {

namespace {

/// Cells of at least this size show their cubes with the full margin of the projection, smaller ones with
/// less.
constexpr int withMargin = 110;
constexpr int minimumNamed = 40;
constexpr int minimumNamedSide = 64;
constexpr int heldSide = 72;
constexpr int smallestHeld = 24;
constexpr qreal markedSide = 48;
/// Numbers of pictures that are those of no cell.
constexpr int previewPicture = -1;
constexpr int heldPicture = -2;

qreal cornerOf(const QRect& box) {
    return std::clamp(std::min(box.width(), box.height()) * 0.12, 3.0, 12.0);
}

void drawPicture(QPainter& painter, QPoint corner, const QPixmap& picture, qreal opacity) {
    painter.setOpacity(opacity);
    painter.drawPixmap(corner, picture);
    painter.setOpacity(1);
}

/// The sign of a side: the dropped cube and the one that is there already. In an application one of them has
/// the sign of a function.
Scene signOf(Side side, const Lens& lens) {
    Term dropped(Colour::red);
    Term present(Colour::gray);
    if (side == Side::applyFunction) dropped = Term::abstraction(Colour::white, dropped);
    if (side == Side::applyArgument) present = Term::abstraction(Colour::white, present);
    return sceneOf(joined(side, dropped, present), lens, std::nullopt);
}

}  // namespace

int Desk::nameHeight() const {
    return fontMetrics().height();
}

Lens Desk::lensFor(const QRect& square) const {
    const qreal side = square.width();
    if (look_.inSpace) {
        const qreal inset = side * 0.03;
        return Lens::space(side - 2 * inset, look_.turn, QPointF(inset, inset));
    }
    const qreal more = side >= withMargin ? 0 : 6;
    return Lens::flat(side + 2 * more, QPointF(-more, -more), devicePixelRatioF());
}

Stage Desk::stageFor(const QRect& square) const {
    return {square.size(), devicePixelRatioF(), lensFor(square), document_.preferences.cutoff, look_.style,
            font()};
}

Stage Desk::stageIn(Spot spot, const QRect& square) const {
    auto stage = stageFor(square);
    // Functions are drawn with small parts, which nobody would know again in a cell for keeping.
    stage.isFilled = spot.kind == Spot::storage;
    return stage;
}

QRect Desk::cubeSquare(const QRect& box, bool named) const {
    const int padding = box.width() >= withMargin ? 4 : 2;
    auto room = box.adjusted(padding, padding, -padding, -padding);
    if (named && box.height() >= minimumNamed) room.setBottom(room.bottom() - nameHeight() + 1);
    const int side = std::max(std::min(room.width(), room.height()), 4);
    return {room.left() + (room.width() - side) / 2, room.top() + (room.height() - side) / 2, side, side};
}

void Desk::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), plt::colour(plt::Role::paper, palette()));
    for (const auto spot : shownSpots()) {
        if (!cellBox(spot).intersects(event->rect())) continue;
        if (spot.kind == Spot::storage) painter.setClipRect(layout_.storageArea());
        paintCell(painter, spot);
        painter.setClipping(false);
    }
    paintHeld(painter);
}

void Desk::paintCell(QPainter& painter, Spot spot) {
    auto box = layout_.cell(spot);
    if (spot.kind == Spot::storage) box.translate(0, -scroll_->value());
    const auto cell = cellAt(spot);
    const bool isMain = spot.kind == Spot::main;
    const bool isSide = spot.kind == Spot::side;
    const bool isHovered = hover_ == spot && (isHoldable(spot) || isSide);
    const qreal corner = cornerOf(box);

    QColor ground = plt::colour(isMain ? plt::Role::cellRaised : plt::Role::cell, palette());
    if (isHovered) ground = plt::mixed(ground, plt::colour(plt::Role::ink, palette()), 0.06);
    painter.setBrush(ground);
    painter.setPen(Qt::NoPen);
    if (isSide || (cell.isEmpty() && !isMain)) {
        // Faint, to look like a place for a cube and not like a thing.
        QColor weak = ground;
        weak.setAlphaF(isSide ? 0.55 : 0.45);
        painter.setBrush(weak);
    }
    painter.drawRoundedRect(box, corner, corner);
    if (isMain) {
        painter.setPen(QPen(plt::mixed(ground, plt::colour(plt::Role::ink, palette()), 0.35), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(box).adjusted(0.75, 0.75, -0.75, -0.75), corner, corner);
    }

    const bool showsPreview =
        preview_ && offer_ && (offer_->to.kind == Spot::side ? isMain : offer_->to == spot);
    const bool isNamed = isSide ? box.width() >= minimumNamedSide : !cell.name.empty() && !showsPreview;
    const bool isDimmed = spot.kind == Spot::storage && !bar_->searched().isEmpty() && !isFound(spot);
    const qreal opacity = held_ == spot ? 0.35 : isDimmed ? 0.22 : 1;
    const auto square = cubeSquare(box, isNamed);
    if (isSide) {
        paintSideSign(painter, static_cast<Side>(spot.index), square);
    } else if (showsPreview) {
        const auto& picture = pictureFor(previewPicture).picture(*preview_, stageIn(spot, square));
        drawPicture(painter, square.topLeft(), picture, 0.72);
    } else if (!cell.term.isEmpty()) {
        const auto& shown = isMain && step_ ? *step_ : cell.term;
        const bool isMoving = isMain && motion_->transition() != nullptr;
        if (isMoving) {
            painter.save();
            painter.setClipRect(square);
            painter.translate(square.topLeft());
            motion_->paint(painter, mainPictures_);
            painter.restore();
        } else {
            const auto stage = stageIn(spot, square);
            const auto& picture = isMain ? mainPictures_.picture(shown, stage)
                                         : pictureFor(DeskCells::numberOf(spot)).picture(shown, stage);
            drawPicture(painter, square.topLeft(), picture, opacity);
        }
        if (isMain && marked_ && !isMoving) {
            const auto lens = lensFor(square);
            QPainterPath outline;
            outline.addPolygon(outlineOf(boxOf(shown, *marked_), lens).translated(square.topLeft()));
            outline.closeSubpath();
            plt::drawMarkedLine(painter, outline, plt::colour(plt::Role::accent, palette()), {2.5, 1});
        }
    } else if (isMain) {
        painter.setPen(plt::colour(plt::Role::ink, palette()));
        const auto room = box.adjusted(4, 4, -4, -4);
        constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
        const auto invitation = tr("Drop a cube here");
        // The text below the cells says the same, and a clipped text says nothing.
        if (room.contains(painter.boundingRect(room, flags, invitation)))
            painter.drawText(room, flags, invitation);
    }
    if (spot.kind == Spot::colour && spot.index == 0) {
        QPen pen(plt::mixed(ground, plt::colour(plt::Role::ink, palette()), 0.55), 1, Qt::DotLine);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        const auto lens = lensFor(square);
        for (const auto& shape : sceneOf(Term(Colour::white), lens, std::nullopt).shapes) {
            QPolygonF polygon;
            for (const QPointF& point : shape.corners) polygon << point + square.topLeft();
            painter.drawPolygon(polygon);
        }
    }

    if (isNamed && box.height() >= minimumNamed) {
        const QString name = isSide ? plt::translated(nameOf(static_cast<Side>(spot.index)))
                                    : QString::fromStdString(cell.name);
        QFont small = font();
        small = plt::fittedFont(small, name, box.width() - 6);
        painter.setFont(small);
        QColor ink = plt::colour(plt::Role::ink, palette());
        ink.setAlphaF(isSide ? 0.85 : isDimmed ? 0.4 : 1);
        painter.setPen(ink);
        const QRect band(box.left() + 3, box.bottom() - nameHeight() - 1, box.width() - 6, nameHeight());
        // Names of cells may have signs that a direction from right to left would move: "zero?".
        painter.drawText(band, Qt::AlignCenter | (isSide ? 0 : Qt::TextForceLeftToRight),
                         QFontMetrics(small).elidedText(name, Qt::ElideRight, band.width()));
        painter.setFont(font());
    }

    if (busy_ == spot) {
        painter.setPen(QPen(plt::colour(plt::Role::accent, palette()), 2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(box).adjusted(2, 2, -2, -2), corner, corner);
    }
    if (isFound(spot)) plt::drawMarkInside(painter, plt::Mark::hint, box, corner, palette());
    const auto mark = [&](plt::Mark mark) {
        // As thin as on a small cell, so that the mark leaves the name visible.
        const qreal side = std::min<qreal>(markedSide, std::min(box.width(), box.height()));
        const qreal reach = plt::markLines(mark, side).reach();
        QPainterPath outline;
        outline.addRoundedRect(QRectF(box).adjusted(reach, reach, -reach, -reach), corner, corner);
        plt::drawMark(painter, mark, outline, palette(), side);
    };
    if (offer_ && offer_->to == spot)
        mark(plt::Mark::target);
    else if (cursorShown_ && hasFocus() && cursor_ == spot)
        mark(plt::Mark::focus);
    else if (held_ == spot)
        mark(plt::Mark::lastMove);
}

CubePicture& Desk::pictureFor(int number) {
    const auto [entry, isNew] = pictures_.try_emplace(number);
    if (isNew) connect(&entry->second, &CubePicture::arrived, this, qOverload<>(&QWidget::update));
    return entry->second;
}

QRect Desk::mainSquare() const {
    return cubeSquare(layout_.cell({}), !document_.main.name.empty());
}

void Desk::paintSideSign(QPainter& painter, Side side, const QRect& box) {
    // Without a name below it, the sign says everything.
    const int share = box.width() < minimumNamedSide ? 85 : 45;
    const int length = std::max(std::min(box.width() * 6 / 10, 76), box.width() * share / 100);
    const QRect square(box.center() - QPoint(length / 2, length / 2), QSize(length, length));
    auto lens = Lens::flat(length + 12, QPointF(square.topLeft()) - QPointF(6, 6), devicePixelRatioF());
    auto scene = signOf(side, lens);
    const auto whole = outlineOf({}, lens).boundingRect();
    const auto bounds = boundsOf(scene);
    const qreal times = std::min(whole.width() / bounds.width(), whole.height() / bounds.height());
    if (times > 1) {
        lens = lens.enlarged(times, bounds.center(), whole.center());
        scene = signOf(side, lens);
    }
    const bool isPossible = !document_.main.term.isEmpty();
    const auto ink = plt::colour(plt::Role::ink, palette());
    const auto ground = plt::colour(plt::Role::cell, palette());
    const auto accent = plt::colour(plt::Role::accent, palette());
    // Tints with clear outlines are places for cubes; solid ones are there when a drop is possible.
    const auto dropped = isPossible ? accent : plt::mixed(ground, accent, 0.6);
    const auto present = isPossible ? plt::mixed(ground, ink, 0.14) : plt::mixed(ground, ink, 0.04);
    const QPen outline(plt::mixed(ground, ink, isPossible ? 0.7 : 0.56), 1);
    painter.setPen(outline);
    for (const auto& shape : scene.shapes) {
        if (shape.kind == Shape::disc) continue;
        auto fill = shape.ink.colour == Colour::red ? dropped : present;
        if (shape.axis == Axis::y) fill = plt::shaded(fill, 0.18);
        if (shape.axis == Axis::x) fill = plt::shaded(fill, -0.12);
        painter.setBrush(fill);
        painter.drawConvexPolygon(shape.corners.data(), 4);
    }
    // Larger than those of cubes and never hidden: where there are no words, the disc alone tells the function
    // from its argument.
    painter.setPen(Qt::NoPen);
    painter.setBrush(plt::mixed(ground, ink, isPossible ? 0.9 : 0.7));
    for (const auto& shape : scene.shapes)
        if (shape.kind == Shape::disc)
            painter.drawEllipse(
                QRectF(shape.corners[0], shape.corners[0] + (shape.corners[2] - shape.corners[0]) * 1.4));
}

QRect Desk::heldSquare(QPoint pointer) const {
    // The cells that it may be dropped on are seen below it.
    const int side = std::clamp(layout_.cell(Spot::of(Side::left)).width(), smallestHeld, heldSide);
    return {pointer - QPoint(side / 2, side / 2), QSize(side, side)};
}

void Desk::paintHeld(QPainter& painter) {
    if (!held_) return;
    const auto term = held_->kind == Spot::colour ? Term(colourAt(held_->index)) : cellAt(*held_).term;
    if (term.isEmpty()) return;
    QRect square = heldSquare(pointer_);
    if (!dragging_ && !(pointerLast_ && pointerInside_)) {
        // A cube held with the keyboard floats at the cursor.
        const auto box = cellBox(cursor_);
        if (box.isEmpty() || cursor_ == *held_) return;
        const int side = std::clamp(box.width() / 2, smallestHeld, square.width());
        square = {box.topLeft() + QPoint(2, -side / 4), QSize(side, side)};
    }
    auto stage = stageIn(*held_, square);
    stage.lens = look_.lens(square.width(), {}, stage.pixelRatio);
    stage.cutoff = 4;
    drawPicture(painter, square.topLeft(), pictureFor(heldPicture).picture(term, stage), 0.88);
}

}  // namespace gcalc
