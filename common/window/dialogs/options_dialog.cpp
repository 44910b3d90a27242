// SPDX-License-Identifier: MIT
#include "common/window/dialogs/options_dialog.h"

#include "common/window/game_view.h"
#include "common/window/options_form.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace plt {

namespace {

/// Shows all of a form where the screen has the room, and lets it be scrolled where not.
class FormArea : public QScrollArea {
  public:
    explicit FormArea(QWidget* form) {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        viewport()->setAutoFillBackground(false);
        setWidget(form);
        form->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return widget()->sizeHint() + extra(); }
    QSize minimumSizeHint() const override {
        constexpr int leastHeight = 120;
        return {widget()->minimumSizeHint().width() + extra().width(),
                std::min(leastHeight, sizeHint().height())};
    }

  private:
    QSize extra() const { return {verticalScrollBar()->sizeHint().width(), 0}; }
};

}  // namespace

OptionsDialog::OptionsDialog(GameView& view, QWidget* parent) : QDialog(parent), view_(view) {
    setWindowTitle(tr("Options"));
    auto* column = new QVBoxLayout(this);
    form_ = new OptionsForm(view.preferences());
    hasContent_ = view_.buildOptions(*form_);
    column->addWidget(new FormArea(form_), 1);
    auto* problem = new QLabel;
    problem->setTextFormat(Qt::PlainText);
    problem->setWordWrap(true);
    problem->setObjectName(QStringLiteral("problem"));
    column->addWidget(problem);
    auto* buttons = new QDialogButtonBox;
    column->addWidget(buttons);
    if (form_->hasOptions()) {
        auto* play = buttons->addButton(tr("New game"), QDialogButtonBox::AcceptRole);
        play->setDefault(true);
        buttons->addButton(QDialogButtonBox::Cancel);
        const auto check = [this, problem, play] {
            const QString text = view_.optionsProblem();
            problem->setText(text);
            problem->setVisible(!text.isEmpty());
            play->setEnabled(text.isEmpty());
        };
        connect(form_, &OptionsForm::edited, this, check);
        check();
        connect(buttons, &QDialogButtonBox::accepted, this, [this] {
            if (!view_.optionsProblem().isEmpty()) return;
            view_.applyOptions();
            accept();
        });
    } else {
        problem->hide();
        buttons->addButton(QDialogButtonBox::Close);
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

}  // namespace plt
