// SPDX-License-Identifier: MIT
#include "launcher/statistics/accuracy_course.h"

#include <algorithm>

#include <QPainter>

namespace plt {

namespace {
constexpr int pointsShown = 30;
constexpr int highest = 100;
}  // namespace

void AccuracyCourse::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const auto all = index.data(role).toList();
    const auto values = all.mid(std::max(qsizetype{0}, all.size() - pointsShown));
    if (values.isEmpty()) return;
    const qreal inset = option.fontMetrics.height() * 0.25;
    const QRectF field = QRectF(option.rect).adjusted(inset, inset, -inset, -inset);
    const auto count = static_cast<int>(values.size());
    QPolygonF line;
    for (int i = 0; i < count; ++i) {
        const qreal x = count > 1 ? field.left() + field.width() * i / (count - 1) : field.center().x();
        line << QPointF(x, field.bottom() - field.height() * values.at(i).toInt() / highest);
    }
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const auto group = option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor colour =
        option.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::WindowText);
    const qreal width = std::max(1.5, option.fontMetrics.height() / 10.0);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(line);
    painter->setBrush(colour);
    painter->drawEllipse(line.last(), width, width);
    painter->restore();
}

QSize AccuracyCourse::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    constexpr int widthInHeights = 6;
    const int line = option.fontMetrics.height();
    const QSize own = QStyledItemDelegate::sizeHint(option, index);
    return own.expandedTo({widthInHeights * line, line * 7 / 4});
}

}  // namespace plt
