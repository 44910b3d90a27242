// SPDX-License-Identifier: MIT
#include "common/window/code_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace plt {
namespace {

/// In characters; no text that a game can play is longer.
constexpr int maximumEntryLength = 100'000;

}  // namespace

CodeDialog::CodeDialog(const QString& title, const QString& intro, QWidget* parent)
    : QDialog(parent), form_(new QFormLayout), entry_(new QLineEdit), problem_(new QLabel) {
    setWindowTitle(title);
    auto* column = new QVBoxLayout(this);
    auto* words = new QLabel(intro);
    words->setWordWrap(true);
    column->addWidget(words);
    column->addLayout(form_);
    entry_->setObjectName(QStringLiteral("entry"));
    entry_->setClearButtonEnabled(true);
    entry_->setMaxLength(maximumEntryLength);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setTextFormat(Qt::PlainText);
    problem_->setWordWrap(true);
    problem_->hide();
    column->addWidget(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* go = buttons->addButton(tr("Play"), QDialogButtonBox::AcceptRole);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    go->setDefault(true);
    go->setEnabled(false);
    column->addWidget(buttons);
    connect(entry_, &QLineEdit::textChanged, this, [this, go](const QString& text) {
        go->setEnabled(!text.trimmed().isEmpty());
        clearProblem();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &CodeDialog::play);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QLineEdit* CodeDialog::addCode(const QString& label, const QString& name, const QString& code) {
    auto* row = new QHBoxLayout;
    auto* field = new QLineEdit(code);
    field->setReadOnly(true);
    field->setObjectName(name);
    field->setCursorPosition(0);
    field->setMinimumWidth(fontMetrics().averageCharWidth() * 46);
    auto* copy = new QPushButton(tr("Copy"));
    copy->setAutoDefault(false);
    copy->setAccessibleName(tr("Copy: %1").arg(label));
    copy->setEnabled(!code.isEmpty());
    connect(copy, &QPushButton::clicked, this, [code] { QApplication::clipboard()->setText(code); });
    row->addWidget(field, 1);
    row->addWidget(copy);
    form_->addRow(tr("%1:").arg(label), row);
    field->setAccessibleName(label);
    return field;
}

void CodeDialog::addEntry(const QString& label, const QString& placeholder) {
    entry_->setPlaceholderText(placeholder);
    form_->addRow(label, entry_);
    entry_->setFocus();
}

void CodeDialog::addRow(const QString& label, QWidget* field) {
    form_->addRow(label, field);
}

void CodeDialog::clearProblem() {
    problem_->hide();
}

void CodeDialog::play() {
    const QString problem = submit(entry_->text());
    if (problem.isEmpty()) {
        accept();
        return;
    }
    problem_->setText(problem);
    problem_->show();
    // Lets the dialog grow by the problem: otherwise the lines above it would be clipped.
    layout()->activate();
    if (const int needed = layout()->totalHeightForWidth(width()); needed > height()) resize(width(), needed);
    entry_->setFocus();
    entry_->selectAll();
}

}  // namespace plt
