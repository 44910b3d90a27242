// SPDX-License-Identifier: MIT
#include "slidey/tray/tray.h"

#include "common/accessible/cells.h"
#include "common/accessible/keys.h"
#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/look/marks.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace slidey {

namespace {

// The look of a piece consists of the number of its tile and of flags.
constexpr quint64 tileBits = 0x3FF;
constexpr quint64 misplacedSign = 0x400;
constexpr quint64 wholeSign = 0x800;

constexpr int slideTime = 160;
constexpr int margin = 16;
/// In a window that is this low, the margin gives way first.
constexpr int lowHeight = 300;
constexpr int lowMargin = 7;
constexpr int momentMs = 2000;
/// A drag over at least this part of a tile is a move when it ends.
constexpr qreal dragEnough = 0.4;

}  // namespace

Tray::Tray(QWidget* parent)
    : BoardView(parent), sheets_(*this, [this](int cell) { return placeOnBoard(cell); }) {
    setBoardMargin(margin);
    setAccessibleName(tr("Tiles"));
    moment_.setSingleShot(true);
    connect(&moment_, &QTimer::timeout, this, qOverload<>(&Tray::update));
    connect(this, &BoardView::cellActivated, this, [this](int cell, const plt::CellInput& input) {
        if (input.button == Qt::LeftButton) Q_EMIT slideWanted(cell);
    });
    connect(this, &BoardView::activeCellChanged, this, [this] { updateRun(); });
    connect(&sheets_, &TileSheets::changed, this, [this] {
        update();
        Q_EMIT pictureDrawn();
    });
}

void Tray::showTiles(const Picture& picture, const Content& content, bool animated) {
    const auto& now = content.position;
    const qreal aspect = picture.tileAspect(now.columns(), now.rows());
    const bool sameGrid = grid_ && grid_->columns() == now.columns() && grid_->rows() == now.rows() &&
                          qFuzzyCompare(grid_->aspect(), aspect);
    if (!sameGrid) grid_ = std::make_shared<TileGrid>(now.columns(), now.rows(), aspect);
    if (sheets_.setPicture(picture, now.columns(), now.rows()) || !sameGrid) update();
    const bool sameNumbers = content.numbers == content_.numbers;
    content_ = content;
    if (!sameNumbers) update();
    // A drag is cancelled when the position changes.
    dragging_ = false;
    dragged_ = 0;
    pressedCell_ = -1;
    build(animated);
    // A window that is not open yet has another size.
    if (isVisible()) updateSheetSize();
    // The key press that first shows the cursor must not slide anything.
    if (!isCursorVisible()) setCursorCell(now.hole());
    updateRun();
}

void Tray::build(bool animated) {
    plt::BoardPicture picture;
    const auto& now = position();
    const int step = pressedCell_ < 0 || now.slides(pressedCell_) == 0
                         ? 0
                         : (now.hole() - pressedCell_) / now.slides(pressedCell_);
    const auto isDragged = [&](int cell) {
        if (dragged_ <= 0 || step == 0) return false;
        for (int at = pressedCell_; at != now.hole(); at += step)
            if (at == cell) return true;
        return false;
    };
    QPointF moved;
    if (step != 0)
        moved = std::abs(step) == 1 ? QPointF(step * dragged_, 0)
                                    : QPointF(0, (step > 0 ? 1 : -1) * dragged_ * grid_->aspect());
    const auto addPiece = [&](int cell, Tile tile) {
        plt::PiecePicture piece;
        piece.id = tile;
        piece.look = tile;
        if (isWhole())
            piece.look |= wholeSign;
        else if (content_.markMisplaced && !now.isHome(cell))
            piece.look |= misplacedSign;
        piece.centre = grid_->cellRect(cell).center();
        if (isDragged(cell)) piece.centre += moved;
        piece.size = std::max(1.0, grid_->aspect());
        picture.pieces.push_back(piece);
    };
    for (int cell = 0; cell < now.cells(); ++cell) {
        const Tile tile = now.at(cell);
        picture.cells.push_back(tile);
        if (tile != 0) addPiece(cell, tile);
    }
    if (isWhole()) addPiece(now.hole(), static_cast<Tile>(now.cells()));
    picture.marks = content_.hint;
    setPicture(grid_, std::move(picture), animated);
}

bool Tray::showsNumbers() const {
    return content_.numbers == Numbers::always || (content_.numbers == Numbers::onKey && numbersHeld_);
}

std::vector<int> Tray::markedMisplaced() const {
    std::vector<int> cells;
    for (const auto& piece : picture().pieces)
        if ((piece.look & misplacedSign) != 0) cells.push_back(grid_->cellAt(piece.centre));
    return cells;
}

