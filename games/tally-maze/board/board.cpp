// SPDX-License-Identifier: MIT
#include "tally-maze/board/board.h"

#include "common/accessible/cells.h"
#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/look/marks.h"
#include "common/look/motion.h"
#include "tally-maze/picture/ball_painter.h"
#include "tally-maze/picture/looks.h"
#include "tally-maze/picture/pumpkin_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace tally_maze {

namespace {

constexpr int ballPiece = 1;
constexpr int firstPumpkinPiece = 2;

constexpr qreal ballSize = 0.7;
constexpr qreal pumpkinSize = 0.8;
/// Pieces that share a cell are smaller and stand aside, and so does a single one beside the flag, which the
/// player looks for.
constexpr qreal sharedSize = 0.57;
constexpr qreal sharedAside = 0.18;
/// Two pumpkins in one cell stand clear of each other, so that both faces are seen.
constexpr qreal pairSize = 0.47;
constexpr std::array<QPointF, 2> pairAside{QPointF(-0.245, -0.19), QPointF(0.245, 0.2)};
constexpr QPointF besideFlag(-0.16, 0.12);

/// A square grid with room for half a hedge at the border.
class MazeGrid : public plt::SquareGrid {
  public:
    explicit MazeGrid(int size) : SquareGrid(size, size) {}
    QRectF bounds() const override { return SquareGrid::bounds().adjusted(-room, -room, room, room); }
    /// The part of a cell between the hedges, where marks are drawn.
    QRectF cellRect(int cell) const override {
        return SquareGrid::cellRect(cell).adjusted(hedge, hedge, -hedge, -hedge);
    }

  private:
    static constexpr qreal room = 0.125;
    static constexpr qreal hedge = 0.095;
};

unsigned bitOf(Direction direction) {
    return 1U << static_cast<unsigned>(direction);
}

unsigned waysAround(const Maze& maze, int cell) {
    unsigned ways = 0;
    for (const auto direction : allDirections)
        if (maze.isOpen(cell, direction)) ways |= bitOf(direction);
    return ways;
}

QColor groundColour(const QPalette& palette) {
    return plt::isDark(palette) ? QColor(0x22, 0x23, 0x2D) : QColor(0xE3, 0xDB, 0xC8);
}

QColor stoneColour(const QPalette& palette) {
    return plt::isDark(palette) ? QColor(0x2D, 0x2F, 0x3C) : QColor(0xF7, 0xF3, 0xE8);
}

std::optional<Key> keyOfArrow(const QKeyEvent& event) {
    const bool keypad = event.modifiers().testFlag(Qt::KeypadModifier);
    switch (event.key()) {
        case Qt::Key_Left:
            return Key::left;
        case Qt::Key_Up:
            return Key::up;
        case Qt::Key_Right:
            return Key::right;
        case Qt::Key_Down:
            return Key::down;
        case Qt::Key_4:
            return keypad ? std::optional(Key::left) : std::nullopt;
        case Qt::Key_8:
            return keypad ? std::optional(Key::up) : std::nullopt;
        case Qt::Key_6:
            return keypad ? std::optional(Key::right) : std::nullopt;
        case Qt::Key_2:
            return keypad ? std::optional(Key::down) : std::nullopt;
        default:
            return std::nullopt;
    }
}

bool isWaitKey(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Space || event.key() == Qt::Key_Period) return true;
    return event.modifiers().testFlag(Qt::KeypadModifier) &&
           (event.key() == Qt::Key_5 || event.key() == Qt::Key_Clear || event.key() == Qt::Key_Comma);
}

bool isPlain(const QKeyEvent& event) {
    const auto held = event.modifiers() & ~Qt::KeypadModifier;
    // On a French keyboard a full stop is typed with Shift.
    return held == Qt::NoModifier || (held == Qt::ShiftModifier && event.key() == Qt::Key_Period);
}

