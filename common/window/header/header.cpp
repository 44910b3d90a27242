// SPDX-License-Identifier: MIT
#include "common/window/header/header.h"

#include "common/language/translated.h"
#include "common/window/header/figure_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QStringList>

namespace plt {

namespace {

constexpr int outside = 10;
constexpr int inside = 3;  // above and below a row
/// Around a column.
constexpr int uprightBorder = 6;
constexpr int spacing = 18;
constexpr int tightSpacing = 10;

/// Paints a clock face at a quarter past twelve.
void paintClock(QPainter& painter, const QRectF& square) {
    const qreal side = square.width();
    const QPointF centre = square.center();
    const qreal radius = side * 0.4;
    painter.setPen(QPen(painter.pen().color(), qMax(1.4, side * 0.1), Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
    painter.drawLine(centre, centre - QPointF(0, radius * 0.6));
    painter.drawLine(centre, centre + QPointF(radius * 0.45, 0));
}

}  // namespace

Header::Header(QWidget* parent)
    : QWidget(parent), row_(new QBoxLayout(QBoxLayout::LeftToRight, this)), clock_(new FigureLabel) {
    setObjectName(QStringLiteral("header"));
    row_->setContentsMargins(outside, inside, outside, inside);
    row_->setSpacing(spacing);
    row_->addStretch(1);
    clock_->setObjectName(QStringLiteral("clock"));
    row_->addWidget(clock_);
    clock_->hide();
    hide();
}

void Header::setFigures(const QList<HeaderFigure>& figures) {
    while (figures_.size() < static_cast<std::size_t>(figures.size())) {
        auto* label = new FigureLabel;
        row_->insertWidget(static_cast<int>(figures_.size()), label);
        figures_.push_back(label);
    }
    shown_ = static_cast<int>(figures.size());
    for (int i = 0; i < shown_; ++i) figures_[i]->setFigure(figures[i]);
    makeRoom();
}

void Header::setClock(const QString& text) {
    clock_->setFigure({tr("Time"), text, paintClock});
    // An empty clock is no figure, and a screen reader must not read it.
    const bool shown = !text.isEmpty();
    if (clock_->isHidden() == shown) clock_->setVisible(shown);
    makeRoom();
}

QString Header::text() const {
    QStringList parts;
    for (int i = 0; i < shown_; ++i) parts << figures_[i]->accessibleName();
    if (!clock_->isHidden()) parts << clock_->accessibleName();
    return listed(parts);
}

void Header::setUpright(bool upright) {
    if (upright == upright_) return;
    upright_ = upright;
    row_->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (upright)
        row_->setContentsMargins(uprightBorder, uprightBorder, uprightBorder, uprightBorder);
    else
        row_->setContentsMargins(outside, inside, outside, inside);
    makeRoom();
}

int Header::thickness(bool upright) const {
    int most = 0;
    const auto measure = [&](const FigureLabel& label) {
        most = qMax(most, upright ? label.preferredWidth(true) : label.sizeHint().height());
    };
    for (int i = 0; i < shown_; ++i) measure(*figures_[i]);
    if (!clock_->isHidden()) measure(*clock_);
    return most + 2 * (upright ? uprightBorder : inside);
}

QSize Header::minimumSizeHint() const {
    if (upright_) return {thickness(true), 0};
    return {0, QWidget::minimumSizeHint().height()};
}

void Header::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    makeRoom();
}

void Header::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) makeRoom();
}

void Header::makeRoom() {
    const bool clock = !clock_->isHidden();
    setVisible(shown_ > 0 || clock);
    // The clock is known by its sign.
    clock_->setBrief(true);
    if (upright_) {
        row_->setSpacing(uprightBorder);
        int left = height() - 2 * uprightBorder;
        if (clock) left -= clock_->sizeHint().height() + uprightBorder;
        int count = 0;
        for (; count < shown_; ++count) {
            left -= figures_[count]->sizeHint().height() + uprightBorder;
            if (count > 0 && left < 0) break;
        }
        showFigures(count, true);
        return;
    }
    const auto needed = [&](int count, bool brief, int between) {
        int sum = 2 * outside + (clock ? clock_->preferredWidth(true) : -between);
        for (int i = 0; i < count; ++i) sum += figures_[i]->preferredWidth(brief) + between;
        return sum;
    };
    // First less spacing, then signs without labels, then fewer figures.
    bool brief = false;
    int between = spacing;
    int count = shown_;
    if (needed(count, brief, between) > width()) between = tightSpacing;
    if (needed(count, brief, between) > width()) brief = true;
    while (count > 1 && needed(count, brief, between) > width()) --count;
    row_->setSpacing(between);
    showFigures(count, brief);
}

void Header::showFigures(int count, bool brief) {
    for (int i = 0; i < static_cast<int>(figures_.size()); ++i) {
        auto* label = figures_[i];
        label->setBrief(brief);
        if (label->isHidden() == (i < count)) label->setVisible(i < count);
    }
}

}  // namespace plt
