// SPDX-License-Identifier: MIT
#include "common/window/dialogs/preferences_dialog.h"

#include "common/window/dialogs/form_area.h"
#include "common/window/game_view.h"
#include "common/window/options_form.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace plt {

PreferencesDialog::PreferencesDialog(GameView& view, const QList<QAction*>& switches, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Preferences"));
    auto* column = new QVBoxLayout(this);
    auto* form = new OptionsForm(view.preferences(), OptionsForm::Part::preferences);
    view.buildOptions(*form);
    if (sound::isAvailable()) form->preference(tr("Sounds in this game"), QStringLiteral("sound"), true);
    for (auto* action : switches) {
        auto* box = new QCheckBox(action->text().remove(QLatin1Char('&')));
        box->setChecked(action->isChecked());
        connect(box, &QCheckBox::toggled, action, &QAction::setChecked);
        form->preferenceWidget(box);
    }
    column->addWidget(new FormArea(form), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

}  // namespace plt