/// Paints a flag at the exit. Its cloth is in the corner that two pumpkins in one cell leave free.
void paintFlag(QPainter& painter, const QRectF& box, const QPalette& palette) {
    painter.translate(box.center() + QPointF(0.2, -0.14) * box.width());
    painter.scale(box.width(), box.width());
    const QColor pole = plt::colour(plt::Role::ink, palette);
    const QColor cloth = plt::colour(plt::Role::bad, palette);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 40));
    painter.drawEllipse(QPointF(-0.12, 0.5), 0.2, 0.055);
    painter.setPen(QPen(pole, 0.06, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-0.16, 0.49), QPointF(-0.16, -0.31));
    QPainterPath flag(QPointF(-0.13, -0.31));
    flag.cubicTo({0.02, -0.39}, {0.1, -0.2}, {0.29, -0.28});
    flag.lineTo(0.29, 0.02);
    flag.cubicTo({0.1, 0.1}, {0.02, -0.09}, {-0.13, -0.01});
    flag.closeSubpath();
    painter.setPen(QPen(plt::shaded(cloth, -0.35), 0.03));
    painter.setBrush(cloth);
    painter.drawPath(flag);
}

}  // namespace

Board::Board(QWidget* parent) : BoardView(parent) {
    setAccessibleName(tr("Maze"));
    setBoardMargin(4);
    growth_.setEasingCurve(plt::motion::easing());
    growth_.setStartValue(0.0);
    growth_.setEndValue(1.0);
    connect(&growth_, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(this, &BoardView::cellPressed, this, [this](int cell, const plt::CellInput& input) {
        dragging_ = input.button == Qt::LeftButton && cell == state().position.ball;
        dragged_ = false;
    });
    connect(this, &BoardView::cellReleased, this, [this] { dragging_ = false; });
    connect(this, &BoardView::cellDragged, this, [this](int /*from*/, int over) { dragTo(over); });
    connect(this, &BoardView::cellActivated, this, [this](int cell, const plt::CellInput& input) {
        if (input.button == Qt::LeftButton) activate(cell);
    });
}

// The position --------------------------------------------------------------------------------------------

void Board::showGarden(int size) {
    content_ = {};
    content_.state.options.size = size;
    content_.state.maze = Maze(size, size);
    // There are no figures yet: all three have the invalid place -1.
    content_.state.position = {-1, {-1, -1}};
    hedges_ = nextHedges_ = hedgesOf(state().maze);
    nextMaze_ = state().maze;
    grid_ = std::make_shared<MazeGrid>(size);
    forgetPictures();
    plt::BoardPicture picture;
    picture.cells.resize(state().maze.cells());
    setPicture(grid_, std::move(picture), false);
    update();
}

void Board::showGame(const Content& content, bool animated) {
    const bool otherBoard = !grid_ || isEmpty() || content.state.options != state().options;
    const bool otherMaze = otherBoard || content.state.number != state().number;
    const bool otherPlace = otherBoard || content.state.position.ball != state().position.ball;
    content_ = content;
    if (otherBoard) {
        grid_ = std::make_shared<MazeGrid>(state().options.size);
        forgetPictures();
    }
    if (otherMaze) {
        hedgesBefore_ = std::exchange(hedges_, hedgesOf(state().maze));
        nextMaze_ = nextMaze(state());
        nextHedges_ = hedgesOf(nextMaze_);
        growth_.stop();
        if (animated && !otherBoard && isVisible() && plt::motion::isEnabled()) {
            growth_.setDuration(plt::motion::paced(plt::motion::move));
            growth_.start();
        }
    }
    showPicture(animated);
    if (otherPlace) setCursorCell(state().position.ball);
}

void Board::holdAhead(bool held) {
    setHeld(&buttonHeld_, held);
}

void Board::setHeld(bool* held, bool on) {
    if (*held == on) return;
    const bool before = showsAhead();
    *held = on;
    if (before != showsAhead()) lookAhead();
}

void Board::lookAhead() {
    if (grid_ && !isEmpty()) showPicture(true);
    Q_EMIT aheadChanged();
}

void Board::showPicture(bool animated) {
    announced_.reset();
    if (content_.announces) {
        if (const auto after = Rules::apply(state(), showsAhead() ? Key::next : Key::wait))
            announced_ = after->position.pumpkins;
    }
    chaser_ = chaserOf(state().maze, state().position);
    plt::BoardPicture picture;
    for (int cell = 0; cell < state().maze.cells(); ++cell) picture.cells.push_back(factsOf(cell).number());
    picture.pieces = pieces();
    picture.marks = content_.marks;
    setPicture(grid_, std::move(picture), animated);
    update();
}

std::vector<plt::PiecePicture> Board::pieces() const {
    const auto& position = state().position;
    const auto centreOf = [this](int cell) { return grid_->cellRect(cell).center(); };
    const bool together = position.pumpkins[0] == position.pumpkins[1];
    std::vector<plt::PiecePicture> pieces;
    for (int pumpkin = 0; pumpkin < 2; ++pumpkin) {
        const int cell = position.pumpkins[pumpkin];
        const PumpkinLook look{pumpkin, pumpkin == chaser_ ? Role::chaser : Role::planner};
        plt::PiecePicture piece{firstPumpkinPiece + pumpkin, look.number(), centreOf(cell), pumpkinSize};
        const bool withBall = cell == position.ball;
        const bool atFlag = cell == state().exit();
        if (together) {
            piece.size = pairSize;
            piece.centre += pairAside[pumpkin];
        } else if (withBall || atFlag) {
            piece.size = sharedSize;
            piece.centre += withBall ? QPointF(-sharedAside, -sharedAside) : besideFlag;
        }
        pieces.push_back(piece);
    }
    plt::PiecePicture ball{ballPiece, BallLook{faceOf(state())}.number(), centreOf(position.ball), ballSize};
    if (position.isCaught()) {
        ball.size = sharedSize;
        ball.centre += QPointF(0.06, 0.17);
    } else if (position.ball == state().exit()) {
        ball.size = sharedSize;
        ball.centre += besideFlag;
    }
    pieces.push_back(ball);
    return pieces;
}

CellFacts Board::factsOf(int cell) const {
    const auto& position = state().position;
    const auto chaser = static_cast<std::size_t>(chaser_);
    CellFacts facts;
    facts.ways = waysAround(state().maze, cell);
    if (const auto ahead = waysAround(nextMaze_, cell); showsAhead() && ahead != facts.ways)
        facts.waysAhead = ahead;
    facts.isExit = cell == state().exit();
    facts.hasBall = cell == position.ball;
    facts.hasChaser = cell == position.pumpkins[chaser];
    facts.hasPlanner = cell == position.pumpkins[1 - chaser];
    if (announced_) {
        for (std::size_t pumpkin = 0; pumpkin < position.pumpkins.size(); ++pumpkin)
            if ((*announced_)[pumpkin] == cell && position.pumpkins[pumpkin] != cell) ++facts.pumpkinsToCome;
    }
    facts.isHinted = std::ranges::find(content_.marks, cell) != content_.marks.end();
    facts.isEnabled = cellEnabled(cell);
    return facts;
}

QString Board::cellName(int cell) const {
    const auto facts = factsOf(cell);
    const auto waysText = [this](unsigned ways) {
        QStringList texts;
        if (ways & bitOf(Direction::left)) texts << tr("to the left");
        if (ways & bitOf(Direction::right)) texts << tr("to the right");
        if (ways & bitOf(Direction::up)) texts << tr("above");
        if (ways & bitOf(Direction::down)) texts << tr("below");
        return locale().createSeparatedList(texts);
    };
    QStringList parts{plt::placeName(state().maze.y(cell) + 1, state().maze.x(cell) + 1),
                      tr("open %1").arg(waysText(facts.ways))};
    if (facts.waysAhead) parts << tr("in the next maze open %1").arg(waysText(*facts.waysAhead));
    if (facts.isExit) parts << tr("flag");
    if (facts.hasBall) parts << tr("ball");
    if (facts.hasChaser) parts << tr("chasing pumpkin");
    if (facts.hasPlanner) parts << tr("planning pumpkin");
    if (facts.pumpkinsToCome == 1) parts << tr("a pumpkin comes next");
    if (facts.pumpkinsToCome == 2) parts << tr("both pumpkins come next");
    if (facts.isHinted) parts << tr("hint");
    return plt::listed(parts);
}

bool Board::cellEnabled(int cell) const {
    const int ball = state().position.ball;
    return isPlaying() && (cell == ball || state().maze.areJoined(ball, cell));
}

QSize Board::sizeHint() const {
    // The window asks while the first maze is still being searched for, and all mazes fit the same square.
    return {600, 600};
}

// Motion --------------------------------------------------------------------------------------------------

bool Board::isAnimating() const {
    return growth_.state() == QAbstractAnimation::Running || BoardView::isAnimating();
}

void Board::finishAnimation() {
    if (growth_.state() == QAbstractAnimation::Running) {
        growth_.stop();
        update();
    }
    BoardView::finishAnimation();
}

int Board::moveDuration(const plt::PiecePicture& /*from*/, const plt::PiecePicture& /*to*/) const {
    return plt::motion::move;
}

int Board::changeDuration(int /*cell*/, quint64 /*from*/, quint64 /*to*/) const {
    return 0;
}

// Painting ------------------------------------------------------------------------------------------------

HedgePainter Board::hedgePainter() const {
    const auto corner = [this](int column, int row) {
        return toWidgetOnPixels(QRectF(column, row, 1, 1)).topLeft();
    };
    return {grid_->columns(), corner, devicePixelRatioF(), palette()};
}

bool Board::isOfThisSize(const QPixmap& layer) const {
    return layer.size() == (QSizeF(size()) * devicePixelRatioF()).toSize() &&
           qFuzzyCompare(layer.devicePixelRatio(), devicePixelRatioF());
}

void Board::clear(QPixmap* layer) const {
    if (!isOfThisSize(*layer)) {
        *layer = QPixmap((QSizeF(size()) * devicePixelRatioF()).toSize());
        layer->setDevicePixelRatio(devicePixelRatioF());
    }
    layer->fill(Qt::transparent);
}

void Board::forgetPictures() {
    groundPixmap_ = changePixmap_ = {};
    hedgesPictures_ = {};
}

const QPixmap& Board::hedgesAtRest(const Hedges& staying) {
    auto& picture = hedgesPictures_[showsAhead() ? 1 : 0];
    if (isOfThisSize(picture.pixmap) && picture.painted == staying) return picture.pixmap;
    clear(&picture.pixmap);
    picture.painted = staying;
    QPainter painter(&picture.pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    hedgePainter().paint(painter, staying);
    return picture.pixmap;
}

const QPixmap& Board::hedgesThatChange(const Hedges& going, const Hedges& coming) {
    if (isOfThisSize(changePixmap_) && goingPainted_ == going && comingPainted_ == coming)
        return changePixmap_;
    clear(&changePixmap_);
    goingPainted_ = going;
    comingPainted_ = coming;
    QPainter painter(&changePixmap_);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto hedges = hedgePainter();
    hedges.paintGoing(painter, going);
    hedges.paintComing(painter, coming);
    return changePixmap_;
}

const QPixmap& Board::ground() {
    if (isOfThisSize(groundPixmap_)) return groundPixmap_;
    clear(&groundPixmap_);
    QPainter painter(&groundPixmap_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.fillRect(toWidgetOnPixels(grid_->SquareGrid::bounds()), groundColour(palette()));
    painter.setBrush(stoneColour(palette()));
    for (int row = 0; row < grid_->rows(); ++row) {
        for (int column = 0; column < grid_->columns(); ++column) {
            const QRectF cell = toWidgetOnPixels(QRectF(column, row, 1, 1));
            const qreal gap = std::max(0.5, cell.width() * 0.02);
            const qreal corner = cell.width() * 0.12;
            painter.drawRoundedRect(cell.adjusted(gap, gap, -gap, -gap), corner, corner);
        }
    }
    paintFlag(painter, toWidgetOnPixels(grid_->cellRect(state().exit())), palette());
    return groundPixmap_;
}

void Board::paintBackground(QPainter& painter, const QRectF& /*board*/) {
    painter.drawPixmap(0, 0, ground());
}

void Board::paintCell(QPainter& painter, const plt::CellPaint& paint) {
    if (!(paint.hovered || paint.pressed) || !cellEnabled(paint.cell)) return;
    // The cell to which a click would move the ball.
    QColor ball = plt::isDark(palette()) ? QColor(0x5B, 0xAE, 0xEA) : QColor(0x3C, 0x8F, 0xD6);
    ball.setAlpha(paint.pressed ? 110 : 64);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ball);
    const qreal corner = paint.rect.width() * 0.12;
    painter.drawRoundedRect(paint.rect, corner, corner);
}

void Board::paintPiece(QPainter& painter, const plt::PiecePaint& paint) {
    const QRectF& box = paint.rect;
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 46));
    painter.drawEllipse(QPointF(box.center().x() + box.width() * 0.05, box.bottom() - box.height() * 0.06),
                        box.width() * 0.42, box.height() * 0.1);
    painter.restore();
    const bool isBall = paint.id == ballPiece;
    constexpr qreal edged = 16;
    if (!isBall && box.width() < edged) {
        // The rim of so small a pumpkin cannot be seen, and two would be one blot.
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x4A, 0x1C, 0x08));
        painter.drawEllipse(box.center() + QPointF(0, box.height() * 0.12), box.width() * 0.47 + 0.8,
                            box.height() * 0.34 + 0.8);
        painter.restore();
    }
    if (isBall) {
        paintBall(painter, box, BallLook::of(paint.look), palette());
    } else {
        pumpkins_.draw(painter, box, paint.look, [&paint](QPainter& sprite, const QRectF& whole) {
            paintPumpkin(sprite, whole, PumpkinLook::of(paint.look));
        });
    }
}

