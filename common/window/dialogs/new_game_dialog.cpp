// SPDX-License-Identifier: MIT
#include "common/window/dialogs/new_game_dialog.h"

#include "common/window/dialogs/form_area.h"
#include "common/window/game_view.h"
#include "common/window/options_form.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace plt {

NewGameDialog::NewGameDialog(GameView& view, QWidget* parent) : QDialog(parent), view_(view) {
    setWindowTitle(tr("New game"));
    auto* column = new QVBoxLayout(this);
    auto* form = new OptionsForm(view.preferences(), OptionsForm::Part::newGame);
    view_.buildOptions(*form);
    column->addWidget(new FormArea(form), 1);
    auto* problem = new QLabel;
    problem->setTextFormat(Qt::PlainText);
    problem->setWordWrap(true);
    problem->setObjectName(QStringLiteral("problem"));
    column->addWidget(problem);
    auto* buttons = new QDialogButtonBox;
    column->addWidget(buttons);
    auto* play = buttons->addButton(tr("New game"), QDialogButtonBox::AcceptRole);
    play->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    const auto check = [this, problem, play] {
        const QString text = view_.optionsProblem();
        problem->setText(text);
        problem->setVisible(!text.isEmpty());
        play->setEnabled(text.isEmpty());
    };
    connect(form, &OptionsForm::edited, this, check);
    check();
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (!view_.optionsProblem().isEmpty()) return;
        view_.applyOptions();
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

}  // namespace plt
