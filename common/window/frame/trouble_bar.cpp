// SPDX-License-Identifier: MIT
#include "common/window/frame/trouble_bar.h"

#include "common/look/colours.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace plt {

namespace {
constexpr int signSide = 16;
constexpr int margin = 10;
}  // namespace

TroubleBar::TroubleBar(QWidget* parent) : QWidget(parent), label_(new QLabel) {
    setObjectName(QStringLiteral("trouble"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(margin + signSide + 8, 3, margin, 3);
    label_->setTextFormat(Qt::PlainText);
    label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(label_);
    hide();
}

void TroubleBar::setTrouble(const QString& reason) {
    text_ = reason.isEmpty() ? QString() : tr("Not saved: %1").arg(reason);
    label_->setAccessibleName(text_);
    setToolTip(text_);
    setVisible(!text_.isEmpty());
    fitText();
}

QString TroubleBar::text() const {
    return text_;
}

void TroubleBar::fitText() {
    label_->setText(label_->fontMetrics().elidedText(text_, Qt::ElideRight, qMax(0, label_->width())));
}

void TroubleBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitText();
}

void TroubleBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(margin, (height() - signSide) / 2.0, signSide, signSide);
    // The shape says "warning": a triangle with a bar and a dot.
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(Role::bad, palette()));
    painter.drawPolygon(QPolygonF{{box.center().x(), box.top()}, box.bottomRight(), box.bottomLeft()});
    painter.setBrush(isDark(palette()) ? QColor(0x23, 0x24, 0x2F) : QColor(Qt::white));
    painter.drawRect(QRectF(box.center().x() - 1, box.top() + 5, 2, 5));
    painter.drawRect(QRectF(box.center().x() - 1, box.top() + 11.5, 2, 2));
}

}  // namespace plt
