// SPDX-License-Identifier: MIT
#include "launcher/language/chosen_language.h"

#include "common/storage/preferences.h"

#include <QSettings>

namespace plt {

namespace {

const auto languageKey = QLatin1String("language");
constexpr const char* environmentVariable = "PLT_LANGUAGE";
/// The language by which Fontconfig chooses between Chinese and Japanese forms of a character.
constexpr const char* fontsVariable = "FC_LANG";

void setEnvironment(const QString& language) {
    if (!language.isEmpty()) {
        qputenv(environmentVariable, language.toUtf8());
        qputenv(fontsVariable, QString(language).replace(u'_', u'-').toLower().toUtf8());
    } else if (qEnvironmentVariableIsSet(environmentVariable)) {
        qunsetenv(environmentVariable);
        qunsetenv(fontsVariable);
    }
}

}  // namespace

QString chosenLanguage() {
    return Preferences::shared().value(languageKey).toString();
}

void chooseLanguage(const QString& language) {
    Preferences::shared().setValue(languageKey, language);
    setEnvironment(language);
}

void adoptChosenLanguage() {
    if (qEnvironmentVariableIsSet(environmentVariable)) return;
    // Read without Preferences, which a guest opens only when it is known as one.
    const QSettings shared(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("plt-games"),
                           QStringLiteral("plt-games"));
    setEnvironment(shared.value(languageKey).toString());
}

}  // namespace plt