void Board::paintOverlay(QPainter& painter, const QRectF& /*board*/) {
    const auto hedges = hedgePainter();
    const bool growing = growth_.state() == QAbstractAnimation::Running;
    const bool ahead = showsAhead();
    Hedges staying = hedges_;
    if (growing) staying &= hedgesBefore_;
    if (ahead) staying &= nextHedges_;
    if (growing) {
        const qreal grown = growth_.currentValue().toReal();
        hedges.paintGrowing(painter, hedgesBefore_ & ~hedges_, 1 - grown);
        hedges.paintGrowing(painter, hedges_ & ~hedgesBefore_, grown);
    }
    if (ahead)
        painter.drawPixmap(
            0, 0, hedgesThatChange(growing ? Hedges() : hedges_ & ~nextHedges_, nextHedges_ & ~hedges_));
    painter.drawPixmap(0, 0, hedgesAtRest(staying));
    if (!announced_) return;
    for (int pumpkin = 0; pumpkin < 2; ++pumpkin) paintArrow(painter, pumpkin, (*announced_)[pumpkin]);
}

void Board::paintArrow(QPainter& painter, int pumpkin, int target) const {
    const auto& position = state().position;
    const int from = position.pumpkins[pumpkin];
    if (from == target) return;
    const bool isChaser = pumpkin == chaser_;
    const QPointF start = toWidget(grid_->cellRect(from).center());
    const QPointF end = toWidget(grid_->cellRect(target).center());
    const QPointF way = (end - start) / unit();
    const bool sameWay =
        announced_ && position.pumpkins[0] == position.pumpkins[1] && (*announced_)[0] == (*announced_)[1];
    const qreal aside = sameWay ? (pumpkin == 0 ? -0.17 : 0.17) : 0;
    // In a crowded cell an arrow would hide who is there, and the flag.
    const bool isCrowded = position.pumpkins[0] == position.pumpkins[1] || from == state().exit();
    const qreal along = isCrowded ? 0.85 : 0.5;
    painter.save();
    // Each arrow is on the side of its pumpkin: the first pumpkin stands higher and farther left.
    painter.translate(start + (end - start) * along +
                      QPointF(std::abs(way.y()), std::abs(way.x())) * aside * unit());
    painter.rotate(std::atan2(way.y(), way.x()) * 180 / M_PI);
    // The chaser runs: its arrow has two tips. The planner walks: one.
    QPainterPath tip;
    const qreal side = unit() * 0.13;
    const auto addTip = [&](qreal at) {
        tip.moveTo(at - side * 0.55, -side);
        tip.lineTo(at + side * 0.75, 0);
        tip.lineTo(at - side * 0.55, side);
        tip.lineTo(at - side * 0.1, 0);
        tip.closeSubpath();
    };
    if (isChaser) {
        addTip(-side * 0.55);
        addTip(side * 0.75);
    } else {
        addTip(0);
    }
    tip.setFillRule(Qt::WindingFill);
    plt::drawMarkedForm(painter, tip, plt::colour(plt::Role::ink, palette()), plt::formEdge(2 * side));
    painter.restore();
}

