// SPDX-License-Identifier: MIT
#include "mines/board.h"

#include "common/accessible/cells.h"
#include "common/look/colours.h"
#include "common/look/motion.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace mines {

namespace {

/// An opening spreads by this many milliseconds per tile, up to the longest delay.
constexpr int spread = 14;
constexpr int maximumDelay = 320;
/// The mines of a won board bloom one after the other, slowly enough to be seen.
constexpr int bloom = 420;
constexpr int bloomSpread = 60;
constexpr int maximumBloomDelay = 900;

int durationOf(TileLook look) {
    return look.face == Face::flower ? bloom : plt::motion::fade;
}

}  // namespace

BoardWidget::BoardWidget(QWidget* parent) : BoardView(parent) {
    setObjectName(QStringLiteral("board"));
    setLongPress(true);
    painter_.setStyle(palette(), font());
    connect(this, &BoardView::cellPressed, this, [this](int cell, const plt::CellInput& input) {
        held_ = input;
        // The tiles that a chord would uncover are drawn pressed together.
        if (state_.tile(cell).open()) state_.grid().around(cell, [this](int other) { updateCell(other); });
    });
    connect(this, &BoardView::cellReleased, this, [this](int cell) {
        held_.reset();
        if (cell < state_.grid().cells())
            state_.grid().around(cell, [this](int other) { updateCell(other); });
    });
    connect(this, &BoardView::cellDragged, this,
            [this](int from) { state_.grid().around(from, [this](int other) { updateCell(other); }); });
}

void BoardWidget::showGame(const State& state, const std::vector<double>& chances,
                           const std::vector<int>& marks, int origin, bool animated) {
    const bool sameBoard = geometry_ && state.grid() == state_.grid();
    if (!sameBoard) geometry_ = std::make_shared<plt::SquareGrid>(state.options.width, state.options.height);
    state_ = state;
    origin_ = origin;
    plt::BoardPicture picture;
    picture.cells.reserve(state.tiles.size());
    for (int cell = 0; cell < state.grid().cells(); ++cell)
        picture.cells.push_back(lookOf(state, cell, chances.empty() ? -1 : chances[cell]).packed());
    picture.marks = marks;
    setPicture(geometry_, std::move(picture), animated);
    if (!sameBoard) setCursorCell(state.grid().cell(state.options.width / 2, state.options.height / 2));
}

bool BoardWidget::isSecondary(const plt::CellInput& input) const {
    const bool changed = (input.modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
    return input.button == Qt::RightButton || changed != marking_;
}

QString BoardWidget::cellName(int cell) const {
    const QString place = plt::placeName(state_.grid().y(cell) + 1, state_.grid().x(cell) + 1);
    const TileLook look = TileLook::unpacked(picture().cells[cell]);
    QString name;
    switch (look.face) {
        case Face::covered:
            name = tr("%1, covered").arg(place);
            break;
        case Face::flag:
            name = tr("%1, covered, flag").arg(place);
            break;
        case Face::question:
            name = tr("%1, covered, question mark").arg(place);
            break;
        case Face::start:
            name = tr("%1, covered, start here").arg(place);
            break;
        case Face::flower:
            name = tr("%1, mine found, in bloom").arg(place);
            break;
        case Face::open:
            name = look.number == 0 ? tr("%1, empty").arg(place)
                                    : tr("%1, number %L2").arg(place).arg(look.number);
            break;
        case Face::mine:
            name = tr("%1, mine").arg(place);
            break;
        case Face::exploded:
            name = tr("%1, exploded mine").arg(place);
            break;
        case Face::wrongFlag:
            name = tr("%1, wrong flag").arg(place);
            break;
    }
    return look.percent < 0 ? name : tr("%1, mine with %L2 percent").arg(name).arg(look.percent);
}

bool BoardWidget::cellEnabled(int cell) const {
    if (state_.status != plt::Outcome::playing) return false;
    const Tile& tile = state_.tile(cell);
    if (!tile.open()) return tile.mark != Mark::flag && !beginsElsewhere(state_, cell);
    return tile.number > 0 && coveredAround(state_, cell) > 0 && flagsAround(state_, cell) == tile.number;
}

void BoardWidget::paintBackground(QPainter& painter, const QRectF& board) {
    // The rim keeps the edge of the board visible where tiles are open.
    const qreal rim = std::clamp(unit() / 10, 1.0, 5.0);
    const QRectF frame = board.adjusted(-rim, -rim, rim, rim);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plt::mixed(openColour(palette()), plt::colour(plt::Role::ink, palette()), 0.28));
    painter.drawRoundedRect(frame, rim, rim);
    painter.fillRect(board, openColour(palette()));
}

