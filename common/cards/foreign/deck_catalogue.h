// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"

#include <optional>

#include <QList>
#include <QString>
#include <QStringList>

namespace plt {

/// A deck of KDE or GNOME that the system seems to have; whether it can be used, deck_check.h tells.
struct FoundDeck {
    QString id;    ///< the same on every system: "kde:" or "gnome:" and the name of its folder or file
    QString name;  ///< for the player, in their language if the deck has it; plain text of one line
    QString path;  ///< the SVG or SVGZ file
};

/// The decks in the data folders of the system and the player, by name. A deck in an earlier folder hides one
/// of the same id in a later one.
PLT_CARDS_API QList<FoundDeck> findDecks();
/// One of them.
PLT_CARDS_API std::optional<FoundDeck> findDeck(const QString& id);

}  // namespace plt
