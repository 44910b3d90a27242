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
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

namespace parcheesi {

namespace {

/// Bits of a cell's look.
constexpr quint64 reached = 1;
constexpr quint64 hasTurn = 2;
/// Followed by one bit for each side: its pawn has passed this square, and has left it.
constexpr quint64 passed = 4;
constexpr quint64 left = passed << sideCount;

/// Returns true for the entry squares on which the arrow from the yard stands where others have their number.
bool hasNumberAtFarEnd(int square) {
    return square == entrySquare(Side::blue) || square == entrySquare(Side::red);
}

bool has(quint64 look, quint64 bit, Side side) {
    return (look & (bit << static_cast<int>(side))) != 0;
}

/// Longer than any move: a pawn whose progress changed by more belongs to a new position.
constexpr int maximumWalk = 34;
constexpr int strideTime = 75;
constexpr int maximumWalkTime = 1100;
constexpr int flightTime = 380;

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
    return std::min(squares * strideTime, maximumWalkTime);
}

// Pictures --------------------------------------------------------------------------------------------------

void Board::showGame(const State& state, const Scene& scene, bool animated) {
    const bool first = !shown_;
    state_ = state;
    scene_ = scene;
    for (int pawn = 0; pawn < pawnCount; ++pawn) routes_[pawn] = routesNow(pawn);
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

std::vector<Route> Board::routesNow(int pawn) const {
    if (!scene_.mayMove) return {};
    auto all = routes(state_.turn, pawn);
    if (scene_.number == 0) return all;
    std::erase_if(all, [this](const Route& route) {
        return route.steps.size() != 1 || !uses(state_.turn, route.steps.front(), scene_.number);
    });
    return all;
}

void Board::setCaption(const Caption& caption) {
    if (caption == scene_.caption) return;
    scene_.caption = caption;
    // Words in a small window are wider than the middle.
    const qreal reach = std::max(middleSide / 2 + 1, maximumCaptionWidth / unit() / 2);
    const QRectF middle(boardSide / 2 - reach, boardSide / 2 - reach, 2 * reach, 2 * reach);
    update(toWidget(middle).toAlignedRect());
}

void Board::setTurn(Side side) {
    if (side == scene_.turn) return;
    scene_.turn = side;
    setPicture(geometry_, pictureOf(false), false);
}

void Board::setWalk(std::optional<int> pawn) {
    walking_ = pawn ? pieceOf(state_.side(), *pawn) : -1;
    walkFrom_ = pawn ? shown_ : std::nullopt;
}

std::vector<QPointF> Board::wayOf(Side side, Progress from, Progress to) const {
    std::vector<QPointF> way;
    if (from == atStart || to == atStart || std::abs(to - from) > maximumWalk) return way;
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
        // At the start each pawn has its own nest.
        const int before = place == atStart
                               ? number
                               : static_cast<int>(std::count(pawns.begin(), pawns.begin() + number, place));
        const Stand stand = standOf(side, place, before, countAt(pawns, place));
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
    picture.cells.assign(partCount, 0);
    if (!state_.isOver())
        for (const int cell : {markOf(scene_.turn, atStart), markOf(scene_.turn, atHome)})
            picture.cells[cell] |= hasTurn;
    for (const Side side : allSides) {
        for (const Trace& trace : state_.traces[indexOf(side)]) {
            picture.cells[markOf(side, trace.from)] |= left << static_cast<int>(side);
            if (trace.from == atStart) continue;
            for (int place = trace.from + 1; place < trace.to; ++place)
                picture.cells[markOf(side, place)] |= passed << static_cast<int>(side);
        }
    }
    if (scene_.preview && liftedPiece() < 0 && activeCell() >= 0) {
        const Pawns& pawns = state_.turn.pawns();
        for (std::size_t pawn = 0; pawn < pawnCount; ++pawn) {
            if (markOf(state_.side(), pawns[pawn]) != activeCell()) continue;
            for (const Route& route : routes_[pawn])
                picture.cells[markOf(state_.side(), route.to)] |= reached;
        }
    }
    for (const Side side : allSides) {
        const auto pawns = pawnsOf(side, animated);
        picture.pieces.insert(picture.pieces.end(), pawns.begin(), pawns.end());
    }
    // A pawn hides what stands behind it; walking ones are in front of all.
    std::stable_sort(picture.pieces.begin(), picture.pieces.end(), [](const auto& one, const auto& other) {
        return std::make_pair(!one.via.empty(), one.centre.y()) <
               std::make_pair(!other.via.empty(), other.centre.y());
    });
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

bool Board::keyPressed(int cell, QKeyEvent* event) {
    const int number = event->key() - Qt::Key_0;
    constexpr auto extra = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (number < 1 || number > 6 || (event->modifiers() & extra)) return BoardView::keyPressed(cell, event);
    Q_EMIT numberTyped(number);
    return true;
}

// Drawing ---------------------------------------------------------------------------------------------------

QColor Board::trackColour() const {
    return plt::colour(plt::Role::cellRaised, palette());
}

void Board::changeEvent(QEvent* event) {
    ground_.clear();
    BoardView::changeEvent(event);
}

void Board::paintBackground(QPainter& painter, const QRectF& board) {
    const auto paint = [&](QPainter& ground, const QRectF& /*box*/) { paintGround(ground, board); };
    painter.drawPixmap(
        QPointF(), ground_.get(scene_.numbers ? 1 : 0, size(), painter.device()->devicePixelRatioF(), paint));
}

void Board::paintGround(QPainter& painter, const QRectF& board) const {
    paintFrame(painter, board);
    SquareForms squares;
    for (int cell = 0; cell < partCount; ++cell) {
        const Part part = partOf(cell);
        if (part.kind == Part::Kind::home) {
            paintHome(painter, part.side);
        } else if (part.kind == Part::Kind::start) {
            drawYard(painter, yardOf(part.side), palette());
        } else {
            const QRectF box = toWidgetOnPixels(boxOf(cell));
            paintSquare(painter, squares, part, box);
            if (part.kind == Part::Kind::ring && scene_.numbers) paintNumber(painter, part.square, box);
        }
    }
    drawMedallion(painter, toWidget(QPointF(boardSide / 2, boardSide / 2)), medallionRadius * unit(),
                  palette());
}

void Board::paintFrame(QPainter& painter, const QRectF& board) const {
    const bool dark = plt::isDark(palette());
    const QColor wood = dark ? QColor(0x4E, 0x3A, 0x2A) : QColor(0x9A, 0x6B, 0x42);
    const qreal corner = board.width() * 0.03;
    painter.setPen(QPen(plt::shaded(wood, -0.4), 1));
    painter.setBrush(wood);
    painter.drawRoundedRect(board.adjusted(-6.5, -6.5, 6.5, 6.5), corner, corner);
    painter.setPen(QPen(plt::shaded(wood, 0.25), 1));
    painter.setBrush(plt::mixed(plt::colour(plt::Role::cell, palette()), wood, 0.22));
    painter.drawRoundedRect(board.adjusted(-1, -1, 1, 1), corner * 0.8, corner * 0.8);
}

void Board::paintNumber(QPainter& painter, int square, const QRectF& box) const {
    const qreal height = squareDepth * unit();
    const int pixels = static_cast<int>(height * 0.47);
    if (pixels < 8) return;
    QFont small = font();
    small.setPixelSize(pixels);
    painter.setFont(small);
    // At the end of the square that pawns leave free.
    QRectF place(box.topLeft(), QSizeF(height, height * 0.6));
    if (box.width() > box.height())
        place.moveTop(box.center().y() - place.height() / 2);
    else
        place.translate(0, height * 0.08);
    painter.setPen(plt::colour(plt::Role::ink, palette()));
    for (const Side side : allSides) {
        if (entrySquare(side) != square) continue;
        painter.setPen(onSideColour(side));
        if (!hasNumberAtFarEnd(square)) continue;
        if (side == Side::blue) place.moveRight(box.right() + height * 0.12);
        if (side == Side::red) place.moveBottom(box.bottom() - height * 0.02);
    }
    painter.drawText(place, Qt::AlignCenter, locale().toString(square));
}

void Board::paintSquare(QPainter& painter, SquareForms& squares, const Part& part, const QRectF& box) const {
    const bool ring = part.kind == Part::Kind::ring;
    const bool safe = ring && isSafe(part.square);
    QColor fill = trackColour();
    if (!ring) fill = sideColour(part.side);
    if (safe) fill = safeColour(palette());
    std::optional<Side> entered;
    for (const Side side : allSides)
        if (ring && entrySquare(side) == part.square) entered = side;
    if (entered) fill = sideColour(*entered);
    const qreal gap = std::min(1.0, unit() * 0.12);
    const qreal corner = unit() * 0.45;
    const auto form = [&](QPainter& square, const QRectF& whole) {
        square.setPen(QPen(plt::mixed(fill, plt::markDark, plt::isDark(palette()) ? 0.6 : 0.4), 1));
        square.setBrush(fill);
        square.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5 - gap, -0.5 - gap), corner, corner);
    };
    squares.draw(painter, fill, box, form);
    QRectF sign(0, 0, unit() * 2, unit() * 2);
    sign.moveCenter(box.center());
    if (!ring) {
        const QColor shade = plt::mixed(fill, onSideColour(part.side), 0.42);
        painter.fillPath(emblem(part.side, sign.adjusted(unit() / 4, unit() / 4, -unit() / 4, -unit() / 4)),
                         shade);
    }
    if (safe) {
        const QColor line = entered ? onSideColour(*entered) : plt::markDark;
        drawShield(painter, sign, line);
        const qreal edge = unit() * 0.3;
        drawShield(painter, sign.adjusted(edge, edge, -edge, -edge * 1.2),
                   plt::mixed(fill, plt::markLight, 0.75));
    }
    if (!entered) return;
    // An arrow from the yard into the entry square.
    const QPointF way = toWidget(yardBox(*entered).center()) - box.center();
    const bool across = std::abs(way.x()) > std::abs(way.y());
    const QPointF out = across ? QPointF(way.x() > 0 ? 1 : -1, 0) : QPointF(0, way.y() > 0 ? 1 : -1);
    const QPointF side(out.y(), out.x());
    const qreal edge = (across ? box.width() : box.height()) / 2;
    const QPointF foot = box.center() + out * (edge - unit() * 0.35);
    painter.setPen(Qt::NoPen);
    painter.setBrush(onSideColour(*entered));
    painter.drawPolygon(
        QPolygonF{foot - out * unit() * 1.3, foot + side * unit() * 0.8, foot - side * unit() * 0.8});
}

void Board::paintFootprints(QPainter& painter, const Part& part, quint64 look, const QRectF& box) const {
    const bool wide = box.width() > box.height();
    const bool sharesEnd = part.kind == Part::Kind::ring && hasNumberAtFarEnd(part.square);
    for (const Side side : allSides) {
        const bool isLeft = has(look, left, side);
        if (!isLeft && !has(look, passed, side)) continue;
        // Each side walks on a lane of its own at the end of the square that has no number.
        const qreal lane = unit() * (1.4 + 1.05 * static_cast<int>(side) - 1.5);
        const QPointF along = wide ? QPointF(1, 0) : QPointF(0, 1);
        const QPointF across(along.y(), along.x());
        // Beside a number there is room for one, close to the middle: the lanes lie side by side.
        const QPointF centre = box.center() + (sharesEnd ? along * unit() * 1.2 + across * lane * 0.4
                                                         : along * (unit() * 1.4 + lane * 0.5));
        const qreal radius = unit() * (isLeft ? 0.85 : 0.5);
        painter.setPen(QPen(plt::markDark, unit() * (isLeft ? 0.6 : 0.12)));
        painter.setBrush(isLeft ? Qt::NoBrush : QBrush(sideColour(side)));
        painter.drawEllipse(centre, radius, radius);
        if (!isLeft) continue;
        painter.setPen(QPen(sideColour(side), unit() * 0.4));
        painter.drawEllipse(centre, radius, radius);
    }
}

void Board::paintHome(QPainter& painter, Side side) const {
    QPolygonF corners;
    for (const Point corner : homeTriangle(side)) corners << toWidget(onBoard(corner));
    const QColor fill = sideColour(side);
    painter.setPen(QPen(plt::shaded(fill, -0.45), 1));
    painter.setBrush(fill);
    painter.drawPolygon(corners);
    painter.setPen(Qt::NoPen);
    for (int pawn = 0; pawn < pawnCount; ++pawn) {
        const Stand stand = standOf(side, atHome, pawn, pawnCount);
        const qreal radius = stand.size * unit() * 0.56;
        const QPointF centre = toWidget(stand.centre);
        painter.setBrush(plt::mixed(fill, onSideColour(side), 0.2));
        painter.drawEllipse(centre, radius, radius);
        QRectF sign(0, 0, radius * 1.05, radius * 1.05);
        sign.moveCenter(centre);
        painter.fillPath(emblem(side, sign), plt::mixed(fill, onSideColour(side), 0.75));
    }
}

YardLook Board::yardOf(Side side) const {
    YardLook look;
    look.side = side;
    look.player = scene_.players[indexOf(side)];
    look.box = toWidget(yardBox(side));
    look.head = toWidget(yardHead(side));
    for (int pawn = 0; pawn < pawnCount; ++pawn) {
        const Stand stand = standOf(side, atStart, pawn, pawnCount);
        const qreal size = stand.size * unit();
        QRectF box(0, 0, size, size);
        box.moveCenter(toWidget(stand.centre));
        look.nests[pawn] = box;
    }
    return look;
}

void Board::paintCell(QPainter& painter, const plt::CellPaint& cell) {
    const Part part = partOf(cell.cell);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    if (part.kind == Part::Kind::start)
        drawPlayer(painter, yardOf(part.side), (cell.look & hasTurn) != 0, palette());
    else if (part.kind != Part::Kind::home)
        paintFootprints(painter, part, cell.look, toWidgetOnPixels(boxOf(cell.cell)));
    // Only marks and the hover effect need a path.
    const bool isReached = ((cell.look | cell.previousLook) & reached) != 0;
    if (isReached || cell.hovered) {
        QPainterPath outline;
        if (part.kind == Part::Kind::home) {
            QPolygonF corners;
            for (const Point corner : homeTriangle(part.side)) corners << toWidget(onBoard(corner));
            outline.addPolygon(corners);
            outline.closeSubpath();
        } else {
            const qreal corner = part.kind == Part::Kind::start ? cell.rect.width() / 10 : unit() * 0.45;
            outline.addRoundedRect(cell.rect, corner, corner);
        }
        if (isReached) {
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
    }
    painter.restore();
}

qreal Board::pieceReach() const {
    return 0.55;
}

bool Board::pieceContains(const plt::PiecePicture& piece, QPointF point) const {
    if (BoardView::pieceContains(piece, point)) return true;
    const QPointF head = point - piece.centre + QPointF(0, piece.size * 0.58);
    return std::hypot(head.x(), head.y()) <= piece.size * 0.27;
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
    if (piece.lift <= 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 70));
        painter.drawEllipse(QPointF(piece.rect.center().x() + width * 0.06, piece.rect.top() + width * 0.86),
                            width * 0.5, width * 0.17);
    }
    drawPawn(painter, side, box, piece.movable);
    painter.restore();
}

