// SPDX-License-Identifier: MIT
#pragma once

class QMenu;

namespace plt {

/// Gives every item of a menu its own mnemonic whenever the menu opens: an item whose letter is taken by an
/// item above it gets the next free letter of its words. Games, languages and presets have texts of their
/// own, so mnemonics in the texts could collide.
void assignMnemonics(QMenu* menu);

}  // namespace plt
