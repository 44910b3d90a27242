// SPDX-License-Identifier: MIT
#include "common/board3d/flat/flat_turn.h"

#include "common/look/motion.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QPainter>

namespace plt {

FlatTurn::FlatTurn(QObject* parent) : QVariantAnimation(parent) {
    setStartValue(0.0);
    setEndValue(1.0);
    setEasingCurve(QEasingCurve::InOutQuad);
    connect(this, &QAbstractAnimation::finished, this, [this] { before_ = after_ = {}; });
}

void FlatTurn::begin(const QPixmap& before, const QPixmap& after, const QRectF& board) {
    stop();
    before_ = before;
    after_ = after;
    board_ = board;
    setDuration(motion::paced(motion::halfTurn));
    start();
}

void FlatTurn::end() {
    stop();
    before_ = after_ = {};
}

void FlatTurn::draw(QPainter& painter) const {
    const double part = currentValue().toDouble();
    const bool first = part < 0.5;
    const QPixmap& picture = first ? before_ : after_;
    const QSizeF size = picture.deviceIndependentSize();
    const double angle = std::numbers::pi * part;
    const double wide =
        std::abs(board_.width() * std::cos(angle)) + std::abs(board_.height() * std::sin(angle));
    const double high =
        std::abs(board_.width() * std::sin(angle)) + std::abs(board_.height() * std::cos(angle));
    // Scaled down while its corners would not fit.
    const double scale = std::min({1.0, size.width() / wide, size.height() / high});
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(board_.center());
    painter.rotate(180 * (first ? part : part - 1));
    painter.scale(scale, scale);
    painter.translate(-board_.center());
    painter.drawPixmap(QPointF(0, 0), picture);
}

}  // namespace plt
