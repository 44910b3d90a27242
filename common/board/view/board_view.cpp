// SPDX-License-Identifier: MIT
#include "common/board/board_view.h"

#include "common/board/view/board_accessible.h"
#include "common/board/view/board_view_private.h"
#include "common/look/colours.h"
#include "common/look/focus_ring.h"
#include "common/look/motion.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScreen>

namespace plt {
namespace {

/// Time between frames of a motion, in ms.
constexpr int frameTime = 16;
/// Below so many device pixels a cell, whole pixels would waste too much of the window.
constexpr qreal leastWholeUnit = 6;
/// Size of a typical cell in a window that nobody has resized, and the limits of the board then.
constexpr qreal comfortableCell = 44;
constexpr QSizeF largestHint{1000, 680};
constexpr QSizeF smallestHint{320, 280};
/// Cells of less than so many pixels would leave gaps; but a window may be this small in any case.
constexpr qreal leastCell = 1.5;
constexpr QSize largestLeast{240, 180};
/// Radius of a square cell's corners, as part of its side.
constexpr qreal cellCorner = 0.12;
/// A region of more rectangles costs more than the pixels it saves.
constexpr int mostRectangles = 60;

/// Of the ring around a cell of this side.
qreal cursorWidth(qreal side) {
    return std::clamp(side / 12, 1.0, std::max(2.5, side / 40));
}

/// The piece as it will be at the end of its motion.
BoardMotion::Piece arrived(BoardMotion::Piece piece) {
    piece.centre = piece.wanted.centre;
    piece.size = piece.wanted.size;
    return piece;
}

}  // namespace

// Layout --------------------------------------------------------------------------------------------------

BoardView::Private::Layout BoardView::Private::layout() const {
    if (!geometry) return {};
    const QRectF board = geometry->bounds();
    const QSizeF size = view->size();
    const qreal ratio = view->devicePixelRatioF();
    // A tiny widget has more use for cells than for a margin.
    const qreal border = std::min(qreal(margin), std::min(size.width(), size.height()) / 10);
    Layout found;
    found.unit = std::max(0.01, std::min((size.width() - 2 * border) / board.width(),
                                         (size.height() - 2 * border) / board.height()));
    if (geometry->hasStraightEdges() && found.unit * ratio >= leastWholeUnit) {
        found.unit = std::floor(found.unit * ratio) / ratio;
    }
    const auto snapped = [ratio](qreal length) { return std::round(length * ratio) / ratio; };
    found.origin = {snapped((size.width() - board.width() * found.unit) / 2) - board.left() * found.unit,
                    snapped((size.height() - board.height() * found.unit) / 2) - board.top() * found.unit};
    return found;
}

QRectF BoardView::Private::cellBox(int cell) const {
    const QRectF rect = geometry->cellRect(cell);
    return geometry->hasStraightEdges() ? view->toWidgetOnPixels(rect) : view->toWidget(rect);
}

QRectF BoardView::Private::pieceBox(const BoardMotion::Piece& piece) const {
    const QSizeF size(piece.size, piece.size);
    const QPointF half(piece.size / 2, piece.size / 2);
    return view->toWidget(QRectF(piece.centre - half, size));
}

QRect BoardView::Private::pieceArea(const BoardMotion::Piece& piece) const {
    // Shadows and the swing of a lifted piece reach a little beyond its box.
    const QRectF box = pieceBox(piece);
    const qreal reach = box.width() / 12 + 2;
    return box.adjusted(-reach, -reach, reach, reach).toAlignedRect();
}

int BoardView::Private::cellUnder(QPointF widgetPoint) const {
    const int cell = geometry ? geometry->cellAt(view->toBoard(widgetPoint)) : -1;
    return exists(cell) ? cell : -1;
}

QRectF BoardView::toWidget(const QRectF& boardRect) const {
    const Private::Layout place = d->layout();
    return {place.origin + boardRect.topLeft() * place.unit, boardRect.size() * place.unit};
}

QRectF BoardView::toWidgetOnPixels(const QRectF& boardRect) const {
    const QRectF box = toWidget(boardRect);
    const qreal ratio = devicePixelRatioF();
    const auto snapped = [ratio](qreal length) { return std::round(length * ratio) / ratio; };
    return {QPointF(snapped(box.left()), snapped(box.top())),
            QPointF(snapped(box.right()), snapped(box.bottom()))};
}

QPointF BoardView::toWidget(QPointF boardPoint) const {
    const Private::Layout place = d->layout();
    return place.origin + boardPoint * place.unit;
}

QPointF BoardView::toBoard(QPointF widgetPoint) const {
    const Private::Layout place = d->layout();
    return (widgetPoint - place.origin) / place.unit;
}

qreal BoardView::unit() const {
    return d->layout().unit;
}

QPoint BoardView::cellPoint(int cell) const {
    if (!d->geometry) return {};
    return toWidget(d->geometry->cellRect(cell).center()).toPoint();
}

qreal BoardView::Private::typicalCell() const {
    for (int cell = 0; cell < geometry->cellCount(); ++cell) {
        const QRectF box = geometry->cellRect(cell);
        if (!box.isEmpty()) return std::min(box.width(), box.height());
    }
    return 1;
}

QSize BoardView::sizeHint() const {
    QSizeF board = smallestHint;
    if (d->geometry) {
        board = d->geometry->bounds().size() * (comfortableCell / d->typicalCell());
        if (board.width() < smallestHint.width() && board.height() < smallestHint.height()) {
            board.scale(smallestHint, Qt::KeepAspectRatio);
        }
        if (board.width() > largestHint.width() || board.height() > largestHint.height()) {
            board.scale(largestHint, Qt::KeepAspectRatio);
        }
    }
    return {int(std::ceil(board.width())) + 2 * d->margin, int(std::ceil(board.height())) + 2 * d->margin};
}

QSize BoardView::minimumSizeHint() const {
    QSize least(80, 60);
    if (d->geometry) {
        const QSizeF board = d->geometry->bounds().size() * (leastCell / d->typicalCell());
        least = least.expandedTo(board.toSize().boundedTo(largestLeast));
    }
    return least;
}

void BoardView::setBoardMargin(int pixels) {
    d->margin = std::max(0, pixels);
    updateGeometry();
    update();
}

// Picture and motion --------------------------------------------------------------------------------------

BoardView::BoardView(QWidget* parent, Access access)
    : QWidget(parent), d(std::make_unique<Private>(this, access)) {
    BoardAccessible::install();
    setMouseTracking(true);
    setFocusPolicy(access == Access::full ? Qt::StrongFocus : Qt::NoFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    // The right button is the game's; a window's menu must not come up behind its back.
    setContextMenuPolicy(Qt::PreventContextMenu);
    d->timer.setTimerType(Qt::PreciseTimer);
    d->timer.setInterval(frameTime);
    connect(&d->timer, &QTimer::timeout, this, [this] { d->tick(); });
    d->longTimer.setSingleShot(true);
    connect(&d->longTimer, &QTimer::timeout, this, [this] {
        if (d->pressed < 0 || d->over != d->pressed || d->heldLong) return;
        d->heldLong = true;
        d->updatePressLook();
        Q_EMIT cellHeld(d->pressed, d->heldInput());
    });
    d->clock.start();
}

BoardView::~BoardView() = default;

BoardView::Access BoardView::access() const {
    return d->access;
}

void BoardView::setPicture(std::shared_ptr<const BoardGeometry> geometry, BoardPicture picture,
                           bool animated) {
    if (!geometry) return;
    const bool sameBoard = geometry == d->geometry;
    picture.cells.resize(std::size_t(geometry->cellCount()), 0);
    if (!sameBoard) d->cancelPress();

    const BoardPicture before = std::exchange(d->picture, std::move(picture));
    d->geometry = std::move(geometry);
    std::vector<bool> existing(std::size_t(d->geometry->cellCount()));
    for (int cell = 0; cell < d->geometry->cellCount(); ++cell)
        existing[std::size_t(cell)] = cellExists(cell);
    const bool otherCells = existing != d->existing;
    d->existing = std::move(existing);

    if (!sameBoard) {
        d->motion.show(d->picture);
        d->timer.stop();
        updateGeometry();
        update();
    } else {
        QRegion changed = d->movingRegion();
        std::vector<int> lookChanged;
        for (std::size_t i = 0; i < d->picture.cells.size(); ++i) {
            if (before.cells[i] != d->picture.cells[i]) lookChanged.push_back(int(i));
        }
        for (const auto& piece : d->motion.pieces()) {
            if (std::find(d->picture.pieces.begin(), d->picture.pieces.end(), piece.wanted) ==
                d->picture.pieces.end()) {
                changed += d->pieceArea(piece);
            }
        }
        const auto markArea = [this](int cell) { return d->cellBox(cell).toAlignedRect(); };
        if (before.marks != d->picture.marks) {
            for (const int cell : before.marks) changed += markArea(cell);
            for (const int cell : d->picture.marks) changed += markArea(cell);
        }
        if (animated && isVisible() && motion::enabled()) {
            BoardMotion::Timing timing;
            const qreal pace = motion::paceFactor();
            timing.move = [this, pace](const PiecePicture& from, const PiecePicture& to) {
                return qRound(pace * moveDuration(from, to));
            };
            timing.change = [this, pace](int cell, quint64 from, quint64 to) {
                return qRound(pace * changeDuration(cell, from, to));
            };
            timing.appearance = qRound(pace * motion::fade);
            timing.moveCurve = moveEasing();
            timing.changeCurve = motion::easing();
            d->motion.moveTo(d->picture, qreal(d->clock.nsecsElapsed()) / 1e6, timing);
        } else {
            d->motion.show(d->picture);
        }
        for (const int cell : lookChanged) changed += markArea(cell);
        for (const auto& piece : d->motion.pieces()) {
            if (std::find(before.pieces.begin(), before.pieces.end(), piece.wanted) == before.pieces.end()) {
                changed += d->pieceArea(piece);
            }
        }
        // What lies on top may have changed although no piece did.
        if (before.pieces.size() == d->picture.pieces.size()) {
            for (std::size_t i = 0; i < before.pieces.size(); ++i) {
                if (before.pieces[i].id == d->picture.pieces[i].id) continue;
                for (const auto& piece : d->motion.pieces()) changed += d->pieceArea(piece);
                break;
            }
        }
        d->repaintLater(changed);
        d->startTimer();
        if (!lookChanged.empty()) BoardAccessible::cellsChanged(this, lookChanged);
    }
    d->placeCursor(otherCells);
    if (otherCells) BoardAccessible::cellsReplaced(this);
    d->updateHover();
    d->updateAttention();
    d->refreshAttendedGroup();
}

const BoardPicture& BoardView::picture() const {
    return d->picture;
}
const BoardGeometry* BoardView::geometry() const {
    return d->geometry.get();
}

void BoardView::Private::startTimer() {
    if (!motion.isMoving()) {
        timer.stop();
    } else if (!timer.isActive()) {
        timer.start();
    }
}

void BoardView::Private::tick() {
    QRegion changed = movingRegion();
    // A piece that arrives with this frame is moving no more when the region is asked for again.
    for (const auto& piece : motion.pieces()) {
        if (piece.moving) changed += pieceArea(arrived(piece));
    }
    motion.advance(qreal(clock.nsecsElapsed()) / 1e6);
    changed += movingRegion();
    repaintLater(changed);
    startTimer();
}

QRegion BoardView::Private::movingRegion() const {
    QRegion region;
    if (!geometry) return region;
    for (const int cell : motion.changingCells()) region += cellBox(cell).toAlignedRect();
    for (const auto& piece : motion.pieces()) {
        if (piece.moving) region += pieceArea(piece);
    }
    return region;
}

void BoardView::Private::repaintLater(const QRegion& region) {
    if (region.isEmpty()) return;
    if (region.rectCount() > mostRectangles) {
        view->update(region.boundingRect());
    } else {
        view->update(region);
    }
}

void BoardView::updateCell(int cell) {
    if (cell < 0) {
        update();
    } else if (d->geometry && cell < d->geometry->cellCount()) {
        update(d->cellBox(cell).toAlignedRect());
    }
}

bool BoardView::isAnimating() const {
    return d->motion.isMoving();
}

void BoardView::finishAnimation() {
    if (!isAnimating()) return;
    QRegion changed = d->movingRegion();
    for (const auto& piece : d->motion.pieces()) {
        if (!piece.moving) continue;
        changed += d->pieceArea(arrived(piece));
    }
    d->motion.show(d->picture);
    d->timer.stop();
    d->repaintLater(changed);
}

// Painting ------------------------------------------------------------------------------------------------

void BoardView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), colour(Role::paper, palette()));
    if (!d->geometry) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRegion& region = event->region();
    const QRectF board = toWidget(d->geometry->bounds());

    const auto kept = [&painter](auto&& paint) {
        painter.save();
        paint();
        painter.restore();
    };
    if (d->concealed) {
        paintConcealed(painter, board);
        return;
    }
    kept([&] { paintBackground(painter, board); });

    const QRectF area = QRectF(event->rect()).adjusted(-1, -1, 1, 1);
    const std::vector<int> cells =
        d->geometry->cellsIn(QRectF(toBoard(area.topLeft()), toBoard(area.bottomRight())));
    for (const int cell : cells) {
        CellPaint paint;
        paint.rect = d->cellBox(cell);
        if (!region.intersects(paint.rect.toAlignedRect())) continue;
        const BoardMotion::Cell& shown = d->motion.cell(cell);
        paint.cell = cell;
        paint.look = shown.look;
        paint.previousLook = shown.previousLook;
        paint.progress = shown.progress;
        paint.hovered = cell == d->hovered;
        paint.pressed = d->pressShows(cell);
        paint.cursor = d->cursorVisible && cell == d->cursor;
        kept([&] { paintCell(painter, paint); });
    }

    const qreal pixels = unit();
    for (const auto& piece : d->motion.pieces()) {
        if (!region.intersects(d->pieceArea(piece))) continue;
        PiecePaint paint;
        paint.id = piece.wanted.id;
        paint.rect = d->pieceBox(piece);
        paint.look = piece.wanted.look;
        paint.previousLook = piece.previousLook;
        paint.progress = piece.progress;
        paint.opacity = piece.opacity;
        paint.movement = piece.movement * pixels;
        kept([&] {
            painter.setOpacity(piece.opacity);
            paintPiece(painter, paint);
        });
    }

    for (const int cell : d->picture.marks) {
        if (d->exists(cell) && region.intersects(d->cellBox(cell).toAlignedRect()))
            d->drawMark(painter, cell);
    }
    if (d->cursorVisible && d->exists(d->cursor) &&
        region.intersects(d->cellBox(d->cursor).toAlignedRect())) {
        d->drawCursor(painter, d->cursor);
    }
    kept([&] { paintOverlay(painter, board); });
}

