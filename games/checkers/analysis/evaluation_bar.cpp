// SPDX-License-Identifier: MIT
#include "checkers/analysis/evaluation_bar.h"

#include "common/look/colours.h"

#include <cmath>

#include <QPainter>
#include <QPainterPath>

namespace checkers {

namespace {

constexpr double steepness = 0.45;
constexpr int barWidth = 14;
constexpr int margin = 6;

}  // namespace

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setAccessibleName(tr("Evaluation"));
}

double EvaluationBar::shareOf(double value, bool proven) {
    if (proven && value != 0) return value > 0 ? 1 : 0;
    return 0.5 + 0.48 * std::tanh(steepness * value);
}

void EvaluationBar::show(std::optional<double> share, const QString& words, PieceSet set, bool turned) {
    setToolTip(words);
    setAccessibleDescription(words);
    share_ = share;
    set_ = set;
    turned_ = turned;
    update();
}

QSize EvaluationBar::sizeHint() const {
    return {barWidth + margin * 2, 120};
}

void EvaluationBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    const QColor ink = plt::colour(plt::Role::ink, palette());
    const Looks looks = looksOf(set_);
    QPainterPath outline;
    outline.addRoundedRect(bar, barWidth / 3.0, barWidth / 3.0);
    painter.save();
    painter.setClipPath(outline);
    if (share_) {
        const double lower = turned_ ? 1 - *share_ : *share_;
        const double edge = bar.bottom() - bar.height() * lower;
        const Side below = turned_ ? Side::second : Side::first;
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width(), edge - bar.top()),
                         looks.of(other(below)));
        painter.fillRect(QRectF(bar.left(), edge, bar.width(), bar.bottom() - edge), looks.of(below));
        painter.fillRect(QRectF(bar.left(), edge - 1, bar.width(), 2), ink);
    } else {
        painter.fillRect(bar, plt::colour(plt::Role::cell, palette()));
    }
    painter.restore();
    painter.setPen(QPen(ink, 1.2));
    painter.drawPath(outline);
    // Ticks at the middle, for an even position.
    const double middle = bar.center().y();
    painter.drawLine(QPointF(bar.left() - 4, middle), QPointF(bar.left() - 1, middle));
    painter.drawLine(QPointF(bar.right() + 1, middle), QPointF(bar.right() + 4, middle));
}

}  // namespace checkers
