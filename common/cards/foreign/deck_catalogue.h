// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <optional>

#include <QList>
#include <QString>
#include <QStringList>

namespace plt {

/// A deck of KDE or GNOME that seems to be installed. See deck_check.h for whether it can be used.
struct FoundDeck {
    QString id;    ///< the same on every system: "kde:" or "gnome:" and the name of its folder or file
    QString name;  ///< for the player, translated if the deck provides it; plain text in one line
    QString path;  ///< the SVG or SVGZ file
};

/// Returns the decks in the data folders of the system and the player, sorted by name. A deck in an earlier
/// folder hides one with the same id in a later one.
PLT_CARDS_API QList<FoundDeck> findDecks();
/// Returns the deck with this id, or nothing.
PLT_CARDS_API std::optional<FoundDeck> findDeck(const QString& id);

}  // namespace plt
