// SPDX-License-Identifier: MIT
#include "launcher/console/problem_panel.h"

#include "common/plugin/scan/listing.h"
#include "launcher/controls/console_button.h"

#include <QPlainTextEdit>
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
    constexpr int mostLines = 2000;
    list_->setPlainText(QString::fromUtf8(problemLines(problems.mid(0, mostLines))));
    constexpr int mostShownLines = 6;
    const int lines = static_cast<int>(qMin<qsizetype>(problems.size(), mostShownLines));
    list_->setFixedHeight(list_->fontMetrics().lineSpacing() * (lines + 1) + 12);
    const QString text = tr("%Ln problems in the games folders", "One problem in the games folders",
                            static_cast<int>(problems.size()));
    heading_->setText(text);
    heading_->setAccessibleName(text);
    setVisible(!problems.isEmpty());
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
