// SPDX-License-Identifier: MIT
#include "paint-by-numbers/canvas/board.h"

#include "common/accessible/cells.h"
#include "common/accessible/keys.h"
#include "common/language/translated.h"
#include "common/look/motion.h"
#include "paint-by-numbers/canvas/place.h"
#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyleHints>
#include <QTouchEvent>

namespace paint_by_numbers {

namespace {

// In logical pixels.
constexpr int leastFitted = 12;    ///< the numbers of smaller cells are hard to read
constexpr int leastColoured = 15;  ///< the same, with letters beside the numbers
constexpr int leastWhole = 3;
constexpr int mostFitted = 120;
constexpr int mostSide = 240;
constexpr int margin = 10;
/// The maximum share of the window for the numbers; longer ones show their ends nearest to the cells.
constexpr qreal mostForClues = 0.6;
constexpr int edgeScrollMs = 40;
constexpr int finishMs = 1200;

}  // namespace

/// The accessible interface of the cells.
class Board::Readable : public plt::accessible::Cells {
  public:
    explicit Readable(Board& board) : Cells(&board), board_(board) {}
    int count() const override { return board_.cells(); }
    bool exists(int cell) const override { return cell >= 0 && cell < count(); }
    QString name(int cell) const override { return board_.cellName(place(cell)); }
    QRect box(int cell) const override { return board_.cellBox(place(cell)).toAlignedRect(); }
    void addState(int cell, QAccessible::State& state) const override {
        state.disabled = !board_.content_.paintable;
        state.offscreen = !board_.cellsArea().intersects(board_.cellBox(place(cell)));
    }
    void press(int cell) override { board_.press(place(cell)); }
    int cellAt(QPoint point) const override {
        const auto cell = board_.cellAt(point);
        return cell ? number(*cell) : -1;
    }
    int cursor() const override { return count() == 0 ? -1 : number(board_.cursor_); }
    void moveCursor(int cell) override { board_.setCursorCell(place(cell)); }
    QList<QWidget*> companions() const override {
        QList<QWidget*> bars;
        for (QWidget* bar : std::initializer_list<QWidget*>{board_.across_, board_.down_})
            if (bar->isVisible()) bars << bar;
        return bars;
    }

  private:
    int width() const { return board_.content_.clues.width(); }
    QPoint place(int cell) const { return placeOf(cell, width()); }
    int number(QPoint place) const { return place.y() * width() + place.x(); }

