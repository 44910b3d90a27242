// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace plt {

/// Draws a column of accuracies, each a list of numbers from 0 to 100, as lines over time.
class AccuracyCourse : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// The role of the list (QVariantList of int, latest last).
    static constexpr int role = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace plt
