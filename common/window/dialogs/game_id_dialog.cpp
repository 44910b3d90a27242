// SPDX-License-Identifier: MIT
#include "common/window/dialogs/game_id_dialog.h"

#include "common/session/game_session.h"

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

GameIdDialog::GameIdDialog(GameSession& session, QWidget* parent) : QDialog(parent), session_(session) {
    setWindowTitle(tr("Game ID"));
    auto* column = new QVBoxLayout(this);
    auto* intro = new QLabel(
        tr("Give an ID to somebody else, and both of you play the same deal. The number is short; the "
           "exact form stays valid "
           "for ever."));
    intro->setWordWrap(true);
    column->addWidget(intro);
    auto* form = new QFormLayout;
    const auto shown = [this, form](const QString& label, const QString& name, const QString& id) {
        auto* row = new QHBoxLayout;
        auto* field = new QLineEdit(id);
        field->setReadOnly(true);
        field->setObjectName(name);
        field->setCursorPosition(0);
        field->setMinimumWidth(280);
        auto* copy = new QPushButton(tr("Copy"));
        copy->setAutoDefault(false);
        copy->setAccessibleName(tr("Copy: %1").arg(label));
        copy->setEnabled(!id.isEmpty());
        if (id.isEmpty()) field->setPlaceholderText(tr("This game was not dealt from a number."));
        connect(copy, &QPushButton::clicked, this, [id] { QApplication::clipboard()->setText(id); });
        row->addWidget(field, 1);
        row->addWidget(copy);
        form->addRow(tr("%1:").arg(label), row);
        field->setAccessibleName(label);
    };
    shown(tr("Number"), QStringLiteral("shortId"), session.shortId());
    shown(tr("Exact"), QStringLiteral("longId"), session.longId());
    entry_ = new QLineEdit;
    entry_->setObjectName(QStringLiteral("entry"));
    entry_->setClearButtonEnabled(true);
    entry_->setPlaceholderText(tr("Paste an ID here"));
    entry_->setMaxLength(100'000);
    form->addRow(tr("&Play this one:"), entry_);
    column->addLayout(form);
    problem_ = new QLabel;
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
        problem_->hide();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &GameIdDialog::play);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    entry_->setFocus();
}

void GameIdDialog::play() {
    const QString problem = session_.openId(entry_->text());
    if (problem.isEmpty()) {
        accept();
        return;
    }
    problem_->setText(problem);
    problem_->show();
    // The dialog grows by what is said: squeezed, the lines above would be cut.
    layout()->activate();
    if (const int needed = layout()->totalHeightForWidth(width()); needed > height()) resize(width(), needed);
    entry_->setFocus();
    entry_->selectAll();
}

}  // namespace plt
