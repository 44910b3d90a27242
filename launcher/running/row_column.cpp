// SPDX-License-Identifier: MIT
#include "launcher/running/row_column.h"

#include <QResizeEvent>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

namespace plt {

RowColumn::RowColumn(QWidget* parent)
    : QWidget(parent),
      scroll_(new QScrollArea(this)),
      content_(new QWidget),
      column_(new QVBoxLayout(content_)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(4);
    column_->addStretch(1);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setMinimumHeight(1);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidgetResizable(true);
    scroll_->setWidget(content_);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void RowColumn::insertRow(int place, QWidget* row) {
    column_->insertWidget(place, row);
    row->show();
    updateGeometry();
}

void RowColumn::moveRow(int place, QWidget* row) {
    column_->removeWidget(row);
    column_->insertWidget(place, row);
    updateGeometry();
}

void RowColumn::removeRow(QWidget* row) {
    column_->removeWidget(row);
    row->hide();
    row->deleteLater();
    updateGeometry();
}

void RowColumn::ensureRowVisible(QWidget* row) {
    scroll_->ensureWidgetVisible(row);
}

void RowColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) updateGeometry();
}

/// At least as wide as the buttons of a row, so that all of them can be pressed.
QSize RowColumn::minimumSizeHint() const {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, scroll_);
    // One row is lower than the buttons of a scroll bar.
    const int height = qMin(scroll_->minimumSizeHint().height(), sizeHint().height());
    return {content_->minimumSizeHint().width() + bar, height};
}

/// At most a part of the window, so that the games stay visible.
QSize RowColumn::sizeHint() const {
    const int height = column_->totalHeightForWidth(width());
    const int wanted = height < 0 ? content_->sizeHint().height() : height;
    return {content_->sizeHint().width(), qMin(wanted, maximumRowsHeight())};
}

}  // namespace plt
