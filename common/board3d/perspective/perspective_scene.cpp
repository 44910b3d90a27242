// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_scene.h"

#include "common/board3d/perspective/perspective_private.h"
#include "common/look/motion.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QImage>
#include <QPaintEvent>
#include <QPainter>
#include <QTimerEvent>
#include <QWindow>

namespace plt {
namespace {

/// Milliseconds between frames, and of motions at the normal pace.
constexpr int frameTime = 16;
constexpr int moveTime = 300;
constexpr int riseTime = 120;
constexpr int leaveTime = 240;

/// Asks for a frame once everything else that is waiting has been done.
QEvent::Type frameWanted() {
    static const int type = QEvent::registerEventType();
    return static_cast<QEvent::Type>(type);
}

QString noOpenGl() {
    return PerspectiveScene::tr(
        "This computer has no OpenGL that works, so the board is shown flat, from above.");
}

}  // namespace

PerspectiveScene::PerspectiveScene(SceneHand& hand, QWidget* parent)
    : QWidget(parent), d(std::make_unique<Private>(this, hand)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::PreventContextMenu);
    grabGesture(Qt::PinchGesture);
    d->clock.start();
    d->wantedView = d->shownView = startView(hand.scene());
    d->prepare();
    d->followScene(false);
}

PerspectiveScene::~PerspectiveScene() = default;

bool PerspectiveScene::isWorthTrying() {
    if (qEnvironmentVariableIsSet("PLT_NO_OPENGL")) return false;
    static const QStringList without{QStringLiteral("offscreen"), QStringLiteral("minimal"),
                                     QStringLiteral("vnc"), QStringLiteral("linuxfb")};
    return !without.contains(QGuiApplication::platformName());
}

// What is shown -------------------------------------------------------------------------------------------

void PerspectiveScene::showScene(bool animated) {
    if (d->viewIsStart) {
        const CameraView start = startView(d->hand.scene());
        if (d->wantedView != start) d->look(start, animated);
        d->viewIsStart = true;
    }
    d->followScene(animated);
}

void PerspectiveScene::showHand() {
    // A piece that was put down already stands elsewhere in the hand's own scene.
    if (d->hand.scene().pieces != d->followed)
        d->followScene(true);
    else
        d->motion.hold(d->hold(), d->now(), d->timing());
    d->keepMoving();
    d->wantFrame();
}

bool PerspectiveScene::isAnimating() const {
    return d->motion.isMoving();
}

void PerspectiveScene::finishAnimation() {
    d->motion.finish();
    d->shownView = d->wantedView;
    d->viewMoves = false;
    d->wantFrame();
}

void PerspectiveScene::setConcealed(bool concealed) {
    if (d->concealed == concealed) return;
    d->concealed = concealed;
    d->cancelPress();
    unsetCursor();
    d->wantFrame();
}

bool PerspectiveScene::showsLabels() const {
    return d->labels;
}

void PerspectiveScene::setLabelsShown(bool shown) {
    d->labels = shown;
    d->wantFrame();
}

int PerspectiveScene::framesDrawn() const {
    return d->frameCount;
}

SceneMotion::Timing PerspectiveScene::Private::timing() const {
    if (!motion::enabled()) return {};
    return {double(motion::paced(moveTime)), double(motion::paced(riseTime)),
            double(motion::paced(leaveTime))};
}

void PerspectiveScene::Private::followScene(bool animated) {
    followed = hand.scene().pieces;
    if (animated && scene->isVisible())
        motion.moveTo(hand.scene(), hold(), now(), timing());
    else
        motion.show(hand.scene(), hold());
    keepMoving();
    wantFrame();
}

void PerspectiveScene::Private::keepMoving() {
    if (!motion.isMoving() && !viewMoves)
        frames.stop();
    else if (!frames.isActive())
        frames.start(frameTime, Qt::PreciseTimer, scene);
}

void PerspectiveScene::Private::tick() {
    const double time = now();
    const bool pieces = motion.advance(time);
    const bool view = advanceView(time);
    keepMoving();
    if (pieces || view || rough) wantFrame();
}

void PerspectiveScene::timerEvent(QTimerEvent* event) {
    if (event->timerId() == d->frames.timerId())
        d->tick();
    else
        QWidget::timerEvent(event);
}

