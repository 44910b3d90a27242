// SPDX-License-Identifier: MIT
#include "jewel/table/board.h"

#include "common/accessible/cells.h"
#include "common/accessible/keys.h"
#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/look/marks.h"
#include "common/look/motion.h"
#include "jewel/gems/gem_look.h"
#include "jewel/gems/special_mark.h"
#include "jewel/table/flat_gems.h"
#include "jewel/table/lights.h"
#include "jewel/table/space_gems.h"

#include <algorithm>
#include <cmath>

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QTimerEvent>

namespace jewel {
namespace {

/// Milliseconds between frames, while gems move and while they only rotate.
constexpr int frameMs = 16;
constexpr int turningFrameMs = 33;
/// Degrees per millisecond.
constexpr double turnSpeed = 0.1;
/// Time for which gems rotate after the last input, in ms, so that an idle window costs nothing.
constexpr double turningMs = 60'000;
/// Minimum distance of a drag from the press, in cells.
constexpr double dragDistance = 3.0 / 8;
constexpr int margin = 8;
/// The margin of a board that has no room to spare.
constexpr int smallMargin = 3;

}  // namespace

struct Board::Clocks {
    QElapsedTimer elapsed;
    QBasicTimer frames;
    int interval = 0;
    double turned = 0;
    double turnedAt = 0;
    double awakeUntil = 0;
};

/// The accessible interface of the cells.
class Board::Readable : public plt::accessible::Cells {
  public:
    explicit Readable(Board& board) : Cells(&board), board_(board) {}
    int count() const override { return board_.known_ ? cellCount : 0; }
    bool exists(int) const override { return true; }
    QString name(int cell) const override { return board_.cellName(cell); }
    QRect box(int cell) const override { return board_.cellRect(cell).toAlignedRect(); }
    void addState(int cell, QAccessible::State& state) const override {
        if (!board_.playable_) state.disabled = true;
        state.pressed = board_.chosen_ == cell;
    }
    void press(int cell) override {
        board_.finishAnimation();
        board_.choose(cell);
    }
    int cellAt(QPoint point) const override { return board_.cellAt(point); }
    int cursor() const override { return board_.cursor_; }
    void moveCursor(int cell) override { board_.moveCursor(cell); }

  private:
    Board& board_;
};

/// Overlay above the gems: marks, and the points that were made.
class Board::Marks : public QWidget {
  public:
    explicit Marks(Board& board) : QWidget(&board), board_(board) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
    }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (board_.hurry_ > 0) paintEdge(painter);
        if (!board_.isAnimating()) paintMarks(painter);
        drawBursts(painter, board_.boardArea(), board_.choreography_.burstsAt(board_.now()));
        drawLights(painter, board_.boardArea(), board_.choreography_.lightsAt(board_.now()));
        paintPoints(painter);
    }

  private:
    QRectF inside(int cell) const {
        const QRectF rect = board_.cellRect(cell);
        const qreal gap = rect.width() / 32;
        return rect.adjusted(gap, gap, -gap, -gap);
    }
    void mark(QPainter& painter, plt::Mark mark, int cell) const {
        const QRectF rect = inside(cell);
        plt::drawMarkInside(painter, mark, rect, rect.width() * 0.12, palette());
    }
    void light(QPainter& painter, int cell, int alpha) const {
        const QRectF rect = inside(cell);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, alpha));
        painter.drawRoundedRect(rect, rect.width() * 0.12, rect.width() * 0.12);
    }
    void paintMarks(QPainter& painter) const {
        if (board_.hovered_ >= 0 && board_.playable_) light(painter, board_.hovered_, 22);
        if (board_.chosen_ >= 0) {
            light(painter, board_.chosen_, 70);
            const int row = rowOf(board_.chosen_);
            const int column = columnOf(board_.chosen_);
            for (const auto& [down, right] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}})
                if (row + down >= 0 && row + down < side && column + right >= 0 && column + right < side)
                    mark(painter, plt::Mark::target, cellOf(row + down, column + right));
        }
        for (const int cell : board_.hinted_) mark(painter, plt::Mark::hint, cell);
        if (board_.cursorVisible_ && board_.cursor_ >= 0 && board_.hasFocus())
            mark(painter, plt::Mark::focus, board_.cursor_);
    }
    void paintEdge(QPainter& painter) const {
        const qreal wide = margin * (0.25 + 0.75 * board_.hurry_);
        const QRectF edge = board_.boardArea().adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2);
        painter.setPen(
            QPen(plt::colour(plt::Role::bad, palette()), wide, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(edge);
    }
    void paintPoints(QPainter& painter) const {
        const QRectF area = board_.boardArea();
        const qreal cell = area.width() / side;
        for (const ShownPoints& one : board_.choreography_.pointsAt(board_.now())) {
            const QPointF at = area.topLeft() + (one.place + QPointF(0, one.age / 2)) * cell;
            QFont big = font();
            big.setBold(true);
            big.setPixelSize(std::max(9, qRound(cell * 0.5)));
            const QString text = tr("+%L1").arg(one.points);
            QPainterPath path;
            path.addText(0, 0, big, text);
            path.translate(at - path.boundingRect().center());
            painter.setOpacity(1 - one.age * one.age);
            plt::drawMarkedForm(painter, path, QColor(255, 255, 255), plt::formEdge(cell));
            painter.setOpacity(1);
        }
    }

    Board& board_;
};

