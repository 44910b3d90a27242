// SPDX-License-Identifier: MIT
#include "common/script/view/script_pages.h"

#include <QPainter>

namespace plt::script {

namespace {

/// Height of a line of text and the gap below it, in points.
constexpr double line = 12;
constexpr double gapBelow = 10;
constexpr int textSize = 9;

}  // namespace

QString ScriptPages::title() const {
    return title_();
}

int ScriptPages::pageCount(const QSizeF& page) const {
    Q_UNUSED(page)
    return 1;
}

void ScriptPages::paintPage(QPainter& painter, const QRectF& page, int number) const {
    Q_UNUSED(number)
    QFont font = painter.font();
    font.setPixelSize(textSize);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(QRectF(page.topLeft(), QSizeF(page.width(), line)), Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("%1  %2").arg(title_(), id_()));
    const double side = page.width();
    paint_(painter, QRectF(page.left(), page.top() + line + gapBelow, side,
                           qMin(side, page.height() - line - gapBelow)));
}

}  // namespace plt::script
