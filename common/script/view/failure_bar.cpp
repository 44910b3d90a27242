// SPDX-License-Identifier: MIT
#include "common/script/view/failure_bar.h"

#include "common/look/colours.h"

#include <algorithm>

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace plt::script {

namespace {

constexpr int edge = 6;
/// The least height of a view in which the values are shown.
constexpr int roomyHeight = 320;

QLabel* wordsFor(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

}  // namespace

FailureBar::FailureBar(QWidget* parent) : QFrame(parent), sentence_(wordsFor(this)), values_(wordsFor(this)) {
    setObjectName(QStringLiteral("failure"));
    QFont bold = sentence_->font();
    bold.setBold(true);
    sentence_->setFont(bold);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(3 * edge, edge, edge, edge);
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    column->addWidget(sentence_);
    column->addWidget(values_);
    row->addLayout(column, 1);
    auto* console = new QPushButton(tr("&Script"), this);
    console->setAutoDefault(false);
    connect(console, &QPushButton::clicked, this, &FailureBar::consoleRequested);
    row->addWidget(console, 0, Qt::AlignTop);
    hide();
}

QString FailureBar::text() const {
    if (isHidden()) return {};
    return values_->text().isEmpty() ? sentence_->text() : sentence_->text() + u'\n' + values_->text();
}

QString FailureBar::sentence() const {
    return sentence_->text();
}

QString FailureBar::values() const {
    return values_->text();
}

void FailureBar::show(const QString& sentence, const QString& values) {
    const bool isNew = isHidden() || sentence_->text() != sentence;
    sentence_->setText(sentence);
    values_->setText(values);
    values_->setVisible(hasRoom_ && !values.isEmpty());
    setAccessibleName(sentence);
    setVisible(true);
    setToolTip(text());
    if (!isNew || !QAccessible::isActive()) return;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void FailureBar::dismiss() {
    hide();
}

void FailureBar::fitInto(int height) {
    hasRoom_ = height >= roomyHeight;
    values_->setVisible(hasRoom_ && !values_->text().isEmpty());
    setMaximumHeight(std::max(height / 4, 2 * fontMetrics().lineSpacing() + 2 * edge));
}

void FailureBar::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    QPainter painter(this);
    const QColor bad = colour(Role::bad, palette());
    painter.fillRect(rect(), mixed(palette().window().color(), bad, 0.12));
    painter.fillRect(QRect(0, 0, edge, height()), bad);
}

}  // namespace plt::script