// OpenGL --------------------------------------------------------------------------------------------------

void PerspectiveScene::Private::fail(const QString& reason) {
    if (std::exchange(hasFailed, true)) return;
    frames.stop();
    const auto tell = [this, reason] {
        // It would go on trying to draw.
        if (glass != nullptr) glass->hide();
        Q_EMIT scene->failed(reason);
    };
    QMetaObject::invokeMethod(scene, tell, Qt::QueuedConnection);
}

void PerspectiveScene::Private::prepare() {
    hidden = std::make_unique<HiddenContext>();
    const QString problem = hidden->create();
    if (!problem.isEmpty()) {
        qInfo("OpenGL: %s", qPrintable(problem));
        fail(noOpenGl());
        return;
    }
    const QByteArray wish = qgetenv("PLT_OPENGL");
    const bool onGlass = wish.isEmpty() ? hidden->isAccelerated() : wish == "widget";
    if (!onGlass || !QOpenGLFramebufferObject::hasOpenGLFramebufferBlit()) {
        makePicture(*hidden);
        return;
    }
    hidden.reset();
    glass = new PerspectiveGlass([this] { makePicture(*glass); }, [this] { drawOnGlass(); }, scene);
    glass->setGeometry(scene->rect());
}

void PerspectiveScene::Private::makePicture(PerspectiveContext& context) {
    picture.reset();
    picture = std::make_unique<PerspectivePicture>(context);
    boardNumber = 0;
    emblemsDrawn.clear();
    labelsDrawn.clear();
    everything = true;
    const QString problem = picture->create();
    if (problem.isEmpty()) return;
    qInfo("OpenGL: %s", qPrintable(problem));
    fail(noOpenGl());
}

void PerspectiveScene::Private::wantFrame() {
    if (hasFailed || std::exchange(wanted, true)) return;
    if (glass != nullptr)
        glass->update();
    else
        QCoreApplication::postEvent(scene, new QEvent(frameWanted()));
}

void PerspectiveScene::Private::drawOnGlass() {
    if (hasFailed || !picture) return;
    drawFrame();
    if (!hasFailed && frameCount > 0) picture->showIn(glass->defaultFramebufferObject());
    if (rough && !viewMoves && doing != Doing::turning) wantFrame();
}

QRect PerspectiveScene::Private::drawFrame() {
    wanted = false;
    const double ratio = scene->devicePixelRatioF();
    const QSize size = glass != nullptr ? glass->pixels() : scene->size() * ratio;
    if (size.isEmpty() || !picture || hasFailed) return {};
    if (!picture->start(size)) {
        fail(tr("The graphics of this computer stopped working, so the board is shown flat, from above."));
        return {};
    }
    if (picture->isNew()) {
        everything = true;
        if (glass == nullptr) image = QImage(size, QImage::Format_RGB32);
    }
    prepareBoard();
    fillFrame(next);
    const bool still = !viewMoves && doing != Doing::turning;
    // A picture of which every pixel changes need not have smooth edges while it moves.
    constexpr double affordable = 9;
    // Nor the very first one, if the player waits for it.
    const bool smooth = still ? frameCount > 0 || !awaited : smoothCost < affordable;
    const bool all = everything || (rough && smooth);
    const QRectF whole(QPointF(0, 0), scene->size());
    const QRectF changed = all ? whole : changedArea(drawn, next);
    const QRectF device(changed.topLeft() * ratio, changed.size() * ratio);
    const QRect area = device.toAlignedRect().intersected(QRect(QPoint(0, 0), size));
    if (changed.isEmpty() || area.isEmpty()) return {};
    const double before = now();
    if (!picture->draw(next, area, smooth)) {
        fail(tr("The graphics of this computer stopped working, so the board is shown flat, from above."));
        return {};
    }
    if (glass == nullptr) picture->takeOver(area, image);
    if (area.size() == size) {
        // The first frame also loads what the others have.
        const double cost = now() - before;
        if (smooth && smoothFrames++ > 0) smoothCost = smoothCost > 0 ? (3 * smoothCost + cost) / 4 : cost;
        rough = !smooth;
    }
    everything = false;
    ++frameCount;
    std::swap(drawn, next);
    return changed.toAlignedRect();
}