QString Tray::cellName(int cell) const {
    const auto& now = position();
    QStringList parts{plt::placeName(now.row(cell) + 1, now.column(cell) + 1)};
    if (now.at(cell) == 0) {
        parts << tr("gap");
    } else {
        parts << tr("tile %L1").arg(now.at(cell));
        if (now.isHome(cell)) parts << tr("in its place");
    }
    if (std::find(content_.hint.begin(), content_.hint.end(), cell) != content_.hint.end())
        parts << tr("hint");
    return plt::listed(parts);
}

bool Tray::cellEnabled(int cell) const {
    return content_.playable && cell >= 0 && cell < position().cells() && position().slides(cell) > 0;
}

QSize Tray::sizeHint() const {
    constexpr QSizeF roomy(620, 560);
    QSizeF board = grid_ ? grid_->bounds().size() : QSizeF(1, 1);
    board.scale(roomy, Qt::KeepAspectRatio);
    return board.toSize().expandedTo({240, 200}) + QSize(2 * margin, 2 * margin);
}

int Tray::widthFor(int height) const {
    const int around = 2 * (height < lowHeight ? lowMargin : margin);
    const QSizeF board = grid_ ? grid_->bounds().size() : QSizeF(1, 1);
    return static_cast<int>(std::ceil((height - around) * board.width() / board.height())) + around;
}

// Painting ------------------------------------------------------------------------------------------------

void Tray::updateSheetSize() {
    if (!grid_) return;
    const QRectF board = toWidgetOnPixels(grid_->bounds());
    sheets_.setSize((board.size() * devicePixelRatioF()).toSize());
}

const QPixmap& Tray::sheet(TileSheets::Kind kind) {
    // The number of pixels also changes with the screen, of which nothing is told.
    updateSheetSize();
    return sheets_.sheet(kind);
}

TileSheets::Kind Tray::kindOf(quint64 look) const {
    // Without a picture, tiles differ by their numbers only.
    if (drawnPicture().isNull()) return TileSheets::Kind::numbered;
    if ((look & wholeSign) != 0) return TileSheets::Kind::whole;
    return showsNumbers() ? TileSheets::Kind::numbered : TileSheets::Kind::tiles;
}

QRectF Tray::placeOnBoard(int cell) const {
    return toWidgetOnPixels(grid_->cellRect(cell)).translated(-toWidgetOnPixels(grid_->bounds()).topLeft());
}

QRectF Tray::tileBox(QPointF centre) const {
    const QSizeF size(unit(), unit() * grid_->aspect());
    const qreal ratio = devicePixelRatioF();
    const auto snapped = [ratio](qreal length) { return std::round(length * ratio) / ratio; };
    return {QPointF(snapped(centre.x() - size.width() / 2), snapped(centre.y() - size.height() / 2)),
            QPointF(snapped(centre.x() + size.width() / 2), snapped(centre.y() + size.height() / 2))};
}

void Tray::paintBackground(QPainter& painter, const QRectF& board) {
    const bool dark = plt::isDark(palette());
    const qreal frame = std::min({10.0, board.left() - 1, board.top() - 1});
    const QRectF tray = board.adjusted(-frame, -frame, frame, frame);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 30));
    painter.drawRoundedRect(tray.translated(1.5, 3), 8, 8);
    const QColor wood = dark ? QColor(0x5A, 0x4A, 0x42) : QColor(0xC9, 0xA4, 0x7A);
    QLinearGradient light(tray.topLeft(), tray.bottomRight());
    light.setColorAt(0, plt::shaded(wood, 0.14));
    light.setColorAt(1, plt::shaded(wood, -0.12));
    painter.setBrush(light);
    painter.setPen(QPen(plt::shaded(wood, -0.4), 1));
    painter.drawRoundedRect(tray, 8, 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(dark ? QColor(0x17, 0x18, 0x20) : QColor(0x4A, 0x3F, 0x3A));
    painter.drawRect(board.adjusted(-1, -1, 1, 1));
}

void Tray::paintCell(QPainter& painter, const plt::CellPaint& cell) {
    // Only the gap is painted here: its edges cast shadows into it.
    if (cell.look != 0) return;
    const qreal depth = std::clamp(cell.rect.width() * 0.08, 2.0, 8.0);
    const auto shadow = [&](const QRectF& strip, QPointF from, QPointF to) {
        QLinearGradient fade(from, to);
        fade.setColorAt(0, QColor(0, 0, 0, 110));
        fade.setColorAt(1, QColor(0, 0, 0, 0));
        painter.fillRect(strip, fade);
    };
    const QRectF& box = cell.rect;
    shadow({box.left(), box.top(), box.width(), depth}, box.topLeft(), box.topLeft() + QPointF(0, depth));
    shadow({box.left(), box.top(), depth, box.height()}, box.topLeft(), box.topLeft() + QPointF(depth, 0));
}

