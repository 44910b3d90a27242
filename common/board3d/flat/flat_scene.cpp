// SPDX-License-Identifier: MIT
#include "common/board3d/flat/flat_scene_private.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/look/motion.h"

#include <QEvent>

namespace plt {

namespace {

/// Time between frames of a motion, in ms.
constexpr int frameTime = 16;
/// How long a piece takes to be lifted, in ms at the normal pace.
constexpr int liftTime = 90;

}  // namespace

FlatScene::FlatScene(SceneHand& hand, QWidget* parent) : BoardView(parent, Access::pointerOnly), hand_(hand) {
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(frameTime);
    connect(&timer_, &QTimer::timeout, this, &FlatScene::tick);
    clock_.start();
}

FlatScene::~FlatScene() = default;

// Scene and motion ----------------------------------------------------------------------------------------

void FlatScene::showScene(bool animated) {
    startMotion(animated);
    if (press_.drags && hand_.lifted() != press_.on.piece) cancelPress();
    shownLifted_ = hand_.lifted();
    showPicture();
}

SceneMotion::Hold FlatScene::hold() const {
    return {hand_.lifted(), hand_.heldAt()};
}

SceneMotion::Timing FlatScene::timing() const {
    if (!isVisible() || isConcealed() || !motion::enabled()) return {};
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
    motion_.advance(now());
    showPicture();
    runTimer();
}

void FlatScene::finishAnimation() {
    if (!motion_.isMoving()) return;
    motion_.finish();
    timer_.stop();
    showPicture();
}

void FlatScene::showHand() {
    const int before = std::exchange(shownLifted_, hand_.lifted());
    if (before != shownLifted_) {
        // What was put down stands where the hand's scene has it now, which may be another place.
        startMotion(true);
        if ((press_.lifts || press_.drags) && shownLifted_ != press_.on.piece) cancelPress();
    } else {
        motion_.hold(hold(), now(), timing());
        runTimer();
    }
    showPicture();
}

void FlatScene::setConcealed(bool concealed) {
    if (concealed) cancelPress();
    BoardView::setConcealed(concealed);
    showPicture();
}

void FlatScene::setLabelsShown(bool shown) {
    labels_ = shown;
    showPicture();
}

// Places --------------------------------------------------------------------------------------------------

QPointF FlatScene::toWorld(QPointF pixels) const {
    return geometry_ ? geometry_->toWorld(toBoard(pixels)) : QPointF();
}

QPointF FlatScene::fromWorld(QPointF world) const {
    return geometry_ ? toWidget(geometry_->fromWorld(world)) : QPointF();
}

QPoint FlatScene::squarePoint(int square) const {
    return geometry_ && square >= 0 && square < geometry_->cellCount() ? cellPoint(square) : QPoint();
}

QPoint FlatScene::piecePoint(int piece) const {
    const auto* wanted = hand_.piece(piece);
    if (wanted == nullptr) return {};
    // The middle, or where smaller ones or its own rim show.
    for (const double part : {0.0, 0.5, 0.8, 0.95}) {
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
            const QPoint point = fromWorld(wanted->centre + way * part * wanted->radius).toPoint();
            if (pieceUnder(toWorld(point)) == piece) return point;
        }
    }
    return fromWorld(wanted->centre).toPoint();
}

QRect FlatScene::squareRect(int square) const {
    return geometry_ ? toWidgetOnPixels(geometry_->cellRect(square)).toAlignedRect() : QRect();
}

QString FlatScene::cellName(int cell) const {
    return hand_.isPlace(cell) ? hand_.scene().squares[static_cast<std::size_t>(cell)].name : QString();
}

bool FlatScene::cellExists(int cell) const {
    return hand_.isPlace(cell);
}

// Events --------------------------------------------------------------------------------------------------

void FlatScene::resizeEvent(QResizeEvent* event) {
    BoardView::resizeEvent(event);
    showPicture();
}

void FlatScene::changeEvent(QEvent* event) {
    BoardView::changeEvent(event);
    switch (event->type()) {
        case QEvent::PaletteChange:
            board_ = {};
            break;
        case QEvent::FontChange:
            updateCell(-1);
            break;
        case QEvent::EnabledChange:
            showPicture();
            break;
        default:
            break;
    }
}

bool FlatScene::event(QEvent* event) {
    if (event->type() == QEvent::Hide || event->type() == QEvent::WindowDeactivate) {
        // A release that goes elsewhere must not leave a piece hanging on the pointer.
        if (press_.drags) hand_.putBack();
        cancelPress();
    }
    return BoardView::event(event);
}

}  // namespace plt