    Board& board_;
};

Board::Board(QWidget* parent)
    : QWidget(parent),
      inks_(Inks::onScreen(palette())),
      across_(new QScrollBar(Qt::Horizontal, this)),
      down_(new QScrollBar(Qt::Vertical, this)),
      readable_(std::make_unique<Readable>(*this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Board"));
    across_->setAccessibleName(tr("Columns"));
    down_->setAccessibleName(tr("Rows"));
    for (QScrollBar* bar : {across_, down_}) {
        bar->setFocusPolicy(Qt::NoFocus);
        bar->setCursor(Qt::ArrowCursor);
        bar->hide();
        connect(bar, &QScrollBar::valueChanged, this, &Board::scrolled);
    }
    edgeScroll_.setInterval(edgeScrollMs);
    connect(&edgeScroll_, &QTimer::timeout, this, [this] {
        const QRectF area = cellsArea();
        const auto beyond = [](qreal value, qreal low, qreal high) {
            return value < low ? value - low : value > high ? value - high : 0.0;
        };
        const QPointF by(beyond(pointer_.x(), area.left(), area.right()),
                         beyond(pointer_.y(), area.top(), area.bottom()));
        if (!gesture_.isActive() || by.isNull() || !scrollBy(by.toPoint())) edgeScroll_.stop();
        updatePointer(pointer_);
    });
    held_.setSingleShot(true);
    connect(&held_, &QTimer::timeout, this, [this] {
        changeStroke([this] { gesture_.setWhite(isWhite(Qt::RightButton)); });
        button_ = Qt::RightButton;
    });
    connect(&change_, &QVariantAnimation::valueChanged, this, &Board::updateFading);
    connect(&finish_, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

Board::~Board() = default;

// Contents ------------------------------------------------------------------------------------------------

void Board::showPuzzle(BoardContent content, bool animated) {
    const bool sameClues = content.clues == content_.clues;
    const bool sameSize =
        content.clues.width() == content_.clues.width() && content.clues.height() == content_.clues.height();
    const bool first = content_.clues.cells() == 0;
    // A fade that is cut short has not painted its last frame.
    if (change_.state() == QAbstractAnimation::Running) updateFading();
    change_.stop();
    BoardContent old = std::exchange(content_, std::move(content));
    const bool ends = content_.finished && !old.finished && sameClues;
    if (!content_.paintable && gesture_.isActive()) cancelStroke();
    if (!sameSize) {
        cancelStroke();
        hovered_.reset();
        cursor_ = {0, 0};
        const QSignalBlocker quietAcross(across_);
        const QSignalBlocker quietDown(down_);
        across_->setValue(0);
        down_->setValue(0);
    }
    std::vector<int> changed;
    if (sameSize) {
        for (int cell = 0; cell < cells(); ++cell)
            if (old.marks[at(cell)] != content_.marks[at(cell)]) changed.push_back(cell);
    }
    const Grid now = claimed(content_.marks, content_.clues.width(), content_.clues.height());
    settled_.resize(at(content_.clues.lines()));
    const auto settle = [&](int line) {
        settled_[at(line)] =
            content_.dimSettled ? settledRuns(content_.clues, now, line) : std::vector<bool>();
    };
    if (old.clues.palette() != content_.clues.palette()) {
        inks_ = Inks::onScreen(palette()).inColours(content_.clues.palette());
        setColour(1);
    }
    if (ends) finishFrom_ = grid();
    if (!sameClues || old.finished != content_.finished) layOut();
    // With the numbers back, the cells may be scrolled again.
    if (old.finished && !content_.finished && sameSize) makeVisible(cursor_);
    const bool sameWay = sameClues && old.finished == content_.finished && old.zeros == content_.zeros &&
                         old.letters == content_.letters && old.dimSettled == content_.dimSettled &&
                         old.impossible == content_.impossible;
    if (!sameWay) {
        for (int line = 0; line < content_.clues.lines(); ++line) settle(line);
        update();
    } else {
        // Only the rows and columns of changed cells can look different.
        std::vector<bool> lines(at(content_.clues.lines()), false);
        for (const int cell : changed) {
            const QPoint place = placeOf(cell, layout_.columns());
            lines[at(place.y())] = lines[at(layout_.rows() + place.x())] = true;
            updateCell(place);
        }
        for (int line = 0; line < content_.clues.lines(); ++line) {
            if (!lines[at(line)]) continue;
            settle(line);
            update(clueBox(line).toAlignedRect());
        }
        if (!changed.empty()) update(QRect(0, 0, width(), height()) & cornerBox());
    }
    if (old.hinted != content_.hinted) {
        update();
        if (!content_.hinted.empty()) {
            makeVisible(placeOf(content_.hinted.back(), layout_.columns()));
            makeVisible(placeOf(content_.hinted.front(), layout_.columns()));
        }
    }
    const bool moves = animated && plt::motion::isEnabled() && !first;
    if (moves && sameSize && !changed.empty()) {
        before_ = std::move(old.marks);
        change_.setStartValue(0.0);
        change_.setEndValue(1.0);
        change_.setDuration(plt::motion::paced(plt::motion::fade));
        change_.start();
    }
    if (!content_.finished || !sameClues) finish_.stop();
    if (moves && ends) {
        finish_.setStartValue(0.0);
        finish_.setEndValue(1.0);
        finish_.setDuration(plt::motion::paced(finishMs));
        finish_.start();
    }
    if (!sameSize) {
        readable_->notifyReset();
    } else {
        readable_->notifyChanged(changed);
        readable_->notifyChanged();
    }
    Q_EMIT activeCellChanged();
}

Mark Board::markAt(QPoint cell) const {
    return content_.marks[at(cell.y() * content_.clues.width() + cell.x())];
}

QString Board::markName(Mark mark) const {
    if (mark == Mark::unknown) return tr("unknown");
    if (content_.clues.isColoured() && colourOf(mark) > 0) {
        const QString name = plt::translated(colourName(content_.clues.palette(), colourOf(mark)));
        return isWrong(mark) ? tr("%1 by mistake", "a colour").arg(name) : name;
    }
    if (mark == Mark::blue) return tr("blue");
    if (mark == Mark::white) return tr("white");
    return mark == Mark::wrongWhite ? tr("white by mistake") : tr("blue by mistake");
}

QString Board::cellName(QPoint cell) const {
    const auto numbers = [this](int line) {
        const auto runs = content_.clues.runs(line);
        QStringList list;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const QString number = locale().toString(runs[i]);
            list << (content_.clues.isColoured()
                         ? tr("%1 %2", "number, colour")
                               .arg(number, plt::translated(colourName(content_.clues.palette(),
                                                                       content_.clues.colour(line, i))))
                         : number);
        }
        const auto between = content_.clues.isColoured() ? QStringLiteral(", ") : QStringLiteral(" ");
        return runs.empty() ? locale().toString(0) : list.join(between);
    };
    QStringList parts{plt::placeName(cell.y() + 1, cell.x() + 1)};
    parts << markName(markAt(cell));
    const int number = cell.y() * content_.clues.width() + cell.x();
    if (std::find(content_.hinted.begin(), content_.hinted.end(), number) != content_.hinted.end())
        parts << tr("hint");
    parts << tr("numbers of the row: %1").arg(numbers(cell.y()))
          << tr("numbers of the column: %1").arg(numbers(content_.clues.height() + cell.x()));
    return parts.join(QStringLiteral(", "));
}

// Layout --------------------------------------------------------------------------------------------------

void Board::layOut() {
    if (cells() == 0) return;
    const qreal ratio = devicePixelRatioF();
    const QSize whole(qRound(width() * ratio), qRound(height() * ratio));
    const int edge = side(margin);
    const QSize room = whole - QSize(2 * edge, 2 * edge);
    layout_ = content_.finished
                  ? Layout::fittingWithoutNumbers(content_.clues.width(), content_.clues.height(), room,
                                                  side(leastWhole), side(mostFitted))
                  : Layout::fitting(content_.clues, room,
                                    side(whole_                        ? leastWhole
                                         : content_.clues.isColoured() ? leastColoured
                                                                       : leastFitted),
                                    side(mostFitted));
    if (zoom_ != 100 && !content_.finished)
        layout_ = Layout(content_.clues, std::min(layout_.side() * zoom_ / 100, side(mostSide)));
    clueWidth_ = std::min(layout_.clueWidth(), int(room.width() * mostForClues));
    clueHeight_ = std::min(layout_.clueHeight(), int(room.height() * mostForClues));
    const QSize grid = layout_.gridSize();
    QSize free = room - QSize(clueWidth_, clueHeight_);
    // A scroll bar takes space from the other direction.
    const int bar = side(down_->sizeHint().width());
    bool acrossNeeded = grid.width() > free.width();
    bool downNeeded = grid.height() > free.height();
    if (acrossNeeded) downNeeded = grid.height() > free.height() + edge - bar;
    if (downNeeded) acrossNeeded = grid.width() > free.width() + edge - bar;
    if (downNeeded) free.rwidth() += edge - bar;
    if (acrossNeeded) free.rheight() += edge - bar;
    view_ = QRect(QPoint(edge + clueWidth_, edge + clueHeight_), free.expandedTo({1, 1}));
    const auto centred = [](int all, int taken) { return std::max(0, (all - taken) / 2); };
    if (!acrossNeeded) {
        view_.translate(centred(free.width(), grid.width()), 0);
        view_.setWidth(grid.width());
    }
    if (!downNeeded) {
        view_.translate(0, centred(free.height(), grid.height()));
        view_.setHeight(grid.height());
    }
    const auto set = [&](QScrollBar* scroll, bool needed, int length, int seen, const QRect& place) {
        const QSignalBlocker quiet(scroll);
        scroll->setRange(0, needed ? length - seen : 0);
        scroll->setPageStep(seen);
        scroll->setSingleStep(layout_.side() + layout_.line());
        scroll->setGeometry(place);
        scroll->setVisible(needed);
    };
    const int thick = down_->sizeHint().width();
    const QRect seen = logical(view_);
    set(across_, acrossNeeded, grid.width(), view_.width(),
        {seen.left(), height() - thick, seen.width(), thick});
    set(down_, downNeeded, grid.height(), view_.height(),
        {width() - thick, seen.top(), thick, seen.height()});
    origin_ = view_.topLeft() - QPoint(across_->value(), down_->value());
    update();
}

void Board::scrolled() {
    origin_ = view_.topLeft() - QPoint(across_->value(), down_->value());
    update();
    Q_EMIT activeCellChanged();
}

bool Board::scrollBy(QPoint logicalPixels) {
    const QPoint before(across_->value(), down_->value());
    across_->setValue(before.x() + side(logicalPixels.x()));
    down_->setValue(before.y() + side(logicalPixels.y()));
    return before != QPoint(across_->value(), down_->value());
}

void Board::makeVisible(QPoint cell) {
    if (cells() == 0) return;
    const QRect box = cellRect(cell);
    const auto needed = [](int low, int high, int from, int to) {
        return low < from ? low - from : high > to ? high - to : 0;
    };
    across_->setValue(across_->value() + needed(box.left(), box.right(), view_.left(), view_.right()));
    down_->setValue(down_->value() + needed(box.top(), box.bottom(), view_.top(), view_.bottom()));
}

QRect Board::logical(const QRect& device) const {
    const qreal ratio = devicePixelRatioF();
    return QRectF(device.x() / ratio, device.y() / ratio, device.width() / ratio, device.height() / ratio)
        .toAlignedRect();
}

QPoint Board::device(QPointF point) const {
    const qreal ratio = devicePixelRatioF();
    return {static_cast<int>(std::floor(point.x() * ratio)), static_cast<int>(std::floor(point.y() * ratio))};
}

QRectF Board::cellBox(QPoint cell) const {
    const QRect box = cellRect(cell);
    const qreal ratio = devicePixelRatioF();
    return {box.x() / ratio, box.y() / ratio, box.width() / ratio, box.height() / ratio};
}

QRectF Board::clueBox(int line) const {
    const PuzzlePainter puzzle(content_.clues, layout_, inks_, font());
    const bool isRow = line < layout_.rows();
    const QPoint corner = isRow ? QPoint(view_.left(), origin_.y()) : QPoint(origin_.x(), view_.top());
    return QRectF(logical(puzzle.clueBox(corner, line, isRow ? clueWidth_ : clueHeight_)));
}

QRect Board::cornerBox() const {
    return logical({view_.left() - clueWidth_, view_.top() - clueHeight_, clueWidth_, clueHeight_});
}

QRectF Board::cellsArea() const {
    return QRectF(logical(view_));
}

QRectF Board::puzzleArea() const {
    return QRectF(logical(view_.adjusted(-clueWidth_, -clueHeight_, 0, 0)));
}

std::optional<QPoint> Board::cellAt(QPointF point) const {
    const QPoint where = device(point);
    if (!view_.contains(where)) return std::nullopt;
    return layout_.cellAt(where - origin_);
}

qreal Board::cellSide() const {
    return layout_.side() / devicePixelRatioF();
}

void Board::setZoom(int percent) {
    if (percent == zoom_) return;
    zoom_ = percent;
    if (cells() == 0) return;
    // Keeps the cell under the pointer, or otherwise the one in the centre, in its place.
    const QPoint point = device(hovered_ ? pointer_ : cellsArea().center());
    const QPoint inView = point - view_.topLeft();
    const QPointF part(qreal(point.x() - origin_.x()) / layout_.gridSize().width(),
                       qreal(point.y() - origin_.y()) / layout_.gridSize().height());
    layOut();
    across_->setValue(qRound(part.x() * layout_.gridSize().width()) - inView.x());
    down_->setValue(qRound(part.y() * layout_.gridSize().height()) - inView.y());
    if (isCursorVisible()) makeVisible(cursor_);
    Q_EMIT activeCellChanged();
}

void Board::setFitsWindow(bool on) {
    whole_ = on;
    layOut();
}

QSize Board::sizeHint() const {
    return {640, 600};
}

QSize Board::minimumSizeHint() const {
    return {180, 130};
}

void Board::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void Board::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        inks_ = Inks::onScreen(palette()).inColours(content_.clues.palette());
    if (event->type() == QEvent::EnabledChange) cancelStroke();
    update();
}

// Updates --------------------------------------------------------------------------------------------------

void Board::updateCell(QPoint cell) {
    const QRect box = cellRect(cell);
    if (!box.intersects(view_)) return;
    const int edge = layout_.groupGap() + 1;
    update(logical(box.adjusted(-edge, -edge, edge, edge)));
}

void Board::updateFading() {
    for (int cell = 0; cell < cells(); ++cell)
        if (before_[at(cell)] != content_.marks[at(cell)]) updateCell(placeOf(cell, layout_.columns()));
}

void Board::updateCross(std::optional<QPoint> cell) {
    if (!cell) return;
    const int beside = layout_.line();
    const QRect box = cellRect(*cell).adjusted(-beside, -beside, beside, beside);
    const QRect row(view_.left() - clueWidth_, box.top(), clueWidth_ + view_.width(), box.height());
    const QRect column(box.left(), view_.top() - clueHeight_, box.width(), clueHeight_ + view_.height());
    for (const QRect& strip : {row, column}) update(logical(strip).adjusted(-1, -1, 1, 1));
}

void Board::updateStroke() {
    const auto stroke = gesture_.stroke();
    if (!stroke) return;
    update(logical(layout_.between(stroke->from, stroke->to).translated(origin_)).adjusted(-3, -3, 3, 3));
    update(logical(countPlate()).adjusted(-3, -3, 3, 3));
}

// Attention -----------------------------------------------------------------------------------------------

bool Board::isCursorVisible() const {
    return cursorShown_ && cells() > 0;
}

std::optional<QPoint> Board::activeCell() const {
    if (isCursorVisible() && !(hovered_ && pointerLast_)) return cursor_;
    return hovered_;
}

void Board::setHoveredCell(std::optional<QPoint> cell) {
    if (hovered_ == cell && pointerLast_) return;
    updateCross(activeCell());
    hovered_ = cell;
    pointerLast_ = true;
    updateCross(activeCell());
    update(cornerBox());
    Q_EMIT activeCellChanged();
}

void Board::setCursorCell(QPoint cell) {
    if (cells() == 0) return;
    updateCross(activeCell());
    updateCell(cursor_);
    pointerLast_ = false;
    cursor_ = {std::clamp(cell.x(), 0, layout_.columns() - 1), std::clamp(cell.y(), 0, layout_.rows() - 1)};
    makeVisible(cursor_);
    updateCell(cursor_);
    updateCross(activeCell());
    update(cornerBox());
    readable_->notifyCursorMoved();
    Q_EMIT activeCellChanged();
}

// Strokes -------------------------------------------------------------------------------------------------

void Board::changeStroke(const std::function<void()>& change) {
    updateStroke();
    change();
    updateStroke();
    Q_EMIT activeCellChanged();
}

void Board::setColour(int colour) {
    if (colour == colour_ || colour < 1 || colour > colours()) return;
    if (colourOf(brush_) > 0) brush_ = actionOfColour(colour);
    colour_ = colour;
    Q_EMIT colourChanged(colour);
}

void Board::stepColour(int by) {
    setColour((colour_ - 1 + by % colours() + colours()) % colours() + 1);
}

void Board::cancelStroke() {
    held_.stop();
    edgeScroll_.stop();
    button_ = Qt::NoButton;
    byKeys_ = false;
    if (gesture_.isActive()) changeStroke([this] { gesture_.cancel(); });
}

bool Board::isWhite(Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const {
    constexpr auto any = Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isOther = button == Qt::RightButton || (modifiers & any) != 0;
    return isOther != paintsWhite_;
}

/// The cell to which a stroke extends while the pointer is here. Players overshoot: beyond the visible cells
/// it is the last one on that side, in the row or column of the stroke.
QPoint Board::strokeEnd(QPointF point) const {
    const QPoint where = device(point);
    const QPoint edge(std::clamp(where.x(), view_.left(), view_.right()),
                      std::clamp(where.y(), view_.top(), view_.bottom()));
    const QPoint anchor = gesture_.anchor();
    const QPoint cell = layout_.cellAt(edge - origin_).value_or(anchor);
    const QPoint beyond = where - edge;
    if (beyond.isNull()) return cell;
    return std::abs(beyond.x()) > std::abs(beyond.y()) ? QPoint(cell.x(), anchor.y())
                                                       : QPoint(anchor.x(), cell.y());
}

void Board::updatePointer(QPointF point) {
    pointer_ = point;
    setHoveredCell(cellAt(point));
    if (!gesture_.isActive() || byKeys_) return;
    const QPoint cell = strokeEnd(point);
    if (cell != gesture_.anchor()) held_.stop();
    changeStroke([&] { gesture_.moveTo(cell); });
}

void Board::finishStroke(bool white) {
    held_.stop();
    edgeScroll_.stop();
    updateStroke();
    gesture_.setWhite(white);
    const auto stroke = gesture_.stroke();
    gesture_.cancel();
    button_ = Qt::NoButton;
    byKeys_ = false;
    Q_EMIT activeCellChanged();
    if (stroke) Q_EMIT strokeMade(*stroke);
}

void Board::press(QPoint cell) {
    if (!content_.paintable) return;
    Gesture click;
    click.begin(cell, markAt(cell), isWhite(Qt::LeftButton), colour_);
    Q_EMIT strokeMade(*click.stroke());
}

void Board::mousePressEvent(QMouseEvent* event) {
    if (cursorShown_) {
        updateCross(activeCell());
        updateCell(cursor_);
        cursorShown_ = false;
        updateCross(activeCell());
    }
    // Pressing another button cancels the stroke.
    if (gesture_.isActive()) {
        cancelStroke();
        return;
    }
    updatePointer(event->position());
    const auto cell = cellAt(event->position());
    if (!cell || !content_.paintable || event->buttons() != event->button()) return;
    button_ = event->button();
    cursor_ = *cell;
    changeStroke(
        [&] { gesture_.begin(*cell, markAt(*cell), isWhite(event->button(), event->modifiers()), colour_); });
}

void Board::mouseMoveEvent(QMouseEvent* event) {
    updatePointer(event->position());
    const bool painting = gesture_.isActive() && !byKeys_;
    // The release event may have gone to another window.
    if (painting && event->buttons() == Qt::NoButton) return cancelStroke();
    if (painting && !cellsArea().contains(event->position())) edgeScroll_.start();
}

void Board::mouseReleaseEvent(QMouseEvent* event) {
    if (!gesture_.isActive() || event->button() != button_) return;
    updatePointer(event->position());
    finishStroke(isWhite(event->button(), event->modifiers()));
}

void Board::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    updatePointer(event->position());
}

void Board::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    setHoveredCell(std::nullopt);
}

void Board::wheelEvent(QWheelEvent* event) {
    // Ctrl+wheel is handled by the window, which zooms.
    if ((event->modifiers() & Qt::ControlModifier) != 0) {
        event->ignore();
        return;
    }
    event->accept();
    const int notch = side(3) * qRound(cellSide());
    QPoint by = event->pixelDelta();
    if (by.isNull()) by = event->angleDelta() * notch / 120;
    if ((event->modifiers() & Qt::ShiftModifier) != 0) by = by.transposed();
    across_->setValue(across_->value() - by.x());
    down_->setValue(down_->value() - by.y());
    updatePointer(event->position());
}

bool Board::event(QEvent* event) {
    // Any input ends the show of a finished picture.
    constexpr std::array input{QEvent::MouseButtonPress, QEvent::KeyPress, QEvent::TouchBegin};
    if (std::find(input.begin(), input.end(), event->type()) != input.end() && isFinishing())
        finish_.setCurrentTime(finish_.duration());
    switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel:
            return touch(static_cast<QTouchEvent*>(event));
        default:
            return QWidget::event(event);
    }
}

