// SPDX-License-Identifier: MIT
#include "common/window/dialogs/preferences_dialog.h"

#include "common/window/dialogs/form_area.h"
#include "common/window/frame/menus/mnemonics.h"
#include "common/window/game_view.h"
#include "common/window/options_form.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QVBoxLayout>

namespace plt {

namespace {

/// A game is silent as well while all games are.
QCheckBox* soundsHere(GameView& view, const QCheckBox& everywhere) {
    const auto key = QStringLiteral("sound");
    auto* box = new QCheckBox(PreferencesDialog::tr("Sounds in this game"));
    box->setChecked(view.preferences().flag(key, true));
    box->setEnabled(everywhere.isChecked());
    QObject::connect(&everywhere, &QCheckBox::toggled, box, &QWidget::setEnabled);
    QObject::connect(box, &QCheckBox::toggled, &view,
                     [&view, key](bool on) { view.preferences().setFlag(key, on); });
    return box;
}

}  // namespace

PreferencesDialog::PreferencesDialog(GameView& view, const QList<QAction*>& switches, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Preferences"));
    // A game with few preferences would cut the title, to which Qt adds the program's name, between the icon and
    // the buttons of the frame, whose font may be bold.
    QFont bold = font();
    bold.setBold(true);
    const QString title =
        windowTitle() + QStringLiteral(" \u2014 ") + QGuiApplication::applicationDisplayName();
    constexpr int besideTitle = 140;
    setMinimumWidth(QFontMetrics(bold).horizontalAdvance(title) + besideTitle);
    auto* column = new QVBoxLayout(this);
    auto* form = new OptionsForm(view.preferences(), OptionsForm::Part::preferences);
    view.buildOptions(*form);
    for (auto* action : switches) {
        auto* box = new QCheckBox(withoutMnemonic(action->text()));
        box->setChecked(action->isChecked());
        connect(box, &QCheckBox::toggled, action, &QAction::setChecked);
        form->preferenceWidget(box);
        if (action->objectName() == soundsInAllGames) form->preferenceWidget(soundsHere(view, *box));
    }
    column->addWidget(new FormArea(form), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

}  // namespace plt
