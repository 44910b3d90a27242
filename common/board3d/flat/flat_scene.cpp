// SPDX-License-Identifier: MIT
#include "common/board3d/flat/flat_scene.h"

#include "common/board3d/flat/flat_board.h"
#include "common/board3d/flat/flat_geometry.h"
#include "common/board3d/flat/flat_pieces.h"
#include "common/board3d/flat/flat_square.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/look/colours.h"
#include "common/look/motion.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>

namespace plt {

namespace {

/// Interval of animation frames in ms.
constexpr int frameTime = 16;
/// Duration of lifting a piece in ms at the normal pace.
constexpr int liftTime = 90;

}  // namespace

// A BoardView compares looks by number: a look gets a new number whenever its appearance changes.

struct FlatScene::SeenSquare {
    FlatSquare square;
    quint64 look = 0;
};

struct FlatScene::SeenPiece {
    int id = 0;
    FlatPiece piece;
    quint64 look = 0;
};

FlatScene::FlatScene(SceneHand& hand, QWidget* parent) : BoardView(parent, Access::pointerOnly), hand_(hand) {
    setHand(
        hand, [this](QPointF board) { return geometry_ ? geometry_->toWorld(board) : QPointF(); },
        [this](QPointF world) { return geometry_ ? geometry_->fromWorld(world) : QPointF(); });
    connect(&turn_, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
    connect(&turn_, &QAbstractAnimation::finished, this, QOverload<>::of(&QWidget::update));
    timer_.setTimerType(Qt::PreciseTimer);
    timer_.setInterval(frameTime);
    connect(&timer_, &QTimer::timeout, this, &FlatScene::tick);
    clock_.start();
}

FlatScene::~FlatScene() = default;

// Scene and motion ----------------------------------------------------------------------------------------

void FlatScene::showScene(bool animated) {
    turn_.end();
    const bool otherSide = geometry_ && drawn_.turned != hand_.scene().turned;
    const bool turns = otherSide && animated && isVisible() && !isConcealed() && motion::isEnabled();
    const QPixmap before = turns ? grab() : QPixmap();
    startMotion(animated && !turns);
    shownLifted_ = hand_.lifted();
    showPicture();
    if (turns) turn_.begin(before, grab(), toWidget(geometry_->bounds()));
}

// Whoever acts means the board in its final state and does not wait for the turn.
void FlatScene::endTurn() {
    if (!turn_.isRunning()) return;
    turn_.end();
    update();
}

SceneMotion::Hold FlatScene::hold() const {
    return {hand_.lifted(), hand_.heldAt()};
}

SceneMotion::Timing FlatScene::timing() const {
    if (!isVisible() || isConcealed() || !motion::isEnabled()) return {};
    const double pace = motion::paceFactor();
    return {pace * motion::piece, pace * liftTime, pace * motion::fade, pace * motion::move,
            pace * motion::flip};
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
    endTurn();
    if (!motion_.isMoving()) return;
    motion_.finish();
    timer_.stop();
    showPicture();
}

void FlatScene::showHand() {
    endTurn();
    if (std::exchange(shownLifted_, hand_.lifted()) != hand_.lifted()) {
        // The hand's scene has the dropped piece at its new place, which may differ.
        startMotion(true);
    } else {
        motion_.hold(hold(), now(), timing());
        runTimer();
    }
    showPicture();
}

void FlatScene::setConcealed(bool concealed) {
    endTurn();
    BoardView::setConcealed(concealed);
    showPicture();
}

void FlatScene::setLabelsShown(bool shown) {
    labels_ = shown;
    showPicture();
}

// Places --------------------------------------------------------------------------------------------------

QPoint FlatScene::squarePoint(int square) const {
    return geometry_ && square >= 0 && square < geometry_->cellCount() ? cellPoint(square) : QPoint();
}

QPoint FlatScene::piecePoint(int piece) const {
    const auto* wanted = hand_.piece(piece);
    if (wanted == nullptr || !geometry_) return {};
    // The middle, or a point where smaller pieces or its own rim show.
    for (const double part : {0.0, 0.5, 0.8, 0.95}) {
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
            const QPointF world = wanted->centre + way * part * wanted->radius;
            const QPoint point = toWidget(geometry_->fromWorld(world)).toPoint();
            if (pieceAt(toBoard(point)) == piece) return point;
        }
    }
    return toWidget(geometry_->fromWorld(wanted->centre)).toPoint();
}

QRect FlatScene::squareRect(int square) const {
    return geometry_ ? toWidgetOnPixels(geometry_->cellRect(square)).toAlignedRect() : QRect();
}

QRegion FlatScene::outline() const {
    return occupiedRegion(*this);
}

QString FlatScene::cellName(int cell) const {
    return hand_.isPlace(cell) ? hand_.scene().squares[cell].name : QString();
}

bool FlatScene::cellExists(int cell) const {
    return hand_.isPlace(cell);
}

// Picture -------------------------------------------------------------------------------------------------

void FlatScene::showPicture() {
    updateGeometryFromScene();
    BoardPicture picture;
    addSquares(picture);
    addPieces(picture);
    setPicture(geometry_, std::move(picture), false);
}

void FlatScene::updateGeometryFromScene() {
    if (geometry_ && isSameFlatBoard(drawn_, hand_.scene())) return;
    drawn_ = hand_.scene();
    geometry_ = std::make_shared<FlatGeometry>(drawn_);
    board_ = {};
    squares_.clear();
    pieces_.clear();
}

void FlatScene::addSquares(BoardPicture& picture) {
    squares_.resize(drawn_.squares.size());
    picture.cells.reserve(squares_.size());
    for (std::size_t i = 0; i < squares_.size(); ++i) {
        SeenSquare& seen = squares_[i];
        FlatSquare square = seenSquare(static_cast<int>(i));
        if (seen.look == 0 || square != seen.square) seen = {std::move(square), ++lastLook_};
        picture.cells.push_back(seen.look);
    }
}

void FlatScene::addPieces(BoardPicture& picture) {
    const auto before = std::exchange(pieces_, {});
    // Of standing pieces the higher one covers the lower.
    std::vector<const SceneMotion::Shown*> order;
    for (const auto& piece : motion_.pieces()) order.push_back(&piece);
    std::ranges::stable_sort(
        order, {}, [](const SceneMotion::Shown* piece) { return piece->foot + piece->piece.height; });
    const double lift = hand_.scene().lift;
    for (const auto* shown : order) {
        const int id = shown->piece.id;
        SeenPiece seen{id, seenPiece(*shown), 0};
        const auto old = std::ranges::find(before, id, &SeenPiece::id);
        seen.look = old != before.end() && old->piece == seen.piece ? old->look : ++lastLook_;
        PiecePicture piece;
        piece.id = id;
        piece.look = seen.look;
        piece.centre = geometry_->fromWorld(shown->centre);
        // A leaving piece shrinks; an arriving one is lifted, so nearer to the eye.
        piece.size = 2 * seen.piece.radius * (shown->leaving ? 1 - 0.4 * (1 - shown->presence) : 1);
        piece.cell = shown->leaving ? -1 : shown->piece.square;
        if (lift > 0) piece.lift = std::clamp((shown->foot - shown->piece.foot) / lift, 0.0, 1.0);
        picture.pieces.push_back(std::move(piece));
        pieces_.push_back(std::move(seen));
    }
}

FlatSquare FlatScene::seenSquare(int square) const {
    const auto& wanted = hand_.scene().squares[square];
    FlatSquare seen;
    seen.colour = wanted.colour;
    seen.mark = wanted.mark;
    if (labels_) seen.label = wanted.label;
    return seen;
}

FlatPiece FlatScene::seenPiece(const SceneMotion::Shown& shown) const {
    const auto& scene = hand_.scene();
    const ScenePiece& piece = shown.turn < 0.5 ? shown.piece : shown.beneath;
    FlatPiece seen;
    seen.radius = piece.radius;
    seen.height = piece.height;
    seen.colour = piece.colour;
    seen.rings = piece.rings;
    seen.hollow = piece.hollow;
    if (piece.emblem >= 0 && piece.emblem < static_cast<int>(scene.emblems.size()))
        seen.emblem = scene.emblems[piece.emblem];
    if (piece.picture >= 0 && piece.picture < static_cast<int>(scene.pictures.size()))
        seen.picture = scene.pictures[piece.picture];
    seen.opacity = shown.presence;
    seen.turn = shown.turn;
    return seen;
}

const FlatPiece* FlatScene::seen(int piece) const {
    const auto found = std::ranges::find(pieces_, piece, &SeenPiece::id);
    return found == pieces_.end() ? nullptr : &found->piece;
}

// Painting ------------------------------------------------------------------------------------------------

const QPixmap& FlatScene::board() {
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (board_.size() != pixels || board_.devicePixelRatio() != ratio) {
        board_ = QPixmap(pixels);
        board_.setDevicePixelRatio(ratio);
        board_.fill(colour(Role::paper, palette()));
        QPainter painter(&board_);
        const auto place = [this](const QRectF& world) {
            return toWidgetOnPixels(geometry_->fromWorld(world));
        };
        drawFlatBoard(painter, drawn_, {place, unit()}, palette());
    }
    return board_;
}

void FlatScene::paintBackground(QPainter& painter, const QRectF&) {
    if (!drawn_.squares.empty()) painter.drawPixmap(QPointF(0, 0), board());
}

void FlatScene::paintConcealed(QPainter& painter, const QRectF& board) {
    paintBackground(painter, board);
}

void FlatScene::paintCell(QPainter& painter, const CellPaint& cell) {
    // Drawing is clipped to the square, so that it can be repainted alone.
    painter.setClipRect(cell.rect, Qt::IntersectClip);
    drawFlatSquare(painter, squares_[cell.cell].square, cell.rect, palette());
}

void FlatScene::paintPiece(QPainter& painter, const PiecePaint& piece) {
    const FlatPiece* const look = seen(piece.id);
    if (look == nullptr) return;
    painter.setOpacity(look->opacity);
    drawFlatPiece(painter, *look,
                  {piece.rect.center(), piece.rect.width() / 2, piece.lift, piece.movable, piece.hovered});
}

void FlatScene::paintShadow(QPainter& painter, const PiecePaint& piece) {
    const FlatPiece* const look = seen(piece.id);
    if (look == nullptr) return;
    painter.setOpacity(look->opacity);
    drawFlatShadow(painter, {piece.rect.center(), piece.rect.width() / 2, piece.lift});
}

qreal FlatScene::pieceReach() const {
    return flatPieceReach;
}

// Events --------------------------------------------------------------------------------------------------

void FlatScene::paintEvent(QPaintEvent* event) {
    if (!turn_.isRunning()) {
        BoardView::paintEvent(event);
        return;
    }
    QPainter painter(this);
    painter.fillRect(rect(), colour(Role::paper, palette()));
    turn_.draw(painter);
}

void FlatScene::mousePressEvent(QMouseEvent* event) {
    endTurn();
    BoardView::mousePressEvent(event);
}

void FlatScene::resizeEvent(QResizeEvent* event) {
    endTurn();
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
        default:
            break;
    }
}

}  // namespace plt
