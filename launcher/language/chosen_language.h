// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace plt {

/// Returns the language that the player has chosen for the program and all games ("de", "pt_BR"); empty for that
/// of the desktop.
QString chosenLanguage();

/// Remembers the player's choice; empty for the language of the desktop. Processes that are started from here on
/// speak it.
void chooseLanguage(const QString& language);

/// Makes the chosen language that of this process and of those it starts, unless the environment names one. Call
/// it before anything is translated.
void adoptChosenLanguage();

}  // namespace plt
