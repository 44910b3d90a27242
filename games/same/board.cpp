// SPDX-License-Identifier: MIT
#include "same/board.h"

#include "common/accessible/cells.h"
#include "common/look/colours.h"
#include "common/look/marks.h"
#include "common/look/motion.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace same {

namespace {

/// The duration of a fall in ms: a fixed part, and a part for every row (or column) of the way.
constexpr int fallBase = 90;
constexpr int fallRow = 35;
/// Every deal has a range of ball ids of its own.
constexpr int ballsADeal = maxColumns * maxRows;
/// The opacity of everything that is not part of a hint.
constexpr qreal steppedBack = 0.38;
constexpr int risingMs = 900;
/// The least height of the value that rises, in cells of this many pixels.
constexpr qreal leastRising = 24;

constexpr quint64 cellLook(int colour, unsigned joins) {
    return colour == none ? 0 : static_cast<quint64>(colour + 1) | (static_cast<quint64>(joins) << 8);
}
constexpr int colourOf(quint64 look) {
    return static_cast<int>(look & 0xff) - 1;
}
constexpr unsigned joinsOf(quint64 look) {
    return static_cast<unsigned>(look >> 8);
}

}  // namespace

Board::Board(QWidget* parent) : plt::BoardView(parent) {
    connect(this, &BoardView::activeCellChanged, this, &Board::updateLit);
    connect(this, &BoardView::cellPressed, this, &Board::updateLit);
    connect(this, &BoardView::cellDragged, this, &Board::updateLit);
    connect(this, &BoardView::cellReleased, this, &Board::updateLit);
    joy_.setDuration(plt::motion::celebration);
    joy_.setStartValue(0.0);
    joy_.setEndValue(1.0);
    connect(&joy_, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
    rising_.setDuration(risingMs);
    rising_.setStartValue(0.0);
    rising_.setEndValue(1.0);
    const auto updateRising = [this] { update(risingBox().toAlignedRect()); };
    connect(&rising_, &QVariantAnimation::valueChanged, this, updateRising);
    connect(&rising_, &QVariantAnimation::stateChanged, this, updateRising);
}

void Board::showGame(const State& state, int deal, const std::vector<int>& hinted, bool animated) {
    const bool otherSize =
        !grid_ || grid_->columns() != state.options.columns || grid_->rows() != state.options.rows;
    if (otherSize) grid_ = std::make_shared<plt::SquareGrid>(state.options.columns, state.options.rows);
    joy_.stop();
    state_ = state;
    deal_ = deal;

    std::vector<bool> hintedBalls(state.colours.size());
    for (const int cell : hinted) hintedBalls[state.ballAt(cell)] = true;
    if (hinted != hinted_) update();
    hinted_ = hinted;
    hintedBalls_ = std::move(hintedBalls);

    plt::BoardPicture picture;
    settling_ = 0;
    std::vector<QPointF> places(state.colours.size(), QPointF(-1, -1));
    const int first = deal * ballsADeal;
    for (const auto& piece : this->picture().pieces) {
        const int ball = piece.id - first;
        if (ball >= 0 && ball < static_cast<int>(places.size())) places[ball] = piece.centre;
    }
    for (int cell = 0; cell < state.options.cells(); ++cell) {
        const int colour = state.colourAt(cell);
        picture.cells.push_back(cellLook(colour, joinsAt(cell)));
        if (colour == none) continue;
        const int ball = state.ballAt(cell);
        plt::PiecePicture piece;
        piece.id = first + ball;
        piece.look = static_cast<quint64>(colour);
        piece.centre = grid_->cellRect(cell).center();
        const QPointF before = places[ball];
        if (before.x() >= 0) {
            plt::PiecePicture from = piece;
            from.centre = before;
            settling_ = std::max(settling_, moveDuration(from, piece));
        }
        picture.pieces.push_back(piece);
    }
    // Sorted by id, so that the stacking order does not change when balls fall.
    std::sort(picture.pieces.begin(), picture.pieces.end(),
              [](const auto& one, const auto& other) { return one.id < other.id; });
    setPicture(grid_, std::move(picture), animated);
    if (otherSize) setCursorCell(state.cell(0, state.options.rows - 1));
    if (state.left == 0) update();
    updateLit();
}

void Board::setShapes(bool shapes) {
    if (shapes == balls_.shapes()) return;
    balls_.setShapes(shapes);
    update();
}

unsigned Board::joinsAt(int cell) const {
    const int columns = state_.options.columns;
    const int rows = state_.options.rows;
    const int column = cell % columns;
    const int row = cell / columns;
    const int colour = state_.colourAt(cell);
    const auto same = [&](int right, int down) {
        const int x = column + right;
        const int y = row + down;
        return x >= 0 && x < columns && y >= 0 && y < rows && state_.colourAt(state_.cell(x, y)) == colour;
    };
    unsigned joins = 0;
    const bool right = same(1, 0);
    const bool down = same(0, 1);
    const bool left = same(-1, 0);
    const bool up = same(0, -1);
    if (right) joins |= joinRight;
    if (down) joins |= joinDown;
    if (left) joins |= joinLeft;
    if (up) joins |= joinUp;
    if (down && right && same(1, 1)) joins |= joinDownRight;
    if (down && left && same(-1, 1)) joins |= joinDownLeft;
    if (up && left && same(-1, -1)) joins |= joinUpLeft;
    if (up && right && same(1, -1)) joins |= joinUpRight;
    return joins;
}

std::vector<int> Board::cellsActiveWith(int cell) const {
    return groupAt(state_, cell);
}

bool Board::isSameTarget(int pressed, int over) const {
    if (pressed == over) return true;
    const auto group = groupAt(state_, pressed);
    return std::binary_search(group.begin(), group.end(), over);
}

void Board::updateLit() {
    const bool held = pressedCell() >= 0;
    auto group = groupAt(state_, held ? pressedCell() : activeCell());
    // Releasing the button outside the pressed group removes nothing.
    const bool pressed = held && std::binary_search(group.begin(), group.end(), hoveredCell());
    std::vector<bool> balls(state_.colours.size());
    for (const int cell : group) balls[state_.ballAt(cell)] = true;
    if (group == lit_ && balls == litBalls_ && pressed == pressed_) return;
    for (const int cell : lit_) updateCell(cell);
    for (const int cell : group) updateCell(cell);
    lit_ = std::move(group);
    litBalls_ = std::move(balls);
    pressed_ = pressed;
    Q_EMIT activeGroupChanged();
}

Light Board::lightOf(int cell) const {
    if (lit_.size() > 1 && std::binary_search(lit_.begin(), lit_.end(), cell)) {
        return pressed_ ? Light::pressed : Light::lit;
    }
    return std::binary_search(hinted_.begin(), hinted_.end(), cell) ? Light::hinted : Light::rest;
}

QString Board::cellName(int cell) const {
    if (state_.cells.empty()) return {};
    const QString place =
        plt::placeName(cell / state_.options.columns + 1, cell % state_.options.columns + 1);
    const int colour = state_.colourAt(cell);
    if (colour == none) return tr("%1, empty").arg(place);
    const auto balls = groupAt(state_, cell).size();
    if (balls < 2) return tr("%1, %2, alone").arg(place, ballName(colour));
    return tr("%1, %2, group of %L3, %Ln points", "%1, %2, group of %L3, 1 point",
              static_cast<int>(clickValue(state_.options.scoring, static_cast<int>(balls))))
        .arg(place, ballName(colour))
        .arg(balls);
}

bool Board::cellEnabled(int cell) const {
    return groupAt(state_, cell).size() > 1;
}

int Board::moveDuration(const plt::PiecePicture& from, const plt::PiecePicture& to) const {
    const QPointF way = to.centre - from.centre;
    const qreal longest = std::max(std::abs(way.x()), std::abs(way.y()));
    return longest < 0.01 ? 0 : fallBase + static_cast<int>(std::lround(fallRow * longest));
}

int Board::changeDuration(int cell, quint64 from, quint64 to) const {
    Q_UNUSED(cell)
    Q_UNUSED(from)
    Q_UNUSED(to)
    return std::max(plt::motion::fade, settling_);
}

void Board::paintBackground(QPainter& painter, const QRectF& board) {
    const qreal reach = std::min(5.0, unit() / 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(
        plt::mixed(plt::colour(plt::Role::paper, palette()), plt::colour(plt::Role::cell, palette()), 0.55));
    painter.drawRoundedRect(board.adjusted(-reach, -reach, reach, reach), reach * 1.6, reach * 1.6);
}

void Board::paintCell(QPainter& painter, const plt::CellPaint& cell) {
    const auto draw = [&](quint64 look, qreal opacity, Light light) {
        if (look == 0 || opacity <= 0) return;
        painter.setOpacity(opacity * (hinted_.empty() || light != Light::rest ? 1 : steppedBack));
        balls_.bed(painter, cell.rect, colourOf(look), joinsOf(look), light, palette());
    };
    if (cell.progress >= 1) {
        draw(cell.look, 1, lightOf(cell.cell));
        return;
    }
    // The old bed fades at once; the new one appears when the balls have arrived. progress is already eased
    // out.
    draw(cell.previousLook, 1 - 3 * cell.progress, Light::rest);
    draw(cell.look, (cell.progress - 0.94) / 0.06, lightOf(cell.cell));
}

void Board::paintPiece(QPainter& painter, const plt::PiecePaint& piece) {
    const int ball = piece.id - deal_ * ballsADeal;
    const bool lit =
        lit_.size() > 1 && ball >= 0 && ball < static_cast<int>(litBalls_.size()) && litBalls_[ball];
    const bool hinted = ball >= 0 && ball < static_cast<int>(hintedBalls_.size()) && hintedBalls_[ball];
    if (!hinted_.empty() && !hinted && !lit) painter.setOpacity(piece.opacity * steppedBack);
    const Light light = !lit ? Light::rest : pressed_ ? Light::pressed : Light::lit;
    if (piece.opacity >= 1) {
        // Boxes of whole device pixels at the resting size share one cached pixmap.
        const qreal side = unit();
        QRectF box(0, 0, side, side);
        const qreal ratio = devicePixelRatioF();
        const qreal hopped = side * hop(toBoard(piece.rect.center()).x() / state_.options.columns);
        box.moveTopLeft({std::round(piece.rect.left() * ratio) / ratio,
                         std::round((piece.rect.top() - hopped) * ratio) / ratio});
        balls_.ball(painter, box, static_cast<int>(piece.look), light);
    } else {
        drawBall(painter, piece.rect, static_cast<int>(piece.look), light, balls_.shapes());
    }
}

void Board::rejoice() {
    if (plt::motion::isEnabled() && isVisible()) joy_.start();
}

qreal Board::hop(qreal place) const {
    if (!isRejoicing()) return 0;
    // Two hops each; those on the right begin later.
    constexpr qreal late = 0.4;
    constexpr qreal height = 0.45;
    const qreal own = std::clamp((joy_.currentValue().toDouble() - late * place) / (1 - late), 0.0, 1.0);
    return height * (1 - own) * std::abs(std::sin(2 * std::numbers::pi * own));
}

void Board::showFloatingValue(const std::vector<int>& group, std::int64_t value) {
    if (!plt::motion::isEnabled() || !isVisible() || group.empty()) return;
    QPointF sum;
    for (const int cell : group) sum += grid_->cellRect(cell).center();
    rising_.stop();
    risingFrom_ = sum / static_cast<qreal>(group.size());
    risingText_ = QLatin1Char('+') + QLocale().toString(static_cast<qint64>(value));
    rising_.start();
}

qreal Board::risingSide() const {
    return std::max(unit(), leastRising);
}

QRectF Board::risingBox() const {
    const qreal side = risingSide();
    return QRectF(0, 0, side * 4, side * 3).translated(toWidget(risingFrom_) - QPointF(side * 2, side * 2.2));
}

void Board::paintRisingValue(QPainter& painter) const {
    const qreal time = rising_.currentValue().toDouble();
    const qreal side = risingSide();
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(static_cast<int>(side * 0.62));
    const QFontMetricsF metrics(bold);
    QRectF plate(0, 0, metrics.horizontalAdvance(risingText_) + side * 0.5, metrics.height());
    const QRectF box = risingBox();
    const qreal rise = side * 1.3 * (1 - (1 - time) * (1 - time));
    plate.moveCenter({box.center().x(), box.bottom() - side * 0.8 - rise});
    plate.moveRight(std::min(plate.right(), width() - 4.0));
    plate.moveLeft(std::max(plate.left(), 4.0));
    plate.moveTop(std::max(plate.top(), 0.0));
    // A plate of its own, as it floats over balls of all colours, and over paper while it fades.
    painter.setOpacity(std::min(1.0, (1 - time) * 4));
    painter.setPen(Qt::NoPen);
    painter.setBrush(plt::colour(plt::Role::ink, palette()));
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter.setFont(bold);
    painter.setPen(plt::colour(plt::Role::paper, palette()));
    painter.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, risingText_);
    painter.setOpacity(1);
}

void Board::paintHintSign(QPainter& painter) const {
    // One sign for the whole group, on its upper right ball.
    const auto isBefore = [this](int one, int other) {
        const int columns = state_.options.columns;
        return std::pair(one / columns, -(one % columns)) < std::pair(other / columns, -(other % columns));
    };
    const int ball = *std::min_element(hinted_.begin(), hinted_.end(), isBefore);
    const QRectF cell = toWidgetOnPixels(grid_->cellRect(ball));
    const qreal inset = plt::markLines(plt::Mark::hint, cell.width()).reach();
    QPainterPath outline;
    outline.addRect(cell.adjusted(inset, inset, -inset, -inset));
    plt::drawHintSign(painter, outline, palette());
}

void Board::paintOverlay(QPainter& painter, const QRectF& board) {
    if (!hinted_.empty()) paintHintSign(painter);
    if (rising_.state() == QVariantAnimation::Running) paintRisingValue(painter);
    if (state_.left > 0 || state_.cells.empty()) return;
    // A garland of all the colours with the text below it; on a cleared board it covers nothing.
    const int colours = state_.options.colours;
    const qreal side = std::min(board.width() / (colours + 3), board.height() / 4.5);
    const QPointF middle(board.center().x(), board.top() + board.height() * 0.36);
    for (int i = 0; i < colours; ++i) {
        const qreal place = i - (colours - 1) / 2.0;
        const QPointF centre(middle.x() + place * side * 1.02,
                             middle.y() + place * place * side * 0.09 - side * hop(qreal(i) / colours));
        drawBall(painter, QRectF(centre - QPointF(side / 2, side / 2), QSizeF(side, side)), i, Light::rest,
                 balls_.shapes());
    }
    QFont font = this->font();
    font.setBold(true);
    font.setPixelSize(std::max(8, static_cast<int>(side * 0.62)));
    painter.setFont(font);
    painter.setPen(plt::colour(plt::Role::ink, palette()));
    const QRectF title(board.left(), middle.y() + side * 1.15, board.width(), side);
    painter.drawText(title, Qt::AlignHCenter | Qt::AlignTop, tr("Cleared!"));
    font.setBold(false);
    font.setPixelSize(std::max(7, static_cast<int>(side * 0.3)));
    painter.setFont(font);
    painter.drawText(title.translated(0, side * 0.95), Qt::AlignHCenter | Qt::AlignTop, clearedText_);
}

plt::Celebration::Confetti Board::flyingBalls() const {
    plt::Celebration::Confetti balls;
    balls.kinds = state_.options.colours;
    balls.paint = [shapes = balls_.shapes()](QPainter& painter, const QRectF& box, int colour) {
        drawBall(painter, box, colour, Light::rest, shapes);
    };
    balls.side = 1.0 / 15;
    balls.tumbles = false;
    return balls;
}

void Board::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) balls_.clear();
    BoardView::changeEvent(event);
}

}  // namespace same
