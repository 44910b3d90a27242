// SPDX-License-Identifier: MIT
#include "parcheesi/table/board.h"

#include "common/look/colours.h"
#include "common/look/fitted_font.h"
#include "common/look/marks.h"
#include "common/look/motion.h"
#include "parcheesi/table/side_look.h"
#include "parcheesi/words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <utility>

#include <QFocusEvent>
#include <QLocale>
#include <QPainter>

namespace parcheesi {

namespace {

/// Bits of a cell's look.
constexpr quint64 reached = 1;
constexpr quint64 numbered = 2;
constexpr quint64 hasTurn = 4;

/// Longer than any move: a pawn whose progress changed by more belongs to a new position.
constexpr int longestWalk = 34;
constexpr int strideTime = 75;
constexpr int longestWalkTime = 1100;
constexpr int flightTime = 380;

/// Fills a frame of this width within a rectangle on whole pixels; faster than a stroke, and as sharp.
void fillFrame(QPainter& painter, const QRectF& outer, qreal width, const QColor& colour) {
    const QRectF inner = outer.adjusted(width, width, -width, -width);
    painter.fillRect(QRectF(outer.topLeft(), QPointF(outer.right(), inner.top())), colour);
    painter.fillRect(QRectF(QPointF(outer.left(), inner.bottom()), outer.bottomRight()), colour);
    painter.fillRect(QRectF(QPointF(outer.left(), inner.top()), inner.bottomLeft()), colour);
    painter.fillRect(QRectF(inner.topRight(), QPointF(outer.right(), inner.bottom())), colour);
}

/// The inset of the inner line of a safe square.
qreal safeInset(const QRectF& box) {
    return std::max(2.0, std::round(std::min(box.width(), box.height()) * 0.09));
}

QColor safeColour(const QPalette& palette) {
    const QColor purple = plt::distinctHue(6);
    return plt::isDark(palette) ? plt::shaded(purple, -0.42) : plt::shaded(purple, 0.12);
}

}  // namespace

Board::Board(QWidget* parent) : BoardView(parent), geometry_(makeGeometry()) {
    setObjectName(QStringLiteral("board"));
    connect(this, &BoardView::activeCellChanged, this, &Board::showPreview);
    connect(this, &BoardView::liftedChanged, this, [this](int piece) {
        showPreview();
        update();
        // The keyboard cursor moves on to the first target of the pawn.
        if (piece < 0 || !isCursorVisible()) return;
        const auto& routes = routes_[pawnOf(piece)];
        if (!routes.empty()) setCursorCell(markOf(sideOf(piece), routes.front().to));
    });
}

int Board::walkDuration(int squares) {
    return std::min(squares * strideTime, longestWalkTime);
}

// Pictures --------------------------------------------------------------------------------------------------

void Board::showGame(const State& state, const Scene& scene, bool animated) {
    const bool first = !shown_;
    state_ = state;
    scene_ = scene;
    for (int pawn = 0; pawn < pawnCount; ++pawn)
        routes_[pawn] = scene.mayMove ? routes(state.turn, pawn) : std::vector<Route>();
    const auto before = shown_;
    auto picture = pictureOf(animated);
    // The bopped pawn leaves after the other has arrived.
    auto meanwhile = picture;
    bool isHit = false;
    if (animated && before && walking_ < 0) {
        for (auto& piece : meanwhile.pieces) {
            const Side side = sideOf(piece.id);
            const auto pawn = static_cast<std::size_t>(pawnOf(piece.id));
            if (side == state.side() || !isOut(before->of(side)[pawn]) ||
                state.position().of(side)[pawn] != atStart)
                continue;
            const Stand stand = standOf(side, before->of(side)[pawn], 0, 1);
            piece.centre = stand.centre;
            piece.size = stand.size;
            isHit = true;
        }
    }
    shown_ = state.position();
    update();
    if (isHit)
        setStages(geometry_, {{std::move(meanwhile), -1, 0}, {std::move(picture), -1, 0}});
    else
        setPicture(geometry_, std::move(picture), animated);
    if (first) setCursorCell(markOf(state.side(), atStart));
}

void Board::setWalk(std::optional<int> pawn) {
    walking_ = pawn ? pieceOf(state_.side(), *pawn) : -1;
    walkFrom_ = pawn ? shown_ : std::nullopt;
}

std::vector<QPointF> Board::wayOf(Side side, Progress from, Progress to) const {
    std::vector<QPointF> way;
    if (from == atStart || to == atStart || std::abs(to - from) > longestWalk) return way;
    const int step = to > from ? 1 : -1;
    for (int place = from + step; place != to; place += step)
        if (isOut(place)) way.push_back(standOf(side, static_cast<Progress>(place), 0, 1).centre);
    return way;
}

std::vector<plt::PiecePicture> Board::pawnsOf(Side side, bool animated) {
    std::vector<plt::PiecePicture> pieces;
    const Pawns& pawns = state_.position().of(side);
    for (std::size_t pawn = 0; pawn < pawnCount; ++pawn) {
        const int number = static_cast<int>(pawn);
        const Progress place = pawns[pawn];
        const auto before = std::count(pawns.begin(), pawns.begin() + number, place);
        const Stand stand = standOf(side, place, static_cast<int>(before), countAt(pawns, place));
        plt::PiecePicture piece;
        piece.id = pieceOf(side, number);
        piece.look = static_cast<quint64>(side);
        piece.centre = stand.centre;
        piece.size = stand.size;
        piece.cell = markOf(side, place);
        auto& stride = strides_[piece.id];
        stride = plt::motion::piece;
        if (animated && shown_) {
            const Position& from = piece.id == walking_ && walkFrom_ ? *walkFrom_ : *shown_;
            const Progress came = from.of(side)[pawn];
            if (came != place) {
                piece.via = wayOf(side, came, place);
                const int squares = static_cast<int>(piece.via.size()) + 1;
                stride = piece.via.empty() ? flightTime : walkDuration(squares) / squares;
            }
        }
        if (side == state_.side() && scene_.mayMove) {
            for (const Route& route : routes_[pawn]) piece.targets.push_back(markOf(side, route.to));
        }
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

plt::BoardPicture Board::pictureOf(bool animated) {
    plt::BoardPicture picture;
    picture.cells.assign(partCount, scene_.numbers ? numbered : 0);
    if (!state_.isOver())
        for (const int cell : {markOf(state_.side(), atStart), markOf(state_.side(), atHome)})
            picture.cells[cell] |= hasTurn;
    if (scene_.preview && liftedPiece() < 0 && activeCell() >= 0) {
        const Pawns& pawns = state_.turn.pawns();
        for (std::size_t pawn = 0; pawn < pawnCount; ++pawn) {
            if (markOf(state_.side(), pawns[pawn]) != activeCell()) continue;
            for (const Route& route : routes_[pawn])
                picture.cells[markOf(state_.side(), route.to)] |= reached;
        }
    }
    for (const Side side : allSides) {
        // Moving pawns are drawn over the others.
        if (side == state_.side()) continue;
        const auto pawns = pawnsOf(side, animated);
        picture.pieces.insert(picture.pieces.end(), pawns.begin(), pawns.end());
    }
    const auto movers = pawnsOf(state_.side(), animated);
    picture.pieces.insert(picture.pieces.end(), movers.begin(), movers.end());
    picture.marks = scene_.marks;
    picture.last = scene_.last;
    return picture;
}

void Board::showPreview() {
    if (!shown_ || isAnimating()) return;
    auto cells = pictureOf(false).cells;
    if (cells == picture().cells) return;
    auto next = picture();
    next.cells = std::move(cells);
    setPicture(geometry_, std::move(next), true);
}

const Route* Board::routeTo(int pawn, int cell) const {
    const bool home = partOf(cell).kind == Part::Kind::home;
    for (const Route& route : routes_[pawn])
        if (markOf(state_.side(), route.to) == cell || (home && route.to == atHome)) return &route;
    return nullptr;
}

QString Board::cellName(int cell) const {
    return Words::cell(state_, cell);
}

bool Board::cellEnabled(int cell) const {
    for (const Side side : allSides)
        for (const Progress place : state_.position().of(side))
            if (markOf(side, place) == cell) return true;
    for (const auto& routes : routes_)
        for (const Route& route : routes)
            if (markOf(state_.side(), route.to) == cell) return true;
    return false;
}

// Pawns hop out of their boxes and cross each other: repaints everything once all are at rest.
void Board::paintEvent(QPaintEvent* event) {
    BoardView::paintEvent(event);
    const bool moved = std::exchange(wasMoving_, isAnimating());
    if (moved && !wasMoving_) update();
}

// Keyboard --------------------------------------------------------------------------------------------------

std::vector<int> Board::stops() const {
    std::vector<int> cells;
    if (const int lifted = liftedPiece(); lifted >= 0) {
        for (const Route& route : routes_[pawnOf(lifted)]) cells.push_back(markOf(state_.side(), route.to));
        return cells;
    }
    std::vector<Progress> places;
    for (std::size_t pawn = 0; pawn < pawnCount; ++pawn)
        if (!routes_[pawn].empty()) places.push_back(state_.turn.pawns()[pawn]);
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (const Progress place : places) cells.push_back(markOf(state_.side(), place));
    return cells;
}

void Board::showCursorAt(int cell) {
    setCursorCell(cell);
    QFocusEvent event(QEvent::FocusIn, Qt::TabFocusReason);
    BoardView::focusInEvent(&event);
}

bool Board::focusNextPrevChild(bool next) {
    const auto cells = stops();
    const auto at = isCursorVisible() ? std::find(cells.begin(), cells.end(), cursorCell()) : cells.end();
    // Tab leaves the board after the last stop.
    if (cells.empty() || (next ? at != cells.end() && at + 1 == cells.end() : at == cells.begin()))
        return BoardView::focusNextPrevChild(next);
    if (at == cells.end())
        showCursorAt(next ? cells.front() : cells.back());
    else
        showCursorAt(next ? *(at + 1) : *(at - 1));
    return true;
}

void Board::focusInEvent(QFocusEvent* event) {
    if (const auto cells = stops(); !cells.empty()) {
        if (event->reason() == Qt::TabFocusReason) setCursorCell(cells.front());
        if (event->reason() == Qt::BacktabFocusReason) setCursorCell(cells.back());
    }
    BoardView::focusInEvent(event);
}

// Drawing ---------------------------------------------------------------------------------------------------

QColor Board::trackColour() const {
    return plt::colour(plt::Role::cellRaised, palette());
}

void Board::paintBackground(QPainter& painter, const QRectF& board) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = plt::colour(plt::Role::ink, palette());
    painter.setPen(QPen(plt::mixed(trackColour(), ink, 0.3), 1));
    painter.setBrush(plt::colour(plt::Role::cell, palette()));
    const qreal corner = board.width() * 0.03;
    painter.drawRoundedRect(board.adjusted(-4, -4, 4, 4), corner, corner);
    // The entry path: from the start circle to the entry square of the side.
    for (const Side side : allSides) {
        const QPointF from = toWidget(onBoard(startCircle(side).centre));
        const QRectF square = toWidget(boxOf(entrySquare(side)));
        const QPointF way = square.center() - from;
        const bool across = std::abs(way.x()) > std::abs(way.y());
        const QPointF half = across ? QPointF(0, square.height() / 2) : QPointF(square.width() / 2, 0);
        QPolygonF funnel{from + half * 3, square.center() + half, square.center() - half, from - half * 3};
        painter.setPen(Qt::NoPen);
        painter.setBrush(sideColour(side));
        painter.drawPolygon(funnel);
    }
    painter.restore();
}

QRectF Board::ownHalf(Side side, const QRectF& entry) const {
    const QPointF way = toWidget(onBoard(startCircle(side).centre)) - entry.center();
    QRectF half = entry;
    if (std::abs(way.x()) > std::abs(way.y()))
        way.x() > 0 ? half.setLeft(entry.center().x()) : half.setRight(entry.center().x());
    else
        way.y() > 0 ? half.setTop(entry.center().y()) : half.setBottom(entry.center().y());
    return half;
}

void Board::paintNumber(QPainter& painter, int square, const QRectF& box) const {
    const qreal height = squareDepth * unit();
    const int pixels = static_cast<int>(height * 0.36);
    if (pixels < 7) return;
    QFont small = font();
    small.setPixelSize(pixels);
    painter.setFont(small);
    // At the end of the square that pawns leave free.
    QRectF place(0, 0, height * 0.9, height * 0.5);
    if (box.width() > box.height())
        place.moveTopLeft(box.topLeft() + QPointF(1, 0));
    else
        place.moveTopLeft(box.topLeft() + QPointF(height * 0.05, 1));
    if (isSafe(square)) place.translate(safeInset(box) / 2, safeInset(box));
    painter.setPen(plt::colour(plt::Role::ink, palette()));
    for (const Side side : allSides)
        if (entrySquare(side) == square && ownHalf(side, box).contains(place.center()))
            painter.setPen(onSideColour(side));
    painter.drawText(place, Qt::AlignHCenter | Qt::AlignTop, locale().toString(square));
}

void Board::paintSquare(QPainter& painter, const Part& part, const QRectF& box) const {
    const bool ring = part.kind == Part::Kind::ring;
    const bool safe = ring && isSafe(part.square);
    const QColor ink = plt::colour(plt::Role::ink, palette());
    QColor fill = trackColour();
    if (!ring) fill = sideColour(part.side);
    if (safe) fill = safeColour(palette());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(box, fill);
    for (const Side side : allSides)
        if (ring && entrySquare(side) == part.square) painter.fillRect(ownHalf(side, box), sideColour(side));
    fillFrame(painter, box, 1, plt::mixed(fill, plt::isDark(palette()) ? plt::markDark : ink, 0.55));
    if (safe) {
        // A double line marks safe squares without colours.
        const qreal inset = safeInset(box);
        fillFrame(painter, box.adjusted(inset, inset, -inset, -inset), std::max(1.0, std::round(inset * 0.4)),
                  plt::mixed(fill, ink, 0.6));
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void Board::paintCell(QPainter& painter, const plt::CellPaint& cell) {
    const Part part = partOf(cell.cell);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    if (part.kind == Part::Kind::home) {
        QPolygonF corners;
        for (const Point corner : homeTriangle(part.side)) corners << toWidget(onBoard(corner));
        outline.addPolygon(corners);
        outline.closeSubpath();
        painter.setPen(QPen(plt::shaded(sideColour(part.side), -0.45), 1));
        painter.setBrush(sideColour(part.side));
        painter.drawPath(outline);
    } else if (part.kind == Part::Kind::start) {
        outline.addEllipse(cell.rect);
        const QColor fill = sideColour(part.side);
        const qreal rim = cell.rect.width() * 0.09;
        painter.setPen(QPen(plt::shaded(fill, -0.45), 1));
        painter.setBrush(fill);
        painter.drawEllipse(cell.rect);
        painter.setBrush(plt::mixed(fill, trackColour(), 0.72));
        painter.drawEllipse(cell.rect.adjusted(rim, rim, -rim, -rim));
        QRectF middle(0, 0, cell.rect.width() * 0.5, cell.rect.width() * 0.5);
        middle.moveCenter(cell.rect.center());
        painter.fillPath(emblem(part.side, middle), plt::mixed(fill, trackColour(), 0.45));
    } else {
        const QRectF box = toWidgetOnPixels(boxOf(cell.cell));
        // Only marks and the hover effect need a path.
        if (((cell.look | cell.previousLook) & reached) != 0 || cell.hovered) outline.addRect(box);
        paintSquare(painter, part, box);
        if (part.kind == Part::Kind::ring && (cell.look & numbered) != 0)
            paintNumber(painter, part.square, box);
    }
    if ((cell.look & reached) != 0 || (cell.previousLook & reached) != 0) {
        const qreal to = (cell.look & reached) != 0 ? 1 : 0;
        const qreal from = (cell.previousLook & reached) != 0 ? 1 : 0;
        QColor shade = plt::colour(plt::Role::accent, palette());
        shade.setAlphaF(static_cast<float>(0.55 * (from + (to - from) * cell.progress)));
        painter.fillPath(outline, shade);
    }
    if (cell.hovered && cellEnabled(cell.cell)) {
        QColor light = plt::markLight;
        light.setAlphaF(0.12F);
        painter.fillPath(outline, light);
    }
    painter.restore();
}

qreal Board::pieceReach() const {
    return 0.4;
}

int Board::moveDuration(const plt::PiecePicture& /*from*/, const plt::PiecePicture& to) const {
    return strides_[to.id];
}

QEasingCurve Board::moveEasing() const {
    return QEasingCurve(QEasingCurve::InOutQuad);
}

void Board::paintPiece(QPainter& painter, const plt::PiecePaint& piece) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto side = static_cast<Side>(piece.look);
    QRectF box = piece.rect;
    // A walking pawn hops from square to square.
    if (piece.progress < 1 && !piece.movement.isNull())
        box.translate(0, -0.26 * box.height() * std::sin(std::numbers::pi * piece.stride));
    const qreal width = box.width();
    QColor shadow(0, 0, 0, 70);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    if (piece.lift <= 0) painter.drawEllipse(piece.rect.translated(width * 0.05, width * 0.08));
    const qreal edge = std::max(1.0, width / 16);
    painter.setBrush(plt::markDark);
    painter.drawEllipse(box);
    painter.setBrush(piece.movable ? plt::markLight : plt::shaded(sideColour(side), 0.5));
    painter.drawEllipse(box.adjusted(edge, edge, -edge, -edge));
    const qreal rim = piece.movable ? edge * 2.4 : edge * 1.7;
    QRadialGradient light(box.center() - QPointF(width, width) * 0.18, width * 0.62);
    light.setColorAt(0, plt::shaded(sideColour(side), 0.22));
    light.setColorAt(1, plt::shaded(sideColour(side), -0.08));
    painter.setBrush(light);
    painter.drawEllipse(box.adjusted(rim, rim, -rim, -rim));
    QRectF inner(0, 0, width * 0.42, width * 0.42);
    inner.moveCenter(box.center());
    painter.fillPath(emblem(side, inner), onSideColour(side));
    painter.restore();
}

void Board::paintOverlay(QPainter& painter, const QRectF& /*board*/) {
    const int lifted = liftedPiece();
    if (lifted < 0) return;
    // Shows the numbers that a drop would use.
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& routes = routes_[pawnOf(lifted)];
    for (const Route& route : routes) {
        const QString sum = sumOf(state_.turn, route.steps);
        if (sum.isEmpty()) continue;
        const QRectF box = toWidget(boxOf(markOf(state_.side(), route.to)));
        QFont bold = font();
        bold.setBold(true);
        bold.setPixelSize(std::max(9, static_cast<int>(unit() * 1.7)));
        const QFontMetricsF metrics(bold);
        QRectF plate(0, 0, metrics.horizontalAdvance(sum) + 8, metrics.height() + 2);
        // Beside the middle, where the ring of the target is drawn.
        const bool tall = box.height() > box.width();
        plate.moveCenter(box.center() +
                         (tall ? QPointF(0, box.height() * 0.28) : QPointF(box.width() * 0.28, 0)));
        painter.setPen(QPen(plt::markDark, 1));
        painter.setBrush(plt::markLight);
        painter.drawRoundedRect(plate, 4, 4);
        painter.setFont(bold);
        painter.drawText(plate, Qt::AlignCenter, sum);
    }
    painter.restore();
}

}  // namespace parcheesi