void Board::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) forgetPictures();
    BoardView::changeEvent(event);
}

// Input ---------------------------------------------------------------------------------------------------

std::optional<Direction> Board::directionTo(int cell) const {
    for (const auto direction : allDirections)
        if (state().maze.neighbour(state().position.ball, direction) == cell) return direction;
    return std::nullopt;
}

void Board::activate(int cell) {
    if (!isPlaying()) return;
    if (cell == state().position.ball)
        Q_EMIT keyWanted(Key::wait);
    else if (const auto direction = directionTo(cell))
        Q_EMIT keyWanted(static_cast<Key>(*direction));
    else
        Q_EMIT farCellChosen();
}

void Board::dragTo(int cell) {
    if (!dragging_) return;
    dragged_ = true;
    const auto& maze = state().maze;
    // A fast pointer skips cells; the ball follows as long as the way is straight.
    while (isPlaying() && cell >= 0 && cell != state().position.ball) {
        const int ball = state().position.ball;
        const int across = maze.x(cell) - maze.x(ball);
        const int down = maze.y(cell) - maze.y(ball);
        if (across != 0 && down != 0) return;
        const auto direction = across < 0   ? Direction::left
                               : across > 0 ? Direction::right
                               : down < 0   ? Direction::up
                                            : Direction::down;
        if (!maze.isOpen(ball, direction)) return;
        Q_EMIT keyWanted(static_cast<Key>(direction));
        if (state().position.ball == ball) return;
    }
}

