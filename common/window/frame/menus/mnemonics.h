// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>

class QMenu;

namespace plt {

/// Returns the text of a menu's item without its mnemonic: "Game" of "&Game" and of "Game(&G)".
PLT_API QString withoutMnemonic(QString text);

/// Gives every item of a menu its own mnemonic whenever the menu opens: an item whose letter is taken by an
/// item above it gets the next free letter of its words, or one in brackets where its script has none. Games,
/// languages and presets have texts of their own, so mnemonics in the texts could collide.
PLT_API void assignMnemonics(QMenu* menu);

}  // namespace plt
