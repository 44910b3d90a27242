// SPDX-License-Identifier: MIT
#include "launcher/console/problem_panel.h"

#include "common/plugin/scan/listing.h"
#include "launcher/controls/console_button.h"

#include <QPlainTextEdit>
#include <QResizeEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace plt {

ProblemPanel::ProblemPanel(QWidget* parent)
    : QWidget(parent), heading_(new ConsoleButton(this)), list_(new QPlainTextEdit(this)) {
    heading_->setAutoRaise(true);
    heading_->setCheckable(true);
    heading_->setArrowType(Qt::RightArrow);
    connect(heading_, &QToolButton::toggled, this, &ProblemPanel::setOpen);
    list_->setReadOnly(true);
    list_->setLineWrapMode(QPlainTextEdit::NoWrap);
    list_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    list_->setAccessibleName(tr("Problems in the games folders"));
    list_->hide();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(heading_, 0, Qt::AlignLeft);
    column->addWidget(list_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

void ProblemPanel::setProblems(const QList<FolderProblem>& problems) {
    constexpr int maximumLines = 2000;
    list_->setPlainText(QString::fromUtf8(problemLines(problems.mid(0, maximumLines))).trimmed());
    fitList();
    const QString text = tr("%Ln problems in the games folders", "One problem in the games folders",
                            static_cast<int>(problems.size()));
    heading_->setText(text);
    heading_->setAccessibleName(text);
    setVisible(!problems.isEmpty());
}

/// Gives the list the height of its lines, of a few if there are many, and of the scroll bar below them.
void ProblemPanel::fitList() {
    constexpr int maximumShownLines = 6;
    const int lines = qMin(list_->blockCount(), maximumShownLines);
    const int around = 2 * (list_->frameWidth() + qRound(list_->document()->documentMargin()));
    const QFontMetrics metrics = list_->fontMetrics();
    const int widest = metrics.size(0, list_->toPlainText()).width();
    const int bar = widest + around > width() ? list_->horizontalScrollBar()->sizeHint().height() : 0;
    list_->setFixedHeight(lines * metrics.lineSpacing() + around + bar);
}

void ProblemPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) fitList();
}

void ProblemPanel::setOpen(bool open) {
    heading_->setChecked(open);
    heading_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    list_->setVisible(open);
}

QString ProblemPanel::text() const {
    return list_->toPlainText();
}

}  // namespace plt
