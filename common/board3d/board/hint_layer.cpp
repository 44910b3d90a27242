// SPDX-License-Identifier: MIT
#include "common/board3d/board/hint_layer.h"

#include "common/look/marks.h"

#include <utility>

#include <QPainter>

namespace plt {

HintLayer::HintLayer(std::function<Way()> way, QWidget* parent) : QWidget(parent), way_(std::move(way)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void HintLayer::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Way way = way_();
    QPainter painter(this);
    for (qsizetype i = 1; i < way.points.size(); ++i)
        drawHintArrow(painter, way.points[i - 1], way.points[i], palette(), way.side);
}

}  // namespace plt
