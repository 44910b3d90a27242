// SPDX-License-Identifier: MIT
#include "common/window/moments/pause_curtain.h"

#include "common/look/colours.h"
#include "common/window/moments/large_words.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace plt {

namespace {
constexpr qreal titleSize = 2.2;  // times the window's font
constexpr qreal timeSize = 1.4;
}  // namespace

PauseCurtain::PauseCurtain(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(tr("Paused"))),
      time_(new QLabel),
      resume_(new QPushButton(tr("Resume"))) {
    setObjectName(QStringLiteral("curtain"));
    auto* column = new QVBoxLayout(this);
    column->addStretch();
    for (auto* label : {title_, time_}) {
        label->setAlignment(Qt::AlignCenter);
        column->addWidget(label);
    }
    time_->setAccessibleName(tr("Time played"));
    column->addSpacing(8);
    column->addWidget(resume_, 0, Qt::AlignCenter);
    column->addStretch();
    connect(resume_, &QPushButton::clicked, this, &PauseCurtain::resumed);
    resume_->setAutoDefault(true);
    fitFonts();
}

void PauseCurtain::setTime(const QString& time) {
    time_->setText(time);
    time_->setVisible(!time.isEmpty());
}

void PauseCurtain::focusButton() {
    resume_->setFocus();
}

void PauseCurtain::fitFonts() {
    if (fitting_) return;
    fitting_ = true;
    title_->setFont(wordsOver(size(), *this, titleSize, true));
    time_->setFont(wordsOver(size(), *this, timeSize, false));
    resume_->setFont(wordsOver(size(), *this, 1, false));
    fitting_ = false;
}

void PauseCurtain::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), colour(Role::paper, palette()));
}

void PauseCurtain::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitFonts();
}

void PauseCurtain::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitFonts();
}

}  // namespace plt
