// SPDX-License-Identifier: MIT
#include "common/window/documents/contents_dialog.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace plt {

namespace {

/// Lines of problems in a message box, which cannot scroll; the dialog can.
constexpr std::size_t problemsInBox = 5;
constexpr std::size_t problemsInDialog = 1000;
/// Visible lines of problems.
constexpr int problemLines = 4;

}  // namespace

QString problemsText(const std::vector<DocumentProblem>& problems, std::size_t most) {
    QStringList lines;
    for (std::size_t i = 0; i < std::min(problems.size(), most); ++i) {
        const auto& problem = problems[i];
        lines << (problem.line > 0 ? ContentsDialog::tr("Line %1: %2").arg(problem.line).arg(problem.reason)
                                   : problem.reason);
    }
    if (const auto more = problems.size() - static_cast<std::size_t>(lines.size()); more > 0)
        lines << ContentsDialog::tr("and %Ln more", "and 1 more", static_cast<int>(more));
    return lines.join(QLatin1Char('\n'));
}

ContentsDialog::ContentsDialog(const QString& name, const DocumentContents& contents, QWidget* parent)
    : QDialog(parent), list_(new QListWidget) {
    setWindowTitle(name);
    auto* column = new QVBoxLayout(this);
    auto* search = new QLineEdit;
    search->setPlaceholderText(tr("Type to search"));
    search->setAccessibleName(tr("Search"));
    search->setClearButtonEnabled(true);
    column->addWidget(search);
    list_->setAccessibleName(tr("What the file holds"));
    list_->setUniformItemSizes(true);
    for (const auto& entry : contents.entries) list_->addItem(entry.title);
    list_->setCurrentRow(contents.entries.empty() ? -1 : 0);
    column->addWidget(list_, 1);
    if (!contents.problems.empty()) {
        auto* words = new QLabel(tr("Not all of it could be &read:"));
        words->setWordWrap(true);
        column->addWidget(words);
        auto* note = new QPlainTextEdit(problemsText(contents.problems, problemsInDialog));
        note->setReadOnly(true);
        note->setTabChangesFocus(true);
        note->setAccessibleName(tr("What could not be read"));
        note->setObjectName(QStringLiteral("problems"));
        const auto lines = std::min(problemLines, note->document()->blockCount());
        // A little more than the lines, or a scroll bar would appear.
        note->setFixedHeight(fontMetrics().lineSpacing() * (2 * lines + 1) / 2 + 2 * note->frameWidth() +
                             static_cast<int>(2 * note->document()->documentMargin()));
        words->setBuddy(note);
        column->addWidget(note);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    show_ = buttons->addButton(tr("Show"), QDialogButtonBox::AcceptRole);
    // Enter in the search field accepts the entry found.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    show_->setDefault(true);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) { show_->setEnabled(row >= 0); });
    connect(search, &QLineEdit::textChanged, this, &ContentsDialog::filter);
    show_->setEnabled(chosen() >= 0);
    list_->setFocus();
    resize(480, 420);
}

void ContentsDialog::filter(const QString& text) {
    int first = -1;
    for (int row = 0; row < list_->count(); ++row) {
        const bool fits = list_->item(row)->text().contains(text, Qt::CaseInsensitive);
        list_->item(row)->setHidden(!fits);
        if (fits && first < 0) first = row;
    }
    if (list_->currentRow() < 0 || list_->currentItem()->isHidden()) list_->setCurrentRow(first);
}

int ContentsDialog::chosen() const {
    return list_->currentRow();
}

QString showContents(const DocumentContents& contents, const QString& name, QWidget* parent) {
    if (contents.entries.empty()) {
        const QString why = problemsText(contents.problems, problemsInBox);
        return why.isEmpty() ? ContentsDialog::tr("It holds nothing that this game can show.") : why;
    }
    std::size_t which = 0;
    if (contents.entries.size() > 1 || !contents.problems.empty()) {
        ContentsDialog choice(name, contents, parent);
        if (choice.exec() != QDialog::Accepted || choice.chosen() < 0) return {};
        which = static_cast<std::size_t>(choice.chosen());
    }
    contents.entries[which].show();
    return {};
}

}  // namespace plt
