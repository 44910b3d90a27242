// SPDX-License-Identifier: MIT
#include "common/window/review/review_curve.h"

#include "common/look/colours.h"
#include "common/session/game_session.h"
#include "common/session/review/review_sums.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace plt {

namespace {
constexpr qreal margin = 6;
constexpr qreal momentRadius = 3.5;
}  // namespace

ReviewCurve::ReviewCurve(const GameSession& session, QWidget* parent) : QWidget(parent), session_(session) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Course of the game"));
    setAccessibleDescription(tr("Left and Right choose a move."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ReviewCurve::sizeHint() const {
    return {240, fontMetrics().height() * 3};
}

void ReviewCurve::setMoments(std::vector<std::size_t> moments) {
    moments_ = std::move(moments);
    update();
}

void ReviewCurve::setChosen(std::optional<std::size_t> move) {
    chosen_ = move;
    update();
}

ReviewCurve::Scale ReviewCurve::scale() const {
    const auto& game = session_.reviewedGame();
    Scale out;
    out.plies = std::max<double>(1, static_cast<double>(game.moves.size()) - 1);
    if (game.review.moves.empty()) return out;
    out.lowest = out.highest = game.review.moves.front().judgement.bestValue;
    for (const auto& move : game.review.moves) {
        out.lowest = std::min(out.lowest, move.judgement.madeValue);
        out.highest = std::max(out.highest, move.judgement.bestValue);
    }
    if (out.highest - out.lowest < 1e-9) out.lowest = out.highest - 1;
    return out;
}

QPointF ReviewCurve::place(const Scale& scale, std::size_t ply, double value) const {
    const qreal across = width() - 2 * margin;
    const qreal down = height() - 2 * margin;
    qreal x = margin + across * static_cast<double>(ply) / scale.plies;
    if (layoutDirection() == Qt::RightToLeft) x = width() - x;
    return {x, margin + down * (scale.highest - value) / (scale.highest - scale.lowest)};
}

void ReviewCurve::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ink = colour(Role::ink, palette());
    const auto accent = colour(Role::accent, palette());
    painter.fillRect(rect(), colour(Role::paper, palette()));
    const auto& moves = session_.reviewedGame().review.moves;
    const auto scale = this->scale();
    std::set<int> seats;
    for (const auto& move : moves) seats.insert(move.seat);
    for (const int seat : seats) {
        QPolygonF best;
        QPolygonF made;
        for (const auto& move : moves) {
            if (move.seat != seat) continue;
            best << place(scale, move.ply, move.judgement.bestValue);
            made << place(scale, move.ply, move.judgement.madeValue);
        }
        // The second person's lines are dashed.
        const auto style = seat == *seats.begin() ? Qt::SolidLine : Qt::DashLine;
        painter.setPen(QPen(colour(Role::good, palette()), 1, style));
        painter.drawPolyline(best);
        painter.setPen(QPen(ink, 1.5, style));
        painter.drawPolyline(made);
    }
    for (const auto index : moments_) {
        const auto& move = moves[index];
        const auto from = place(scale, move.ply, move.judgement.bestValue);
        const auto to = place(scale, move.ply, move.judgement.madeValue);
        painter.setPen(QPen(colour(Role::bad, palette()), 1.5));
        painter.drawLine(from, to);
        painter.setBrush(colour(Role::bad, palette()));
        painter.drawEllipse(to, momentRadius, momentRadius);
    }
    if (chosen_ && *chosen_ < moves.size()) {
        const auto at = place(scale, moves[*chosen_].ply, moves[*chosen_].judgement.madeValue);
        painter.setPen(QPen(accent, 1));
        painter.drawLine(QPointF(at.x(), 0), QPointF(at.x(), height()));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(accent, 2));
        painter.drawEllipse(at, momentRadius + 2, momentRadius + 2);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().highlight().color(), 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void ReviewCurve::choose(std::size_t move) {
    setChosen(move);
    Q_EMIT moveChosen(move);
}

void ReviewCurve::mousePressEvent(QMouseEvent* event) {
    const auto& moves = session_.reviewedGame().review.moves;
    if (moves.empty()) return;
    const auto scale = this->scale();
    std::size_t nearest = 0;
    qreal least = width();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const qreal away =
            std::abs(place(scale, moves[i].ply, moves[i].judgement.madeValue).x() - event->position().x());
        if (away >= least) continue;
        least = away;
        nearest = i;
    }
    choose(nearest);
}

void ReviewCurve::keyPressEvent(QKeyEvent* event) {
    const auto count = session_.reviewedGame().review.moves.size();
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const int forward = isMirrored ? Qt::Key_Left : Qt::Key_Right;
    const int back = isMirrored ? Qt::Key_Right : Qt::Key_Left;
    if (count == 0) {
        QWidget::keyPressEvent(event);
    } else if (event->key() == forward) {
        choose(chosen_ ? std::min(*chosen_ + 1, count - 1) : 0);
    } else if (event->key() == back) {
        choose(chosen_ && *chosen_ > 0 ? *chosen_ - 1 : 0);
    } else if (event->key() == Qt::Key_Home) {
        choose(0);
    } else if (event->key() == Qt::Key_End) {
        choose(count - 1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void ReviewCurve::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

}  // namespace plt