QPainterPath BoardView::Private::ringPath(int cell, qreal inset) const {
    // Scaled about the middle of its box, a ring stays inside its own cell and needs no neighbour repainted.
    const QRectF from = geometry->cellRect(cell);
    const QRectF box = cellBox(cell);
    const QRectF to = box.adjusted(inset, inset, -inset, -inset);
    if (to.width() <= 0 || to.height() <= 0 || from.isEmpty()) return {};
    if (geometry->hasStraightEdges()) {
        QPainterPath path;
        const qreal corner = std::min(box.width(), box.height()) * cellCorner;
        path.addRoundedRect(to, corner, corner);
        return path;
    }
    QTransform placed;
    placed.translate(to.left(), to.top());
    placed.scale(to.width() / from.width(), to.height() / from.height());
    placed.translate(-from.left(), -from.top());
    return placed.map(geometry->outline(cell));
}

void BoardView::Private::drawMark(QPainter& painter, int cell) const {
    const QRectF box = cellBox(cell);
    const qreal side = std::min(box.width(), box.height());
    const qreal width = std::clamp(side / 14, 1.0, 12.0);
    const qreal halo = std::min(std::max(3.0, side / 24), side / 16);
    // Inside the cursor's ring, so that both are seen on one cell.
    const QPainterPath ring = ringPath(cell, width / 2 + std::min(cursorWidth(side) + 2, side / 9));
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(colour(Role::paper, view->palette()), width + halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(ring);
    painter.setPen(
        QPen(colour(Role::accent, view->palette()), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(ring);
    painter.restore();
}

void BoardView::Private::drawCursor(QPainter& painter, int cell) const {
    const QRectF box = cellBox(cell);
    const qreal side = std::min(box.width(), box.height());
    const qreal width = cursorWidth(side);
    drawFocusRing(painter, ringPath(cell, width / 2 + 1), view->palette(), width);
}

void BoardView::paintBackground(QPainter& painter, const QRectF& board) {
    Q_UNUSED(painter)
    Q_UNUSED(board)
}

void BoardView::paintConcealed(QPainter& painter, const QRectF& board) {
    Q_UNUSED(painter)
    Q_UNUSED(board)
}

void BoardView::paintPiece(QPainter& painter, const PiecePaint& piece) {
    Q_UNUSED(painter)
    Q_UNUSED(piece)
}

void BoardView::paintOverlay(QPainter& painter, const QRectF& board) {
    Q_UNUSED(painter)
    Q_UNUSED(board)
}

// What a game may say otherwise ---------------------------------------------------------------------------

bool BoardView::cellExists(int cell) const {
    return d->geometry && !d->geometry->cellRect(cell).isEmpty();
}

bool BoardView::cellEnabled(int cell) const {
    Q_UNUSED(cell)
    return true;
}

int BoardView::moveDuration(const PiecePicture& from, const PiecePicture& to) const {
    Q_UNUSED(from)
    Q_UNUSED(to)
    return motion::piece;
}

QEasingCurve BoardView::moveEasing() const {
    return motion::easing();
}

int BoardView::changeDuration(int cell, quint64 from, quint64 to) const {
    Q_UNUSED(cell)
    Q_UNUSED(from)
    Q_UNUSED(to)
    return motion::fade;
}

bool BoardView::isSameTarget(int pressed, int over) const {
    return pressed == over;
}

bool BoardView::keyPressed(int cell, QKeyEvent* event) {
    Q_UNUSED(cell)
    Q_UNUSED(event)
    return false;
}

bool BoardView::keyReleased(int cell, QKeyEvent* event) {
    Q_UNUSED(cell)
    Q_UNUSED(event)
    return false;
}

std::vector<int> BoardView::attendedWith(int cell) const {
    Q_UNUSED(cell)
    return {};
}

void BoardView::setConcealed(bool concealed) {
    if (d->concealed == concealed) return;
    d->cancelPress();
    finishAnimation();
    d->concealed = concealed;
    BoardAccessible::cellsReplaced(this);
    d->updateHover();
    d->updateAttention();
    update();
}

bool BoardView::isConcealed() const {
    return d->concealed;
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d->updateHover();
}

void BoardView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange && !isEnabled()) d->cancelPress();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::EnabledChange) {
        update();
    }
}

}  // namespace plt
