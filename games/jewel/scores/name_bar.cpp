// SPDX-License-Identifier: MIT
#include "jewel/scores/name_bar.h"

#include "jewel/scores/high_scores.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace jewel {

NameBar::NameBar(QWidget* parent)
    : QWidget(parent),
      lines_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      text_(new QLabel),
      name_(new QLineEdit) {
    lines_->setContentsMargins(8, 4, 8, 4);
    lines_->addWidget(text_);
    auto* row = new QHBoxLayout;
    lines_->addLayout(row, 1);
    row->addWidget(name_, 1);
    auto* keep = new QPushButton(tr("&Keep the name"));
    keep->setAutoDefault(false);
    keep->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row->addWidget(keep);
    row->addStretch();
    name_->setMaxLength(maximumNameLength);
    name_->setMaximumWidth(260);
    text_->setBuddy(name_);
    const auto give = [this] {
        hide();
        Q_EMIT named(fittingName(name_->text()));
    };
    connect(keep, &QPushButton::clicked, this, give);
    connect(name_, &QLineEdit::returnPressed, this, give);
    hide();
}

void NameBar::ask(int place, const QString& name) {
    text_->setText(tr("Number %L1 of the high scores. Your &name:").arg(place));
    name_->setText(name);
    name_->selectAll();
    show();
    arrange();
}

void NameBar::arrange() {
    const auto margins = lines_->contentsMargins();
    const int inOneLine = text_->sizeHint().width() + lines_->spacing() +
                          lines_->itemAt(1)->sizeHint().width() + margins.left() + margins.right();
    lines_->setDirection(inOneLine > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void NameBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void NameBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace jewel
