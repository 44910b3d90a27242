// SPDX-License-Identifier: MIT
#include "common/board3d/perspective_scene.h"

#include "common/board3d/perspective_private.h"
#include "common/look/motion.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QGuiApplication>
#include <QOpenGLContext>
#include <QTimerEvent>

namespace plt {
namespace {

/// Milliseconds between frames, and of motions at the normal pace.
constexpr int frameTime = 16;
constexpr int moveTime = 300;
constexpr int riseTime = 120;
constexpr int leaveTime = 240;
constexpr int viewTime = 140;

}  // namespace

PerspectiveScene::PerspectiveScene(SceneHand& hand, QWidget* parent)
    : QOpenGLWidget(parent), d(std::make_unique<Private>(this, hand)) {
    QSurfaceFormat wanted = QSurfaceFormat::defaultFormat();
    wanted.setProfile(QSurfaceFormat::NoProfile);
    wanted.setVersion(2, wanted.renderableType() == QSurfaceFormat::OpenGLES ? 0 : 1);
    // Smoothing is done in a framebuffer of our own, where only what has changed costs anything.
    wanted.setSamples(0);
    wanted.setDepthBufferSize(24);
    setFormat(wanted);
    setUpdateBehavior(QOpenGLWidget::PartialUpdate);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::PreventContextMenu);
    grabGesture(Qt::PinchGesture);
    d->clock.start();
    d->wantedView = d->shownView = startView(hand.scene());
    d->followScene(false);
}

PerspectiveScene::~PerspectiveScene() {
    d->release();
}

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
    update();
}

bool PerspectiveScene::isAnimating() const {
    return d->motion.isMoving();
}

void PerspectiveScene::finishAnimation() {
    d->motion.finish();
    d->shownView = d->wantedView;
    d->viewMoves = false;
    update();
}

void PerspectiveScene::setConcealed(bool concealed) {
    if (d->concealed == concealed) return;
    d->concealed = concealed;
    d->cancelPress();
    unsetCursor();
    update();
}

bool PerspectiveScene::showsLabels() const {
    return d->labels;
}

void PerspectiveScene::setLabelsShown(bool shown) {
    d->labels = shown;
    update();
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
    scene->update();
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
    if (pieces || view || rough) scene->update();
    keepMoving();
}

void PerspectiveScene::timerEvent(QTimerEvent* event) {
    if (event->timerId() == d->frames.timerId())
        d->tick();
    else
        QOpenGLWidget::timerEvent(event);
}

// OpenGL --------------------------------------------------------------------------------------------------

void PerspectiveScene::Private::fail(const QString& reason) {
    if (std::exchange(hasFailed, true)) return;
    frames.stop();
    QMetaObject::invokeMethod(
        scene, [this, reason] { Q_EMIT scene->failed(reason); }, Qt::QueuedConnection);
}

void PerspectiveScene::Private::release() {
    if (!renderer) return;
    QObject::disconnect(scene->context(), &QOpenGLContext::aboutToBeDestroyed, scene, nullptr);
    scene->makeCurrent();
    renderer.reset();
    scene->doneCurrent();
}

void PerspectiveScene::initializeGL() {
    // Another window means another context; what was made in the old one has gone with it.
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, [this] { d->release(); });
    d->renderer = std::make_unique<PerspectiveRenderer>();
    d->everything = true;
    d->boardNumber = 0;
    d->boardDrawn = {};
    d->labelsDrawn.clear();
    d->emblemsDrawn.clear();
    const QString problem = d->renderer->initialize();
    if (problem.isEmpty()) return;
    qInfo("OpenGL: %s", qPrintable(problem));
    d->renderer.reset();
    d->fail(tr("The board cannot be drawn in perspective here, so it is shown flat, from above."));
}

void PerspectiveScene::resizeGL(int /*width*/, int /*height*/) {
    d->everything = true;
}

void PerspectiveScene::paintEvent(QPaintEvent* event) {
    QOpenGLWidget::paintEvent(event);
    if (!isValid() && !size().isEmpty())
        d->fail(tr("This computer has no OpenGL that works, so the board is shown flat, from above."));
}

void PerspectiveScene::paintGL() {
    if (!d->renderer || d->hasFailed) return;
    if (d->drawFrame()) ++d->frameCount;
    constexpr GLenum contextLost = 0x0507;
    if (!context()->isValid() || context()->functions()->glGetError() == contextLost) {
        d->fail(tr("The graphics of this computer stopped working, so the board is shown flat, from above."));
    }
}

bool PerspectiveScene::Private::drawFrame() {
    const double ratio = scene->devicePixelRatioF();
    const QSize size = scene->size() * ratio;
    if (size.isEmpty()) return false;
    prepareBoard();
    fillFrame(next);
    const bool still = !viewMoves && doing != Doing::turning;
    // A picture of which every pixel changes need not have smooth edges while it moves.
    constexpr double affordable = 9;
    const bool smooth = still || smoothCost < affordable;
    const bool all = everything || (rough && smooth);
    const QRectF changed = all ? QRectF(QPointF(0, 0), scene->size()) : changedArea(drawn, next);
    if (changed.isEmpty()) return false;
    QRect area(QPoint(static_cast<int>(std::floor(changed.left() * ratio)),
                      static_cast<int>(std::floor(size.height() - changed.bottom() * ratio))),
               QPoint(static_cast<int>(std::ceil(changed.right() * ratio)),
                      static_cast<int>(std::ceil(size.height() - changed.top() * ratio))));
    area = area.intersected(QRect(QPoint(0, 0), size));
    if (area.isEmpty()) return false;
    const bool whole = area.size() == size;
    const double start = now();
    renderer->draw(next, size, area, smooth);
    if (whole && smooth && frameCount > 0) {
        const double cost = now() - start;
        smoothCost = smoothCost > 0 ? (3 * smoothCost + cost) / 4 : cost;
    }
    if (whole) rough = !smooth;
    everything = false;
    std::swap(drawn, next);
    return true;
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
        renderer->setBoard(board, slabColour(palette), groundDarkness(palette));
        ++boardNumber;
        boardDrawn.board = board.board;
        boardDrawn.squares = board.squares;
        boardPalette = palette;
    }
    if (emblemsDrawn != board.emblems) {
        renderer->setEmblems(board.emblems);
        emblemsDrawn = board.emblems;
        everything = true;
    }
    if (!labels || concealed) return;
    QStringList texts;
    for (const SceneSquare& square : board.squares) texts << square.label;
    // As many pixels as a label is high on the screen, in steps.
    const double side = std::min(scene->width(), scene->height()) * scene->devicePixelRatioF();
    const int sharpness = side < 500 ? 24 : side < 1000 ? 36 : 56;
    if (texts == labelsDrawn && sharpness == labelSharpness) return;
    renderer->setLabels(LabelSheet(texts, scene->font(), sharpness));
    labelsDrawn = texts;
    labelSharpness = sharpness;
    everything = true;
}

bool PerspectiveScene::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::Show:
        case QEvent::ScreenChangeInternal:
        case QEvent::WindowChangeInternal:
            d->everything = true;
            break;
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
    return QOpenGLWidget::event(event);
}

void PerspectiveScene::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) d->labelsDrawn.clear();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) update();
    QOpenGLWidget::changeEvent(event);
}

}  // namespace plt