Board::Board(QWidget* parent)
    : QWidget(parent), clocks_(std::make_unique<Clocks>()), marks_(new Marks(*this)) {
    clocks_->elapsed.start();
    readable_ = std::make_unique<Readable>(*this);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Board"));
}

Board::~Board() {
    // They paint from this board's state.
    delete gems_;
    delete marks_;
}

// Geometry ------------------------------------------------------------------------------------------------

QRectF Board::boardArea() const {
    constexpr int small = 200;
    const int all = std::min(width(), height());
    const int reach = std::max(side, all - 2 * (all < small ? smallMargin : margin));
    const int cell = reach / side;
    const QSizeF size(cell * side, cell * side);
    return {QPointF(std::floor((width() - size.width()) / 2), std::floor((height() - size.height()) / 2)),
            size};
}

QRectF Board::cellRect(int cell) const {
    const QRectF area = boardArea();
    const double unit = area.width() / side;
    return {area.x() + columnOf(cell) * unit, area.y() + rowOf(cell) * unit, unit, unit};
}

int Board::cellAt(QPointF point) const {
    const QRectF area = boardArea();
    if (!area.contains(point)) return -1;
    const double unit = area.width() / side;
    return cellOf(std::min(side - 1, static_cast<int>((point.y() - area.y()) / unit)),
                  std::min(side - 1, static_cast<int>((point.x() - area.x()) / unit)));
}

QString Board::cellName(int cell) const {
    const QString name =
        plt::listed({plt::placeName(rowOf(cell) + 1, columnOf(cell) + 1),
                     gemName(appearance(state_, state_.gems[cell])), specialName(state_.gems[cell].special)});
    return chosen_ == cell ? tr("%1, chosen").arg(name) : name;
}

// Display -------------------------------------------------------------------------------------------------

double Board::now() const {
    return static_cast<double>(clocks_->elapsed.nsecsElapsed()) / 1e6;
}

const Sight& Board::sight() {
    choreography_.placesAt(now(), sight_.gems);
    sight_.looks.clear();
    for (const PlacedGem& placed : sight_.gems) sight_.looks.push_back(appearance(state_, placed.gem));
    sight_.board = boardArea();
    sight_.turning = turning_ && plt::motion::isEnabled();
    sight_.turned = clocks_->turned;
    return sight_;
}

void Board::presentGems() {
    if (!known_) return;
    const bool wanted = spaceWanted_ && spacePossible_;
    if (wanted && !plt::GlWidget::isSupported()) {
        spacePossible_ = false;
        QTimer::singleShot(0, this, [this] {
            Q_EMIT spaceFailed(tr("This computer has no OpenGL, so the gems are painted flat."));
        });
        presentGems();
        return;
    }
    if (gems_ != nullptr && space_ == wanted) return;
    if (gems_ != nullptr) {
        gems_->hide();
        gems_->deleteLater();
    }
    space_ = wanted;
    const auto source = [this]() -> const Sight& { return sight(); };
    if (wanted) {
        auto* space = new SpaceGems(source, this);
        connect(
            space, &plt::GlWidget::openGlFailed, this,
            [this](plt::GlWidget::Failure failure) {
                spacePossible_ = false;
                presentGems();
                Q_EMIT spaceFailed(
                    failure == plt::GlWidget::Failure::lost
                        ? tr("The graphics of this computer stopped working, so the gems are "
                             "painted flat.")
                        : tr("OpenGL does not work on this computer, so the gems are painted flat."));
            },
            Qt::QueuedConnection);
        gems_ = space;
    } else {
        gems_ = new FlatGems(source, this);
    }
    gems_->setGeometry(rect());
    gems_->show();
    marks_->raise();
    updateFrameTimer();
}

void Board::setInSpace(bool wanted) {
    spaceWanted_ = wanted;
    presentGems();
}

