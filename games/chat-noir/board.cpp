// SPDX-License-Identifier: MIT
#include "chat-noir/board.h"

#include "chat-noir/grid/search.h"
#include "chat-noir/input.h"
#include "chat-noir/picture/cat_painter.h"
#include "chat-noir/picture/cell_painter.h"
#include "chat-noir/picture/looks.h"
#include "common/accessible/cells.h"
#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/look/motion.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QPainter>

namespace chat_noir {
namespace {

constexpr int catPiece = 1;

// In picture units: the fence runs around the circles, and a cat that gets away leaps onto it.
constexpr qreal fenceGap = 7;
constexpr qreal leap = 14;
constexpr qreal postEvery = 38;

QPointF pointOf(Cell cell) {
    return {centreX(cell), centreY(cell)};
}

/// The way over the fence from a circle at the edge.
QPointF outwards(Cell cell, int size) {
    return {cell.x == 0          ? -leap
            : cell.x == size - 1 ? leap
                                 : 0,
            cell.y == 0          ? -leap
            : cell.y == size - 1 ? leap
                                 : 0};
}

/// The hit areas of the circles, with a margin for a cat on the edge.
class Circles : public plt::OffsetCircles {
  public:
    explicit Circles(int size)
        : OffsetCircles(size, {circleRadius, 2 * halfSpacing, 2 * halfSpacing * rowFactor},
                        [size](int column, int row) {
                            return onBoard({column, row}, size);
                        }) {}
    QRectF bounds() const override {
        constexpr qreal room = catBox / 2 - circleRadius + leap;
        return OffsetCircles::bounds().adjusted(-room, -room, room, room);
    }
};

}  // namespace

BoardWidget::BoardWidget(QWidget* parent) : BoardView(parent) {
    state_ = Rules::begin({}, {});
    setBoardMargin(2);
    connect(this, &BoardView::cellActivated, this, [this](int cell, const plt::CellInput& input) {
        if (input.button == Qt::LeftButton) Q_EMIT chosen(cell);
    });
    connect(this, &BoardView::activeCellChanged, this, &BoardWidget::showPreview);
}

World BoardWidget::world() const {
    World world{state_.position, std::nullopt, help_ || held_};
    if (const int cell = activeCell(); cell >= 0 && canBlock(state_.position, cellOf(cell)))
        world.mouse = cellOf(cell);
    return world;
}

std::optional<int> BoardWidget::stepsToEdge() const {
    const World now = world();
    const Distance distance = distancesFrom(previewed(now), boundary).at(now.position.cat);
    return distance == infinity ? std::nullopt : std::optional(distance - 1);
}

void BoardWidget::showGame(const State& state, const std::vector<int>& marks, bool help, bool animated) {
    const bool otherBoard = !geometry_ || state.options.size != state_.options.size;
    state_ = state;
    marks_ = marks;
    help_ = help;
    if (otherBoard) geometry_ = std::make_shared<Circles>(side());
    showPicture(animated);
    if (otherBoard) setCursorCell(numberOf(state.position.cat));
}

void BoardWidget::setHeld(bool held) {
    if (held_ == held) return;
    held_ = held;
    showPreview();
}

void BoardWidget::showPreview() {
    showPicture(true);
    Q_EMIT previewChanged();
}

void BoardWidget::showPicture(bool animated) {
    if (!geometry_) return;
    const World now = world();
    const Position& position = now.position;
    path_ = shortestPathCells(now);
    plt::BoardPicture picture;
    picture.cells.resize(static_cast<std::size_t>(geometry_->cellCount()));
    for (const Cell cell : position.board.cells()) {
        CellLook look;
        look.blocked = position.board.isBlocked(cell);
        look.onPath = std::ranges::find(path_, cell) != path_.end();
        look.blooming = look.blocked && position.standing == Standing::trapped;
        picture.cells[numberOf(cell)] = look.number();
    }
    CatLook cat{moodOf(position.standing), 0};
    if (now.mouse) cat.gaze = CatLook::gazeAlong(pointOf(*now.mouse) - pointOf(position.cat));
    QPointF at = pointOf(position.cat);
    if (position.standing == Standing::escaped) at += outwards(position.cat, side());
    picture.pieces.push_back({catPiece, cat.number(), at, catBox});
    picture.marks = marks_;
    if (state_.lastBlocked && position.standing != Standing::trapped)
        picture.last = {numberOf(*state_.lastBlocked)};
    setPicture(geometry_, std::move(picture), animated);
}

QString BoardWidget::cellName(int cell) const {
    const Cell place = cellOf(cell);
    const Position& position = state_.position;
    QStringList parts{plt::placeName(place.y + 1, place.x + 1)};
    if (place == position.cat) {
        switch (position.standing) {
            case Standing::escaped:
                parts << tr("the cat, escaped");
                break;
            case Standing::trapped:
                parts << tr("the cat, trapped");
                break;
            case Standing::playing:
                parts << tr("the cat");
                break;
        }
    } else {
        parts << (position.board.isBlocked(place) ? tr("blocked") : tr("free"));
    }
    if (onEdge(place, side())) parts << tr("edge");
    if (place != position.cat && std::ranges::find(path_, place) != path_.end())
        parts << tr("on a shortest way out");
    if (std::ranges::find(marks_, cell) != marks_.end()) parts << tr("hint");
    return plt::listed(parts);
}

bool BoardWidget::cellEnabled(int cell) const {
    return canBlock(state_.position, cellOf(cell));
}

void BoardWidget::paintBackground(QPainter& painter, const QRectF& board) {
    // A lawn within a low fence: beyond it the cat is free.
    const bool dark = plt::isDark(palette());
    const qreal scale = unit();
    const qreal inset = (catBox / 2 - circleRadius + leap - fenceGap) * scale;
    const QRectF garden = board.adjusted(inset, inset, -inset, -inset);
    const qreal corner = 14 * scale;
    const QColor lawn = dark ? QColor(0x24, 0x30, 0x28) : QColor(0xD9, 0xE8, 0xBE);
    QLinearGradient light(garden.topLeft(), garden.bottomRight());
    light.setColorAt(0, plt::shaded(lawn, 0.08));
    light.setColorAt(1, plt::shaded(lawn, -0.06));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawRoundedRect(garden, corner, corner);

    const QColor wood = dark ? QColor(0x8C, 0x76, 0x5C) : QColor(0xC9, 0xA4, 0x7A);
    const QColor rim = plt::shaded(wood, -0.45);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [width, tint] : {std::pair(4.4, rim), std::pair(2.6, wood)}) {
        painter.setPen(QPen(tint, width * scale));
        painter.drawRoundedRect(garden, corner, corner);
    }
    painter.setPen(QPen(rim, std::max(1.0, scale)));
    painter.setBrush(plt::shaded(wood, 0.12));
    const qreal post = 3.6 * scale;
    const auto postsAlong = [&](QPointF from, QPointF to) {
        const QPointF way = to - from;
        const int posts = std::max(1, static_cast<int>(std::hypot(way.x(), way.y()) / (postEvery * scale)));
        for (int i = 0; i <= posts; ++i) {
            const QPointF at = from + way * i / posts;
            painter.drawRoundedRect(QRectF(at.x() - post, at.y() - post, 2 * post, 2 * post), scale, scale);
        }
    };
    postsAlong(garden.topLeft() + QPointF(corner, 0), garden.topRight() - QPointF(corner, 0));
    postsAlong(garden.bottomLeft() + QPointF(corner, 0), garden.bottomRight() - QPointF(corner, 0));
    postsAlong(garden.topLeft() + QPointF(0, corner), garden.bottomLeft() - QPointF(0, corner));
    postsAlong(garden.topRight() + QPointF(0, corner), garden.bottomRight() - QPointF(0, corner));
}

