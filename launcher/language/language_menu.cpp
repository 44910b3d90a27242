// SPDX-License-Identifier: MIT
#include "launcher/language/language_menu.h"

#include "common/language/catalogues/translations.h"
#include "launcher/language/chosen_language.h"

#include <algorithm>

#include <QActionGroup>

namespace plt {

LanguageMenu::LanguageMenu(QWidget* parent) : QMenu(tr("&Language"), parent) {
    connect(this, &QMenu::aboutToShow, this, &LanguageMenu::fill);
}

void LanguageMenu::fill() {
    clear();
    delete findChild<QActionGroup*>();
    new QActionGroup(this);
    add(tr("As on the &desktop"), QString());
    addSeparator();
    const QMap<QString, QString> names = offeredLanguages();
    QStringList languages = names.keys();
    std::sort(languages.begin(), languages.end(), [&names](const QString& a, const QString& b) {
        return QString::localeAwareCompare(names[a], names[b]) < 0;
    });
    for (const QString& language : std::as_const(languages)) add(names[language], language);
}

void LanguageMenu::add(const QString& text, const QString& language) {
    QAction* const action = addAction(text);
    action->setCheckable(true);
    action->setChecked(language == chosenLanguage());
    action->setActionGroup(findChild<QActionGroup*>());
    connect(action, &QAction::triggered, this, [this, language] {
        if (language != chosenLanguage()) Q_EMIT languageChosen(language);
    });
}

}  // namespace plt