bool Board::isInSpace() const {
    return space_ && gems_ != nullptr;
}

void Board::setTurning(bool turning) {
    turning_ = turning;
    updateFrameTimer();
    repaintGems();
}

void Board::setSigns(bool signs) {
    sight_.signs = signs;
    repaintGems();
}

void Board::setState(const State& state) {
    state_ = state;
    known_ = true;
    presentGems();
    choreography_.setPace(plt::motion::paceFactor());
}

void Board::moved() {
    if (!plt::motion::isEnabled() || !isVisible()) choreography_.finish();
    chosen_ = -1;
    updateFrameTimer();
    repaintGems();
    notifyAllCells();
}

void Board::showState(const State& state) {
    setState(state);
    if (choreography_.gems() != state.gems) {
        choreography_.rest(state.gems);
        chosen_ = -1;
        notifyAllCells();
    }
    updateFrameTimer();
    repaintGems();
}

void Board::showSwap(const State& before, const State& after, Swap swap, const std::vector<Stage>& stages) {
    setState(after);
    const int chosen = chosen_;
    choreography_.swap(before.gems, swap, stages, now());
    // The cursor follows the gem that it has chosen.
    if (chosen >= 0 && chosen == cursor_) cursor_ = chosen == swap.cell ? swap.other() : swap.cell;
    moved();
}

void Board::showSwapInVain(Swap swap) {
    choreography_.setPace(plt::motion::paceFactor());
    choreography_.swapInVain(state_.gems, swap, now());
    moved();
}

void Board::showFallIn(const State& state) {
    setState(state);
    choreography_.fallIn(state.gems, now());
    moved();
}

void Board::showGlide(const State& state) {
    setState(state);
    choreography_.glide(state.gems, now());
    moved();
}

void Board::setHinted(const std::vector<int>& cells) {
    if (hinted_ == cells) return;
    hinted_ = cells;
    marks_->update();
}

void Board::setHurry(double hurry) {
    if (hurry_ == hurry) return;
    hurry_ = hurry;
    marks_->update();
}

void Board::setPlayable(bool playable) {
    if (playable_ == playable) return;
    playable_ = playable;
    if (!playable) choose(-1);
    marks_->update();
    notifyAllCells();
}

bool Board::isAnimating() const {
    return choreography_.isMoving(now());
}

void Board::finishAnimation() {
    if (!wasMoving_ && !isAnimating()) return;
    choreography_.finish();
    updateFrameTimer();
    repaintGems();
}

void Board::drawFrame() {
    repaintGems();
    repaint();
}

void Board::repaintGems() {
    if (space_ && gems_ != nullptr)
        static_cast<SpaceGems*>(gems_)->showFrame(isAnimating());
    else if (gems_ != nullptr)
        gems_->update();
    marks_->update();
}

void Board::updateFrameTimer() {
    const bool moving = isAnimating();
    const bool turns = space_ && turning_ && plt::motion::isEnabled() && now() < clocks_->awakeUntil;
    int interval = 0;
    if (isVisible()) {
        if (moving || choreography_.showsPoints(now()))
            interval = frameMs;
        else if (turns)
            interval = turningFrameMs;
    }
    if (interval != clocks_->interval) {
        clocks_->interval = interval;
        clocks_->turnedAt = now();
        if (interval > 0)
            clocks_->frames.start(interval, Qt::PreciseTimer, this);
        else
            clocks_->frames.stop();
    }
    if (std::exchange(wasMoving_, moving) != moving) Q_EMIT motionChanged();
}

void Board::restartRotation() {
    clocks_->awakeUntil = now() + turningMs;
    updateFrameTimer();
}

