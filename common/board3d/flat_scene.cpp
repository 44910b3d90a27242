// SPDX-License-Identifier: MIT
#include "common/board3d/flat_scene.h"

#include "common/board3d/flat_board.h"
#include "common/board3d/flat_pieces.h"
#include "common/board3d/scene_hand.h"
#include "common/look/motion.h"

#include <algorithm>

#include <QEvent>

namespace plt {

namespace {

/// Time between frames of a motion, in ms.
constexpr int frameTime = 16;
/// How long a piece takes to be lifted, in ms at the normal pace.
constexpr int liftTime = 90;

}  // namespace

FlatScene::FlatScene(SceneHand& hand, QWidget* parent) : QWidget(parent), hand_(hand) {
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(frameTime);
    connect(&timer_, &QTimer::timeout, this, &FlatScene::tick);
    clock_.start();
}

FlatLayout FlatScene::layout() const {
    return {hand_.scene(), size(), devicePixelRatioF()};
}

// Scene and motion ----------------------------------------------------------------------------------------

void FlatScene::showScene(bool animated) {
    if (!isSameFlatBoard(drawn_, hand_.scene())) board_ = {};
    drawn_ = hand_.scene();
    startMotion(animated);
    if (press_.drags && hand_.lifted() != press_.piece) cancelPress();
    shown_ = currentHand();
    setHovered(pointer_);
    update();
}

SceneMotion::Hold FlatScene::hold() const {
    return {hand_.lifted(), hand_.heldAt()};
}

SceneMotion::Timing FlatScene::timing() const {
    if (!isVisible() || concealed_ || !motion::enabled()) return {};
    return {motion::paceFactor() * motion::piece, motion::paceFactor() * liftTime,
            motion::paceFactor() * motion::fade};
}

void FlatScene::startMotion(bool animated) {
    if (animated)
        motion_.moveTo(hand_.scene(), hold(), now(), timing());
    else
        motion_.show(hand_.scene(), hold());
    runTimer();
}

void FlatScene::runTimer() {
    if (!motion_.isMoving())
        timer_.stop();
    else if (!timer_.isActive())
        timer_.start();
}

void FlatScene::tick() {
    repaintPieces();
    motion_.advance(now());
    repaintPieces();
    runTimer();
    // What arrived is drawn in another order now.
    if (!motion_.isMoving()) update();
}

void FlatScene::finishAnimation() {
    if (!motion_.isMoving()) return;
    motion_.finish();
    timer_.stop();
    update();
}

FlatScene::Shown FlatScene::currentHand() const {
    return {hand_.lifted(), attendedTarget(), hand_.isCursorVisible() ? hand_.cursor() : -1};
}

void FlatScene::showHand() {
    const Shown before = std::exchange(shown_, currentHand());
    if (before.lifted != shown_.lifted) {
        // What was put down stands where the hand's scene has it now, which may be another place.
        startMotion(true);
        if ((press_.lifts || press_.drags) && shown_.lifted != press_.piece) cancelPress();
        update();  // the targets of a piece may be anywhere
        return;
    }
    const auto repaintHeld = [this] {
        if (const auto* held = motion_.piece(shown_.lifted)) update(areaOf(*held));
    };
    repaintHeld();
    motion_.hold(hold(), now(), timing());
    repaintHeld();
    runTimer();
    for (const int square : {before.attended, shown_.attended, before.cursor, shown_.cursor})
        if (square >= 0) update(squareArea(square));
}

void FlatScene::setConcealed(bool concealed) {
    if (concealed_ == concealed) return;
    concealed_ = concealed;
    if (concealed) {
        cancelPress();
        finishAnimation();
    }
    update();
}

void FlatScene::setLabelsShown(bool shown) {
    labels_ = shown;
    update();
}

// Places --------------------------------------------------------------------------------------------------

QPoint FlatScene::squarePoint(int square) const {
    const auto& squares = hand_.scene().squares;
    if (square < 0 || square >= static_cast<int>(squares.size())) return {};
    return layout().toPixels(squares[static_cast<std::size_t>(square)].place.center()).toPoint();
}

QPoint FlatScene::piecePoint(int piece) const {
    const auto* wanted = hand_.piece(piece);
    if (wanted == nullptr) return {};
    const FlatLayout place = layout();
    // The middle, or where smaller ones or its own rim show.
    for (const double part : {0.0, 0.5, 0.8, 0.95}) {
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
            const QPoint point = place.toPixels(wanted->centre + way * part * wanted->radius).toPoint();
            if (pieceUnder(point) == piece) return point;
        }
    }
    return place.toPixels(wanted->centre).toPoint();
}

QRect FlatScene::squareRect(int square) const {
    const auto& squares = hand_.scene().squares;
    if (square < 0 || square >= static_cast<int>(squares.size())) return {};
    return layout().toPixels(squares[static_cast<std::size_t>(square)].place).toAlignedRect();
}

QRect FlatScene::areaAround(QPointF world, double radius) const {
    const FlatLayout place = layout();
    const double reach = flatReach(radius * place.unit());
    const QPointF centre = place.toPixels(world);
    return QRectF(centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect();
}

QRect FlatScene::areaOf(const SceneMotion::Shown& piece) const {
    return areaAround(piece.centre, piece.piece.radius);
}

QRect FlatScene::squareArea(int square) const {
    return squareRect(square).adjusted(-4, -4, 4, 4);
}

void FlatScene::repaintPieces() {
    for (const auto& piece : motion_.pieces())
        if (piece.moving) update(areaOf(piece));
}

// Events --------------------------------------------------------------------------------------------------

void FlatScene::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    update();
}

void FlatScene::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::EnabledChange) {
        if (event->type() == QEvent::PaletteChange) board_ = {};
        update();
    }
}

bool FlatScene::event(QEvent* event) {
    if (event->type() == QEvent::Hide || event->type() == QEvent::WindowDeactivate) {
        // A release that goes elsewhere must not leave a piece hanging on the pointer.
        if (press_.drags) hand_.putBack();
        cancelPress();
        if (event->type() == QEvent::Hide) finishAnimation();
    }
    return QWidget::event(event);
}

}  // namespace plt
