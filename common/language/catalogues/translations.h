// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <memory>

#include <QMap>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace plt {

/// Returns the languages to look for translations in, best first: "de_AT", "de". Languages after English in
/// the player's list are left out, because English is always complete. From the environment variable
/// PLT_LANGUAGE ("de", "pt_BR", "pseudo", "pseudo_RL") if it is set, otherwise from the system.
PLT_API QStringList wantedLanguages();

/// Returns the languages that the program speaks, English among them, with their own names: "de" with "Deutsch".
PLT_API QMap<QString, QString> offeredLanguages();

/// Installs the translations of the program and of Qt for the player's language, where they exist. Call once
/// per process, after the application object is created and before anything is shown. Returns the direction in
/// which their language is written; pseudo_RL is the pseudo-language from right to left.
PLT_API Qt::LayoutDirection installProgramTranslations();

/// Installs the translations of a game, from "translations" in its folder. Call before its library is loaded.
PLT_API void installGameTranslations(const QString& gameFolder);

/// Returns the catalogue of a game that another process plays, for translated(); nothing where the player's language
/// is English, or the game does not speak it.
PLT_API std::unique_ptr<QTranslator> gameCatalogue(const QString& gameFolder);

}  // namespace plt
