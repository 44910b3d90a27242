// SPDX-License-Identifier: MIT
#pragma once

class QMenu;

namespace plt {

/// Gives every item of a menu a letter of its own to be chosen by, whenever the menu opens: a letter that an
/// item above has already goes to the next free one of its words. Games, languages and presets bring their
/// own texts, which nobody can keep apart by hand.
void keepMnemonicsApart(QMenu* menu);

}  // namespace plt