bool Board::touch(QTouchEvent* event) {
    const auto& points = event->points();
    if (event->type() == QEvent::TouchCancel || points.isEmpty()) {
        pinching_ = false;
        cancelStroke();
        return true;
    }
    if (event->device()->type() == QInputDevice::DeviceType::TouchPad) return false;
    if (points.size() > 1) {
        // Two fingers move and zoom the board.
        const QPointF middle = (points[0].position() + points[1].position()) / 2;
        const qreal apart = QLineF(points[0].position(), points[1].position()).length();
        if (!pinching_) {
            cancelStroke();
            pinching_ = true;
            pinchFrom_ = std::max(apart, 1.0);
            pinchZoom_ = zoom_;
        } else {
            scrollBy((pointer_ - middle).toPoint());
            if (std::abs(apart / pinchFrom_ - 1) > 0.1)
                Q_EMIT zoomAsked(qRound(pinchZoom_ * apart / pinchFrom_));
        }
        pointer_ = middle;
        if (event->type() == QEvent::TouchEnd) pinching_ = false;
        return true;
    }
    const QPointF point = points[0].position();
    if (event->type() == QEvent::TouchBegin) {
        pinching_ = false;
        setFocus(Qt::MouseFocusReason);
        const auto cell = cellAt(point);
        if (!cell) return true;
        updatePointer(point);
        if (!content_.paintable) return true;
        button_ = Qt::LeftButton;
        cursor_ = *cell;
        cursorShown_ = false;
        changeStroke([&] { gesture_.begin(*cell, markAt(*cell), isWhite(button_), colour_); });
        held_.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
        return true;
    }
    if (!pinching_) updatePointer(point);
    if (event->type() == QEvent::TouchEnd) {
        if (!pinching_ && gesture_.isActive()) finishStroke(isWhite(button_));
        pinching_ = false;
        setHoveredCell(std::nullopt);
    }
    return true;
}

