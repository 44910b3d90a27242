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
    drawHintArrow(painter, way.line.p1(), way.line.p2(), palette(), way.side);
}

}  // namespace plt