bool BoardWidget::coveredNumberNeighbour(int number, int cell) const {
    if (number < 0 || number == cell) return false;
    const Tile& tile = state_.tile(number);
    const Grid grid = state_.grid();
    return tile.open() && tile.number > 0 && !state_.tile(cell).open() &&
           std::abs(grid.x(number) - grid.x(cell)) <= 1 && std::abs(grid.y(number) - grid.y(cell)) <= 1;
}

Touch BoardWidget::touchOf(const plt::CellPaint& cell) const {
    if (state_.status != plt::Outcome::playing) return Touch::none;
    const Tile& tile = state_.tile(cell.cell);
    if (cell.pressed && held_ && !tile.open()) {
        if (isSecondary(*held_)) return Touch::marking;
        return tile.mark == Mark::flag ? Touch::hovered : Touch::uncovering;
    }
    const int pressed = pressedCell();
    if (held_ && pressed >= 0 && hoveredCell() == pressed && tile.mark != Mark::flag &&
        !isSecondary(*held_) && (oneButton_ || held_->button == Qt::MiddleButton) &&
        coveredNumberNeighbour(pressed, cell.cell))
        return Touch::uncovering;
    if (pressed < 0 && coveredNumberNeighbour(activeCell(), cell.cell)) return Touch::counted;
    return cell.hovered ? Touch::hovered : Touch::none;
}

void BoardWidget::paintCell(QPainter& painter, const plt::CellPaint& cell) {
    const TileLook to = TileLook::unpacked(cell.look);
    const Touch touch = touchOf(cell);
    if (cell.progress >= 1 || cell.look == cell.previousLook) {
        painter_.paint(painter, cell.rect, to, touch);
        return;
    }
    // The board stretches each change over its whole duration; tiles farther away are delayed first.
    const int duration = changeDuration(cell.cell, cell.previousLook, cell.look);
    const qreal elapsed = (1 - std::cbrt(1 - cell.progress)) * duration;
    const qreal waited = std::clamp((elapsed - delay(cell.cell, to)) / durationOf(to), 0.0, 1.0);
    const qreal progress = 1 - std::pow(1 - waited, 3);
    painter_.paintChange(painter, cell.rect, TileLook::unpacked(cell.previousLook), to, touch, progress);
}

int BoardWidget::delay(int cell, TileLook to) const {
    if (origin_ < 0) return 0;
    const Grid grid = state_.grid();
    const qreal distance = std::hypot(grid.x(cell) - grid.x(origin_), grid.y(cell) - grid.y(origin_));
    const bool blooms = to.face == Face::flower;
    return std::min(blooms ? maximumBloomDelay : maximumDelay,
                    int(std::lround(distance * (blooms ? bloomSpread : spread))));
}

int BoardWidget::changeDuration(int cell, quint64 from, quint64 to) const {
    // Chances change with every move and are not animated.
    const TileLook before = TileLook::unpacked(from);
    const TileLook after = TileLook::unpacked(to);
    if (before.face == after.face && before.number == after.number) return 0;
    return durationOf(after) + delay(cell, after);
}

bool BoardWidget::keyPressed(int cell, QKeyEvent* event) {
    if (event->modifiers() != Qt::NoModifier || event->isAutoRepeat()) return false;
    if (event->key() != Qt::Key_F && event->key() != Qt::Key_Q) return false;
    Q_EMIT markRequested(cell, event->key() == Qt::Key_Q);
    return true;
}

std::vector<int> BoardWidget::cellsActiveWith(int cell) const {
    std::vector<int> group;
    if (cell >= 0 && cell < state_.grid().cells()) {
        state_.grid().around(cell, [&](int other) {
            if (coveredNumberNeighbour(cell, other)) group.push_back(other);
        });
    }
    return group;
}

void BoardWidget::changeEvent(QEvent* event) {
    BoardView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        painter_.setStyle(palette(), font());
        update();
    }
}

}  // namespace mines