// Keys ----------------------------------------------------------------------------------------------------

void Board::moveCursor(QPoint to, bool painting) {
    const QPoint place(std::clamp(to.x(), 0, layout_.columns() - 1),
                       std::clamp(to.y(), 0, layout_.rows() - 1));
    if (painting && content_.paintable) {
        const bool turns =
            gesture_.isActive() && place.x() != gesture_.anchor().x() && place.y() != gesture_.anchor().y();
        if (turns) endKeyboardStroke();
        if (!gesture_.isActive()) gesture_.begin(cursor_, brush_);
        byKeys_ = true;
        changeStroke([&] { gesture_.moveTo(place); });
    }
    setCursorCell(place);
}

void Board::endKeyboardStroke() {
    if (gesture_.isActive() && byKeys_) finishStroke(false);
}

void Board::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (cells() == 0 || (gesture_.isActive() && !byKeys_ && key != Qt::Key_Escape)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool shift = (event->modifiers() & Qt::ShiftModifier) != 0;
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (!shift && key != Qt::Key_Shift && key != Qt::Key_Escape) endKeyboardStroke();
    const auto show = [this] {
        const bool was = std::exchange(cursorShown_, true);
        if (!was) setCursorCell(cursor_);
        return was;
    };
    const auto paint = [&](Action action) {
        show();
        brush_ = action;
        if (!content_.paintable) return;
        Gesture dab;
        // Pressing the same key again clears the cell.
        const Mark same = markOfColour(colourOf(action));
        dab.begin(cursor_, action != Action::clear && markAt(cursor_) == same ? Action::clear : action);
        if (dab.stroke()->action != Action::clear || markAt(cursor_) != Mark::unknown)
            Q_EMIT strokeMade(*dab.stroke());
    };
    const QPoint step = plt::arrowStep(key);
    if (plain && !step.isNull()) {
        if (show() || shift) moveCursor(cursor_ + step, shift);
    } else if (plain && (key == Qt::Key_Home || key == Qt::Key_End)) {
        show();
        moveCursor({key == Qt::Key_Home ? 0 : layout_.columns() - 1, cursor_.y()}, shift);
    } else if (plain && (key == Qt::Key_PageUp || key == Qt::Key_PageDown)) {
        show();
        moveCursor({cursor_.x(), key == Qt::Key_PageUp ? 0 : layout_.rows() - 1}, shift);
    } else if (plain && key == Qt::Key_Space) {
        paint(actionOfColour(colour_));
    } else if (plain && key == Qt::Key_X) {
        paint(Action::white);
    } else if (plain && (key == Qt::Key_Backspace || key == Qt::Key_Delete)) {
        paint(Action::clear);
    } else if (plain && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        show();
        press(cursor_);
    } else if (key == Qt::Key_Escape && gesture_.isActive()) {
        cancelStroke();
    } else if (!plain || !chooseColourByKey(key, shift)) {
        QWidget::keyPressEvent(event);
    }
}

bool Board::chooseColourByKey(int key, bool shift) {
    if (!content_.clues.isColoured()) return false;
    if (key == Qt::Key_C)
        stepColour(shift ? -1 : 1);
    else if (key >= Qt::Key_1 && key < Qt::Key_1 + colours())
        setColour(key - Qt::Key_1 + 1);
    else
        return false;
    return true;
}

void Board::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Shift && !event->isAutoRepeat()) endKeyboardStroke();
    QWidget::keyReleaseEvent(event);
}

void Board::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (plt::isKeyboardReason(event->reason())) cursorShown_ = true;
    readable_->notifyCursorMoved();
    update();
}

void Board::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    cancelStroke();
    if (!plt::isPassingReason(event->reason())) cursorShown_ = false;
    update();
}

}  // namespace paint_by_numbers

#include "moc_board.cpp"