bool Board::isSameTarget(int pressed, int over) const {
    return !dragged_ && pressed == over;
}

bool Board::steered(const QKeyEvent& event) {
    if (!isPlain(event)) return false;
    if (const auto key = keyOfArrow(event)) {
        if (isPlaying()) Q_EMIT keyWanted(*key);
        return true;
    }
    if (!isWaitKey(event)) return false;
    // Auto-repeat would only give the pumpkins time.
    if (isPlaying() && !event.isAutoRepeat()) Q_EMIT keyWanted(Key::wait);
    return true;
}

bool Board::keyPressed(int /*cell*/, QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isCursorVisible() && !isEmpty()) {
        setCursorCell(state().position.ball);
        hideCursor();
    }
    if (steered(*event)) return true;
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    switch (event->key()) {
        case aheadKey:
            setHeld(&keyHeld_, true);
            return true;
        case Qt::Key_N:
            if (isPlaying() && !event->isAutoRepeat()) Q_EMIT keyWanted(Key::next);
            return true;
        case Qt::Key_Z:
            Q_EMIT undoWanted();
            return true;
        default:
            return false;
    }
}

bool Board::keyReleased(int /*cell*/, QKeyEvent* event) {
    if (event->key() != aheadKey) return false;
    // Auto-repeat sends pairs of release and press events.
    if (!event->isAutoRepeat()) setHeld(&keyHeld_, false);
    return true;
}

void Board::focusOutEvent(QFocusEvent* event) {
    // The key's release event would go to another widget.
    setHeld(&keyHeld_, false);
    BoardView::focusOutEvent(event);
}

}  // namespace tally_maze
