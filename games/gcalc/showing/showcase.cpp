// SPDX-License-Identifier: MIT
#include "gcalc/showing/showcase.h"

#include "common/accessible/keys.h"
#include "common/look/colours.h"
#include "gcalc/words/cube_words.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace gcalc {

namespace {

constexpr qreal largestZoom = 16;
constexpr qreal steepest = 85;
constexpr int stageMargin = 8;
constexpr int lowView = 240;

}  // namespace

Showcase::Showcase(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Cube"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(stageMargin, stageMargin, stageMargin, stageMargin);
    auto* row = new QHBoxLayout;
    title_ = new QLabel;
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    title_->setMinimumWidth(20);
    title_->setTextFormat(Qt::PlainText);
    row->addWidget(title_, 1);
    const auto button = [&](const QString& text) {
        auto* made = new QToolButton;
        made->setText(text);
        made->setToolButtonStyle(Qt::ToolButtonTextOnly);
        made->setFocusPolicy(Qt::TabFocus);
        row->addWidget(made);
        return made;
    };
    space_ = button(tr("In space"));
    space_->setCheckable(true);
    space_->setToolTip(tr("Shows the cube in space. Drag it to turn it."));
    close_ = button(tr("Close"));
    connect(space_, &QToolButton::clicked, this, &Showcase::spaceRequested);
    connect(close_, &QToolButton::clicked, this, &Showcase::closed);
    column->addLayout(row);
    column->addStretch(1);
    words_ = new QLabel;
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    words_->setMinimumWidth(20);
    words_->setAlignment(Qt::AlignCenter);
    column->addWidget(words_);
    connect(&picture_, &CubePicture::arrived, this, &Showcase::refresh);
}

void Showcase::showCell(const Cell& cell, const QString& place, std::optional<int> cutoff) {
    // A change of the name or the cutoff must not reset the view.
    if (!(cell.term == cell_.term)) {
        zoom_ = 1;
        shift_ = {};
    }
    cell_ = cell;
    cutoff_ = cutoff;
    title_->setText(cell.name.empty() ? place : QString::fromStdString(cell.name));
    refresh();
    setAccessibleDescription(CubeWords::cube(cell.term));
}

void Showcase::setLook(const DeskLook& look) {
    if (look == look_) return;
    look_ = look;
    space_->setChecked(look.inSpace);
    refresh();
}

void Showcase::setZoom(qreal zoom) {
    const qreal wanted = std::clamp(zoom, 1.0, largestZoom);
    if (qFuzzyCompare(wanted, zoom_)) return;
    shift_ *= wanted / zoom_;
    zoom_ = wanted;
    moveBy({});
}

void Showcase::moveBy(QPointF way) {
    const qreal most = square().width() / 2;
    shift_ += way;
    shift_ = {std::clamp(shift_.x(), -most, most), std::clamp(shift_.y(), -most, most)};
    if (zoom_ <= 1) shift_ = {};
    refresh();
}

void Showcase::turnBy(qreal left, qreal top) {
    auto turn = look_.turn;
    turn.left = std::remainder(turn.left + left, 360.0);
    turn.top = std::clamp(turn.top + top, -steepest, steepest);
    if (!look_.inSpace) Q_EMIT spaceRequested(true);
    Q_EMIT turned(turn);
}

void Showcase::refresh() {
    updateWords();
    update();
}

void Showcase::updateWords() {
    const auto hints =
        look_.inSpace
            ? tr("Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.")
            : tr("Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. "
                 "Escape: back.");
    // In a low window they would take half the room of the cube.
    words_->setHidden(height() < lowView && picture_.isComplete());
    words_->setText(
        picture_.isComplete() ? hints : tr("This has more parts than can be drawn; some stand for several."));
}

QRect Showcase::cubeRect() const {
    const int foot = words_->isHidden() ? stageMargin : words_->height() + 2 * stageMargin;
    return rect().adjusted(0, space_->height() + 2 * stageMargin, 0, -foot);
}

QRectF Showcase::square() const {
    const auto room = cubeRect();
    const qreal side = std::max(std::min(room.width() - 2 * stageMargin, room.height()), 20) * zoom_;
    const auto middle = QRectF(room).center();
    return {middle - QPointF(side, side) / 2 + shift_, QSizeF(side, side)};
}

void Showcase::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), plt::colour(plt::Role::paper, palette()));
    painter.setClipRect(cubeRect());
    const bool wasComplete = picture_.isComplete();
    const auto place = square();
    const qreal ratio = devicePixelRatioF();
    const auto lens = look_.lens(place.width(), place.topLeft(), ratio);
    // In space the size would change as the cube is turned.
    const bool isFilled = !look_.inSpace;
    const auto& picture =
        picture_.picture(cell_.term, {size(), ratio, lens, cutoff_, look_.style, font(), isFilled});
    painter.drawPixmap(0, 0, picture);
    // Queued, because words of another height lay out the window again.
    if (picture_.isComplete() != wasComplete)
        QMetaObject::invokeMethod(
            this, [this] { refresh(); }, Qt::QueuedConnection);
}

void Showcase::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateWords();
}

void Showcase::keyPressEvent(QKeyEvent* event) {
    constexpr qreal turnStep = 6;
    constexpr qreal moveStep = 40;
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool moves = modifiers == (Qt::ControlModifier | Qt::ShiftModifier);
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down: {
            const QPointF way = plt::arrowStep(event->key());
            if (moves)
                moveBy(way * moveStep);
            else if ((modifiers & ~Qt::ShiftModifier) == Qt::NoModifier)
                turnBy(-way.x() * turnStep, -way.y() * turnStep);
            else
                break;
            return;
        }
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            setZoom(zoom_ * 1.25);
            return;
        case Qt::Key_Minus:
            setZoom(zoom_ / 1.25);
            return;
        case Qt::Key_Home:
            Q_EMIT turned(Turn{});
            setZoom(1);
            return;
        case Qt::Key_Escape:
            if (event->isAutoRepeat()) return;
            if (busy_) {
                Q_EMIT stopRequested();
                return;
            }
            [[fallthrough]];
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            // Auto-repeat of the key that opened this would close it, and open it again.
            if (!event->isAutoRepeat()) Q_EMIT closed();
            return;
        default:
            break;
    }
    QWidget::keyPressEvent(event);
}

void Showcase::mousePressEvent(QMouseEvent* event) {
    last_ = event->position().toPoint();
    if (event->button() == Qt::MiddleButton) Q_EMIT closed();
}

void Showcase::mouseMoveEvent(QMouseEvent* event) {
    const QPoint now = event->position().toPoint();
    const QPoint way = now - last_;
    if (!event->buttons().testFlag(Qt::LeftButton) || way.isNull()) return;
    last_ = now;
    if (zoom_ > 1 && (!look_.inSpace || event->modifiers().testFlag(Qt::ShiftModifier)))
        moveBy(way);
    else
        turnBy(way.x() * 0.5, way.y() * 0.5);
}

void Showcase::mouseDoubleClickEvent(QMouseEvent*) {
    Q_EMIT closed();
}

void Showcase::wheelEvent(QWheelEvent* event) {
    if (event->modifiers().testFlag(Qt::ControlModifier) || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    setZoom(event->angleDelta().y() > 0 ? zoom_ * 1.15 : zoom_ / 1.15);
    event->accept();
}

}  // namespace gcalc
