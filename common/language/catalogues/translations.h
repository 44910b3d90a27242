// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>
#include <QStringList>

namespace plt {

/// The languages to look for translations in, the best first: "de_AT", "de". What follows English in the
/// player's list is left out, because everything is there in English. From the environment variable
/// PLT_LANGUAGE ("de", "pt_BR", "pseudo") if it is set, otherwise as the system has it.
PLT_API QStringList wantedLanguages();

/// Makes the program, and what Qt says itself, speak the player's language, where there is a translation.
/// Once in a process, after the application object is made and before anything is shown.
PLT_API void installProgramTranslations();

/// The same for the sentences of a game: from the folder "translations" in the game's own, whoever made it.
/// Before the game's library is loaded.
PLT_API void installGameTranslations(const QString& gameFolder);

}  // namespace plt