/// Shows from where to where a hint leads: a ring around each place, and an arrow that covers neither.
void Board::paintHint(QPainter& painter) const {
    if (scene_.marks.size() != 2) return;
    const QColor colour = plt::markColour(plt::Mark::hint, palette());
    const qreal side = squareDepth * unit();
    const plt::MarkLines lines = plt::markLines(plt::Mark::hint, side);
    for (const int cell : scene_.marks) {
        QPainterPath ring;
        const qreal reach = lines.reach();
        const QRectF box = toWidget(boxOf(cell)).adjusted(reach, reach, -reach, -reach);
        if (partOf(cell).kind == Part::Kind::home) continue;
        ring.addRoundedRect(box, unit() * 0.45, unit() * 0.45);
        plt::drawMarkedLine(painter, ring, colour, lines);
    }
    const QPointF from = toWidget(boxOf(scene_.marks.front()).center());
    const QPointF to = toWidget(boxOf(scene_.marks.back()).center());
    const QPointF way = to - from;
    const qreal length = std::hypot(way.x(), way.y());
    if (length < 1) return;
    const QPointF ahead = way / length;
    QPointF aside(ahead.y(), -ahead.x());
    // Bent towards the middle of the board, where there is room.
    const QPointF middle = toWidget(QPointF(boardSide / 2, boardSide / 2)) - (from + to) / 2;
    if (QPointF::dotProduct(aside, middle) < 0) aside = -aside;
    const qreal bend = std::max(length * 0.3, 4 * unit());
    const QPointF top = (from + to) / 2 + aside * bend;
    const auto towards = [](QPointF one, QPointF other, qreal distance) {
        const QPointF line = other - one;
        return one + line * (distance / std::max(1.0, std::hypot(line.x(), line.y())));
    };
    const QPointF tail = towards(from, top, 2.6 * unit());
    const QPointF tip = towards(to, top, 2.1 * unit());
    plt::drawMarkedForm(painter, plt::hintArrow(tail, top, tip, 0.55 * unit()), colour, 1);
}

void Board::paintOverlay(QPainter& painter, const QRectF& /*board*/) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const QPointF middle = toWidget(QPointF(boardSide / 2, boardSide / 2));
    const qreal radius = medallionRadius * unit();
    // The outline of a home that is marked meets the others in the middle, behind the words.
    if (std::any_of(scene_.last.begin(), scene_.last.end(),
                    [](int cell) { return partOf(cell).kind == Part::Kind::home; }))
        drawMedallion(painter, middle, radius, palette());
    // Words are above the pawns at home.
    drawCaption(painter, middle, radius, middleSide * unit(), scene_.caption, palette());
    paintHint(painter);
    painter.restore();
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