void BoardWidget::paintCell(QPainter& painter, const plt::CellPaint& paint) {
    if (!cellExists(paint.cell)) return;
    // Aligns every circle with device pixels, whether cached or drawn directly, so that none jumps when its
    // animation ends.
    const qreal ratio = devicePixelRatioF();
    const auto snapped = [ratio](qreal length) { return std::round(length * ratio) / ratio; };
    const int width = static_cast<int>(std::ceil(paint.rect.width()));
    const QPointF corner(snapped(paint.rect.center().x() - width / 2.0),
                         snapped(paint.rect.center().y() - width / 2.0));
    plt::CellPaint placed = paint;
    placed.rect.moveCenter(corner + QPointF(width, width) / 2);
    const int shape = hedgeShape(paint.cell);
    if (paint.progress < 1 || paint.hovered || paint.pressed || paint.cursor) {
        paintStone(painter, placed, shape, cellEnabled(paint.cell), palette());
        return;
    }
    const auto draw = [&](QPainter& sprite, const QRectF& box) {
        placed.rect.moveCenter(box.center());
        paintStone(sprite, placed, shape, false, palette());
    };
    const quint64 key = paint.look << 8U | static_cast<quint64>(shape);
    painter.drawPixmap(corner, stones_.get(key, {width, width}, ratio, draw));
}

void BoardWidget::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) stones_.clear();
    BoardView::changeEvent(event);
}

void BoardWidget::paintPiece(QPainter& painter, const plt::PiecePaint& paint) {
    paintCat(painter, paint, palette());
}

int BoardWidget::changeDuration(int cell, quint64 from, quint64 to) const {
    const CellLook now = CellLook::of(to);
    if (now.blooming && !CellLook::of(from).blooming) {
        // Hedges nearer to the cat bloom sooner.
        const QPointF way = pointOf(cellOf(cell)) - pointOf(state_.position.cat);
        const qreal steps = std::hypot(way.x(), way.y()) / (2 * halfSpacing);
        return std::min(plt::motion::celebration, static_cast<int>(250 + 110 * steps));
    }
    return now.blocked != CellLook::of(from).blocked ? plt::motion::move : plt::motion::fade;
}

bool BoardWidget::keyPressed(int cell, QKeyEvent* event) {
    Q_UNUSED(cell)
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    if (event->key() == Qt::Key_H) {
        setHeld(true);
        return true;
    }
    if (event->key() == Qt::Key_N && asksForNewGame(world(), Key::newGame)) {
        Q_EMIT newGameRequested();
        return true;
    }
    return false;
}

bool BoardWidget::keyReleased(int cell, QKeyEvent* event) {
    Q_UNUSED(cell)
    if (event->key() != Qt::Key_H) return false;
    // Auto-repeat sends pairs of release and press.
    if (!event->isAutoRepeat()) setHeld(false);
    return true;
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    // The release of the key will go to another widget.
    setHeld(false);
    BoardView::focusOutEvent(event);
}

}  // namespace chat_noir