void Board::timerEvent(QTimerEvent* event) {
    if (event->timerId() != clocks_->frames.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    const double moment = now();
    // After the computer was suspended, the gems do not jump ahead.
    clocks_->turned =
        std::fmod(clocks_->turned + std::min(moment - clocks_->turnedAt, 100.0) * turnSpeed, 360);
    clocks_->turnedAt = moment;
    updateFrameTimer();
    repaintGems();
}

// Input ---------------------------------------------------------------------------------------------------

void Board::notifyAllCells() {
    std::vector<int> all(cellCount);
    for (int cell = 0; cell < cellCount; ++cell) all[cell] = cell;
    if (known_) readable_->notifyChanged(all);
}

void Board::moveCursor(int cell) {
    if (cell < 0 || cell >= cellCount) return;
    cursor_ = cell;
    cursorVisible_ = true;
    marks_->update();
    readable_->notifyCursorMoved();
}

void Board::choose(int cell) {
    if (!playable_ && cell >= 0) return;
    const int before = chosen_;
    if (before >= 0 && cell >= 0) {
        const int rows = rowOf(cell) - rowOf(before);
        const int columns = columnOf(cell) - columnOf(before);
        if (std::abs(rows) + std::abs(columns) == 1) {
            requestSwap(before, rows, columns);
            return;
        }
    }
    chosen_ = cell == before ? -1 : cell;
    if (chosen_ == before) return;
    marks_->update();
    notifyAllCells();
    Q_EMIT userInteracted();
}

void Board::requestSwap(int cell, int rows, int columns) {
    const int row = rowOf(cell) + rows;
    const int column = columnOf(cell) + columns;
    if (!playable_ || row < 0 || row >= side || column < 0 || column >= side) return;
    const bool forwards = rows + columns > 0;
    Q_EMIT swapRequested({forwards ? cell : cellOf(row, column), rows != 0});
    if (chosen_ >= 0) choose(-1);
}

void Board::setHovered(int cell) {
    if (hovered_ == cell) return;
    hovered_ = cell;
    marks_->update();
}

void Board::mousePressEvent(QMouseEvent* event) {
    finishAnimation();
    restartRotation();
    cursorVisible_ = false;
    const int cell = cellAt(event->position());
    setHovered(cell);
    marks_->update();
    // Another window may have received the release of an earlier press.
    if (event->buttons() == event->button()) cancelPress();
    if (cell < 0 || pressedAt_) {
        if (cell < 0) choose(-1);
        return;
    }
    cursor_ = cell;
    pressedAt_ = event->position();
    pressedCell_ = cell;
}

void Board::mouseMoveEvent(QMouseEvent* event) {
    restartRotation();
    setHovered(cellAt(event->position()));
    if (event->buttons() == Qt::NoButton) cancelPress();
    if (!pressedAt_ || pressedCell_ < 0) return;
    const QPointF way = event->position() - *pressedAt_;
    if (std::hypot(way.x(), way.y()) <= dragDistance * boardArea().width() / side) return;
    const bool sideways = std::abs(way.x()) >= std::abs(way.y());
    const int cell = std::exchange(pressedCell_, -1);
    choose(-1);
    requestSwap(cell, sideways ? 0 : (way.y() > 0 ? 1 : -1), sideways ? (way.x() > 0 ? 1 : -1) : 0);
}

void Board::cancelPress() {
    pressedAt_.reset();
    pressedCell_ = -1;
}

void Board::mouseReleaseEvent(QMouseEvent* event) {
    if (event->buttons() != Qt::NoButton) return;
    const int cell = pressedCell_;
    cancelPress();
    if (cell >= 0 && cell == cellAt(event->position())) choose(cell);
}

void Board::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    setHovered(-1);
}

void Board::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Escape && chosen_ >= 0) {
        choose(-1);
        return;
    }
    const bool chooses = plt::isActivationKey(key);
    if (!(chooses || plt::isCursorKey(key)) ||
        event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (chooses && event->isAutoRepeat()) return;
    finishAnimation();
    restartRotation();
    const QPoint step = plt::arrowStep(key);
    if (chooses) {
        moveCursor(std::max(cursor_, 0));
        choose(cursor_);
    } else if (step.isNull()) {
        const int row = cursor_ >= 0 ? rowOf(cursor_) : 0;
        moveCursor(cellOf(row, key == Qt::Key_Home ? 0 : side - 1));
    } else if (chosen_ >= 0 && chosen_ == cursor_) {
        cursorVisible_ = true;
        requestSwap(cursor_, step.y(), step.x());
    } else if (!cursorVisible_) {
        // Start at the pointer's last cell, or in the corner that the arrow key points away from.
        moveCursor(cursor_ >= 0 ? cursor_ : cellOf(step.y() < 0 ? side - 1 : 0, step.x() < 0 ? side - 1 : 0));
    } else {
        moveCursor(cellOf(std::clamp(rowOf(cursor_) + step.y(), 0, side - 1),
                          std::clamp(columnOf(cursor_) + step.x(), 0, side - 1)));
    }
    Q_EMIT userInteracted();
}

// Widget events -------------------------------------------------------------------------------------------

void Board::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (gems_ != nullptr) gems_->setGeometry(rect());
    marks_->setGeometry(rect());
    repaintGems();
}

void Board::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    updateFrameTimer();
}

void Board::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    cancelPress();
    choreography_.finish();
    updateFrameTimer();
}

void Board::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange || event->type() == QEvent::PaletteChange) repaintGems();
}

void Board::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    marks_->update();
    if (cursorVisible_) readable_->notifyCursorMoved();
}

void Board::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    marks_->update();
}

}  // namespace jewel
