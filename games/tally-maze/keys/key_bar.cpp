// SPDX-License-Identifier: MIT
#include "tally-maze/keys/key_bar.h"

#include "tally-maze/keys/key_button.h"

#include <algorithm>

#include <QBoxLayout>
#include <QGuiApplication>
#include <QStyleHints>

namespace tally_maze {

namespace {

constexpr int margin = 6;

QPainterPath hourglass() {
    QPainterPath sign(QPointF(4, 2.5));
    sign.lineTo(12, 2.5);
    sign.cubicTo({12, 6}, {8.8, 6.5}, {8.8, 8});
    sign.cubicTo({8.8, 9.5}, {12, 10}, {12, 13.5});
    sign.lineTo(4, 13.5);
    sign.cubicTo({4, 10}, {7.2, 9.5}, {7.2, 8});
    sign.cubicTo({7.2, 6.5}, {4, 6}, {4, 2.5});
    sign.moveTo(3, 2.5);
    sign.lineTo(13, 2.5);
    sign.moveTo(3, 13.5);
    sign.lineTo(13, 13.5);
    return sign;
}

QPainterPath eye() {
    QPainterPath sign(QPointF(1.5, 8));
    sign.quadTo({8, 0.5}, {14.5, 8});
    sign.quadTo({8, 15.5}, {1.5, 8});
    sign.addEllipse(QPointF(8, 8), 2.3, 2.3);
    return sign;
}

/// Hedges, and an arrow to the next ones.
QPainterPath nextMazeSign() {
    QPainterPath sign(QPointF(2.5, 13.5));
    sign.lineTo(2.5, 2.5);
    sign.lineTo(9.5, 2.5);
    sign.moveTo(2.5, 13.5);
    sign.lineTo(9.5, 13.5);
    sign.moveTo(6, 8);
    sign.lineTo(14, 8);
    sign.moveTo(11, 5);
    sign.lineTo(14, 8);
    sign.lineTo(11, 11);
    return sign;
}

}  // namespace

KeyBar::KeyBar(QWidget* parent)
    : QWidget(parent),
      row_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      wait_(new KeyButton(hourglass(), tr("Wait"))),
      ahead_(new KeyButton(eye(), tr("Look ahead"))),
      next_(new KeyButton(nextMazeSign(), tr("Next maze"))) {
    row_->setContentsMargins(margin, 0, margin, margin);
    row_->setSpacing(margin);
    for (auto* button : {wait_, ahead_, next_}) row_->addWidget(button);
    wait_->setToolTip(tr("The pumpkins move, the ball does not (space bar or full stop)"));
    ahead_->setToolTip(
        tr("Shows the next maze over this one until the next key, or while it is held (hold P)"));
    ahead_->setCheckable(true);
    next_->setToolTip(tr("The maze becomes the next one, then the pumpkins move (N)"));
    connect(wait_, &QToolButton::clicked, this, &KeyBar::waitPressed);
    connect(next_, &QToolButton::clicked, this, &KeyBar::nextPressed);
    connect(ahead_, &QToolButton::pressed, this, [this] {
        sincePressed_.start();
        Q_EMIT aheadHeld(true);
    });
    connect(ahead_, &QToolButton::released, this, [this] {
        const int hold = QGuiApplication::styleHints()->mousePressAndHoldInterval();
        if (sincePressed_.elapsed() >= hold) ahead_->setChecked(false);
        Q_EMIT aheadHeld(ahead_->isChecked());
    });
}

void KeyBar::releaseAhead() {
    if (ahead_->isDown() || !ahead_->isChecked()) return;
    ahead_->setChecked(false);
    Q_EMIT aheadHeld(false);
}

void KeyBar::setUpright(bool upright) {
    row_->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    row_->setContentsMargins(upright ? 0 : margin, upright ? margin : 0, margin, margin);
    // At the foot they stay where they are when words above the board go.
    row_->setAlignment(upright ? Qt::AlignBottom : Qt::Alignment());
}

int KeyBar::thickness(bool upright) const {
    int thickness = 0;
    for (const auto* button : {wait_, ahead_, next_}) {
        const QSize size = button->sizeHint();
        thickness = std::max(thickness, upright ? size.width() : size.height());
    }
    return thickness + margin;
}

}  // namespace tally_maze