void Tray::paintPiece(QPainter& painter, const plt::PiecePaint& piece) {
    const auto tile = static_cast<int>(piece.look & tileBits);
    const QRectF box = tileBox(piece.rect.center());
    const QRectF home = placeOnBoard(tile - 1);
    const qreal ratio = devicePixelRatioF();
    const QRectF source(home.topLeft() * ratio, home.size() * ratio);
    const auto draw = [&](quint64 look) { painter.drawPixmap(box, sheet(kindOf(look)), source); };
    const bool becomes = piece.progress < 1 && ((piece.look ^ piece.previousLook) & wholeSign) != 0;
    if (becomes) {
        draw(piece.previousLook);
        painter.setOpacity(piece.opacity * piece.progress);
    }
    draw(piece.look);
    painter.setOpacity(piece.opacity);
    if ((piece.look & misplacedSign) == 0) return;
    // A red line and a cross, so that the mark does not depend on colour alone.
    const qreal side = std::min(box.width(), box.height());
    const plt::MarkLines lines{.core = side < 30 ? 1.0 : 2.5, .edge = side < 30 ? 0.5 : 1.0};
    const QColor red = plt::colour(plt::Role::bad, palette());
    QPainterPath outline;
    const qreal inset = lines.reach() + 0.5;
    outline.addRect(box.adjusted(inset, inset, -inset, -inset));
    plt::drawMarkedLine(painter, outline, red, lines);
    if (side < 24) return;
    const qreal arm = std::clamp(side * 0.07, 3.0, 8.0);
    const QPointF middle = box.topRight() + QPointF(-inset - 2.2 * arm, inset + 2.2 * arm);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xFF, 0xFE, 0xFA));
    painter.drawEllipse(middle, arm * 1.9, arm * 1.9);
    painter.setPen(QPen(QColor(0xC8, 0x44, 0x3C), std::max(1.5, arm * 0.45), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
    painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
}

void Tray::paintOverlay(QPainter& painter, const QRectF& board) {
    if (showsPicture()) {
        painter.drawPixmap(toWidgetOnPixels(grid_->bounds()).topLeft(), sheet(TileSheets::Kind::whole));
        return;
    }
    Q_UNUSED(board)
    if (run_ >= 0 && !dragging_ && !isAnimating()) painter.fillRect(runBox(run_), QColor(255, 255, 255, 36));
}

QRectF Tray::runBox(int cell) const {
    if (cell < 0 || !grid_ || position().slides(cell) == 0) return {};
    const auto& now = position();
    const int next = now.hole() - (now.hole() - cell) / now.slides(cell);
    return toWidgetOnPixels(grid_->cellRect(cell)) | toWidgetOnPixels(grid_->cellRect(next));
}

void Tray::updateRun() {
    const int attended = activeCell();
    const int now =
        content_.playable && attended >= 0 && attended < position().cells() && position().slides(attended) > 0
            ? attended
            : -1;
    if (now == run_) return;
    for (const int cell : {run_, now})
        if (cell >= 0 && cell < position().cells())
            update(runBox(cell).toAlignedRect().adjusted(-1, -1, 1, 1));
    run_ = now;
}

int Tray::moveDuration(const plt::PiecePicture& /*from*/, const plt::PiecePicture& /*to*/) const {
    return slideTime;
}

int Tray::changeDuration(int /*cell*/, quint64 /*from*/, quint64 /*to*/) const {
    return 0;
}

// Input ---------------------------------------------------------------------------------------------------

bool Tray::isSameTarget(int pressed, int over) const {
    return !dragging_ && BoardView::isSameTarget(pressed, over);
}

int Tray::cellFromHole(int key, bool farthest) const {
    const auto& now = position();
    const int column = now.column(now.hole());
    const int row = now.row(now.hole());
    // The tile moves in the direction of the arrow, from the opposite side of the hole.
    switch (key) {
        case Qt::Key_Left:
            return column + 1 == now.columns() ? -1
                   : farthest                  ? (row + 1) * now.columns() - 1
                                               : now.hole() + 1;
        case Qt::Key_Right:
            return column == 0 ? -1 : farthest ? row * now.columns() : now.hole() - 1;
        case Qt::Key_Up:
            return row + 1 == now.rows() ? -1
                   : farthest            ? (now.rows() - 1) * now.columns() + column
                                         : now.hole() + now.columns();
        case Qt::Key_Down:
            return row == 0 ? -1 : farthest ? column : now.hole() - now.columns();
        default:
            return -1;
    }
}

bool Tray::slidByArrow(const QKeyEvent& event) {
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool always = modifiers.testFlag(Qt::ControlModifier);
    const bool plain = (modifiers & ~(Qt::ShiftModifier | Qt::ControlModifier)) == 0;
    if (!content_.playable || plt::arrowStep(event.key()).isNull() || !plain ||
        (!always && isCursorVisible()))
        return false;
    const int cell = cellFromHole(event.key(), modifiers.testFlag(Qt::ShiftModifier));
    if (cell >= 0) Q_EMIT slideWanted(cell);
    return true;
}

void Tray::setHeld(bool* held, bool on) {
    if (*held == on) return;
    *held = on;
    update();
}

void Tray::showPictureForAMoment() {
    moment_.start(momentMs);
    update();
}

void Tray::endMoment() {
    if (!moment_.isActive()) return;
    moment_.stop();
    update();
}

bool Tray::keyPressed(int cell, QKeyEvent* event) {
    Q_UNUSED(cell)
    endMoment();
    if (event->key() == Qt::Key_Escape) {
        if (dragging_) {
            endDrag();
            return true;
        }
        if (isCursorVisible()) hideCursor();
    }
    if (slidByArrow(*event)) return true;
    if (event->modifiers() != Qt::NoModifier) return false;
    if (event->key() == numbersKey) {
        setHeld(&numbersHeld_, true);
        return true;
    }
    if (event->key() == pictureKey) {
        setHeld(&pictureHeld_, true);
        return true;
    }
    return false;
}

bool Tray::keyReleased(int cell, QKeyEvent* event) {
    Q_UNUSED(cell)
    if (event->key() != numbersKey && event->key() != pictureKey) return false;
    if (!event->isAutoRepeat()) setHeld(event->key() == numbersKey ? &numbersHeld_ : &pictureHeld_, false);
    return true;
}

void Tray::focusOutEvent(QFocusEvent* event) {
    setHeld(&numbersHeld_, false);
    setHeld(&pictureHeld_, false);
    BoardView::focusOutEvent(event);
}

void Tray::mousePressEvent(QMouseEvent* event) {
    endMoment();
    BoardView::mousePressEvent(event);
    if (dragging_ && event->button() != Qt::LeftButton) endDrag();
    if (!grid_ || event->button() != Qt::LeftButton || isConcealed()) return;
    const int cell = grid_->cellAt(toBoard(event->position()));
    pressedCell_ = cell >= 0 && cellEnabled(cell) ? cell : -1;
    pressedAt_ = event->position();
}

void Tray::mouseMoveEvent(QMouseEvent* event) {
    BoardView::mouseMoveEvent(event);
    if (pressedCell_ >= 0 && event->buttons().testFlag(Qt::LeftButton))
        dragBy(event->position() - pressedAt_);
    else if (dragging_)
        endDrag();
}

void Tray::dragBy(QPointF moved) {
    const auto& now = position();
    const int slides = now.slides(pressedCell_);
    if (slides == 0) return;
    const int step = (now.hole() - pressedCell_) / slides;
    const bool across = now.row(pressedCell_) == now.row(now.hole());
    const qreal way = (across ? moved.x() : moved.y()) * (step > 0 ? 1 : -1);
    if (!dragging_ && way < QApplication::startDragDistance()) return;
    dragging_ = true;
    const qreal tile = across ? unit() : unit() * grid_->aspect();
    const qreal dragged = std::clamp(way / tile, 0.0, 1.0);
    if (qFuzzyCompare(1 + dragged, 1 + dragged_)) return;
    dragged_ = dragged;
    build(false);
}

void Tray::mouseReleaseEvent(QMouseEvent* event) {
    const bool isDrag = dragging_ && event->button() == Qt::LeftButton;
    const bool enough = dragged_ >= dragEnough;
    const int cell = pressedCell_;
    BoardView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !dragging_) pressedCell_ = -1;
    if (!isDrag) return;
    if (enough) {
        // The animation to the next position starts where the tiles are held.
        dragging_ = false;
        Q_EMIT slideWanted(cell);
    }
    endDrag();
}

void Tray::endDrag() {
    if (pressedCell_ < 0 && !dragging_) return;
    dragging_ = false;
    dragged_ = 0;
    pressedCell_ = -1;
    build(true);
}

void Tray::resizeEvent(QResizeEvent* event) {
    sheets_.clear();
    setBoardMargin(height() < lowHeight ? lowMargin : margin);
    BoardView::resizeEvent(event);
    updateSheetSize();
}

void Tray::changeEvent(QEvent* event) {
    // Plain tiles have a colour of the palette.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange ||
        event->type() == QEvent::PaletteChange)
        sheets_.clear();
    BoardView::changeEvent(event);
}

}  // namespace slidey
