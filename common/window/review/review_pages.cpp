// SPDX-License-Identifier: MIT
#include "common/window/review/review_pages.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainter>

namespace plt {

QString ReviewPages::title() const {
    return QCoreApplication::translate("plt::ReviewPages", "Review");
}

int ReviewPages::pageCount(const QSizeF&) const {
    // A review has at most a heading and a line for each of its few moments.
    return 1;
}

void ReviewPages::paintPage(QPainter& painter, const QRectF& page, int) const {
    constexpr qreal size = 11;
    constexpr qreal gap = 6;
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(size));
    painter.setPen(Qt::black);
    QRectF rest = page;
    for (const auto& line : lines_) {
        // The first line is the heading.
        font.setBold(&line == &lines_.front());
        painter.setFont(font);
        QRectF used;
        painter.drawText(rest, Qt::TextWordWrap, line, &used);
        rest.setTop(used.bottom() + gap);
    }
}

}  // namespace plt