void PerspectiveScene::paintEvent(QPaintEvent* event) {
    if (d->glass != nullptr) {
        // Seen only as long as the glass is not, or no more.
        QPainter(this).fillRect(event->rect(), tableColour(palette()));
        return;
    }
    if (d->wanted || d->everything || !d->picture || d->picture->size() != size() * devicePixelRatioF()) {
        const QRect changed = d->drawFrame();
        if (!event->rect().contains(changed)) update(changed);
    }
    QPainter painter(this);
    if (!d->picture || d->frameCount == 0) {
        painter.fillRect(rect(), tableColour(palette()));
        return;
    }
    d->image.setDevicePixelRatio(devicePixelRatioF());
    painter.setClipRegion(event->region());
    painter.drawImage(QPointF(0, 0), d->image);
    if (d->rough && !d->viewMoves && d->doing != Private::Doing::turning) d->wantFrame();
}

void PerspectiveScene::Private::fillFrame(PerspectiveFrame& frame) {
    const QPalette palette = scene->palette();
    const BoardScene& board = hand.scene();
    frame.camera = camera();
    frame.quarter = frame.camera.quarter();
    frame.turned = board.turned;
    frame.board = boardNumber;
    frame.background = rgba(tableColour(palette));
    frame.tallest = board.lift;
    for (const ScenePiece& piece : board.pieces)
        frame.tallest = std::max(frame.tallest, board.lift + piece.foot + piece.height + 0.5);
    if (concealed)
        frame.clear();
    else
        PerspectiveLook(hand, motion, palette).fill(frame, labels);
}

void PerspectiveScene::Private::prepareBoard() {
    const BoardScene& board = hand.scene();
    const auto looksAlike = [](const SceneSquare& a, const SceneSquare& b) {
        return a.place == b.place && a.colour == b.colour && a.disc == b.disc && a.discRadius == b.discRadius;
    };
    const QPalette palette = scene->palette();
    if (boardNumber == 0 || board.board != boardDrawn.board || palette != boardPalette ||
        !std::ranges::equal(board.squares, boardDrawn.squares, looksAlike)) {
        picture->renderer().setBoard(board, slabColour(palette), groundDarkness(palette));
        ++boardNumber;
        boardDrawn.board = board.board;
        boardDrawn.squares = board.squares;
        boardPalette = palette;
    }
    if (emblemsDrawn != board.emblems) {
        picture->renderer().setEmblems(board.emblems);
        emblemsDrawn = board.emblems;
        everything = true;
    }
    if (!labels || concealed) return;
    // As many pixels as a label is high on the screen, in steps.
    const double side = std::min(scene->width(), scene->height()) * scene->devicePixelRatioF();
    const int sharpness = side < 500 ? 24 : side < 1000 ? 36 : 56;
    if (sharpness == labelSharpness &&
        std::ranges::equal(board.squares, labelsDrawn, {}, &SceneSquare::label))
        return;
    QStringList texts;
    for (const SceneSquare& square : board.squares) texts << square.label;
    picture->renderer().setLabels(LabelSheet(texts, scene->font(), sharpness));
    labelsDrawn = texts;
    labelSharpness = sharpness;
    everything = true;
}

bool PerspectiveScene::event(QEvent* event) {
    if (event->type() == frameWanted()) {
        // What cannot be seen is drawn when it is shown.
        if (d->wanted && isVisible()) update(d->drawFrame());
        return true;
    }
    switch (event->type()) {
        case QEvent::Show: {
            const auto* const shown = window()->windowHandle();
            d->awaited = shown == nullptr || !shown->isExposed();
            break;
        }
        case QEvent::Hide:
            d->cancelPress();
            break;
        case QEvent::NativeGesture:
        case QEvent::Gesture:
            if (d->gesture(event)) return true;
            break;
        default:
            break;
    }
    return QWidget::event(event);
}

void PerspectiveScene::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (d->glass != nullptr) d->glass->setGeometry(rect());
}

void PerspectiveScene::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) d->labelsDrawn.clear();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) d->wantFrame();
    QWidget::changeEvent(event);
}

}  // namespace plt
