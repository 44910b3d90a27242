// SPDX-License-Identifier: MIT
#include "paint-by-numbers/canvas/board.h"

#include "common/accessible/cells.h"
#include "common/accessible/keys.h"
#include "common/language/translated.h"
#include "common/look/motion.h"
#include "paint-by-numbers/canvas/place.h"
#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>
#include <utility>

#include <QFocusEvent>
#include <QLocale>
#include <QScrollBar>

namespace paint_by_numbers {

namespace {

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
    if (!sameClues) updateGeometry();
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
        if (runs.empty()) return locale().toString(0);
        return content_.clues.isColoured() ? plt::listed(list) : list.join(u' ');
    };
    QStringList parts{plt::placeName(cell.y() + 1, cell.x() + 1)};
    parts << markName(markAt(cell));
    const int number = cell.y() * content_.clues.width() + cell.x();
    if (std::find(content_.hinted.begin(), content_.hinted.end(), number) != content_.hinted.end())
        parts << tr("hint");
    parts << tr("numbers of the row: %1").arg(numbers(cell.y()))
          << tr("numbers of the column: %1").arg(numbers(content_.clues.height() + cell.x()));
    return plt::listed(parts);
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
