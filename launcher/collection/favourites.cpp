// SPDX-License-Identifier: MIT
#include "launcher/collection/favourites.h"

#include "common/storage/guests/guests.h"
#include "common/storage/preferences.h"

#include <QStringList>

namespace plt {

namespace {

const auto key = QLatin1String("console/favourites");

/// Returns the name of a game in the list. A guest with the ID of a game of the program does not get its
/// star.
QString nameOf(const QString& id) {
    return storage::isDeclaredGuest(id) ? QStringLiteral("guests/") + id : id;
}

}  // namespace

Favourites::Favourites(QObject* parent) : QObject(parent) {
    const QStringList kept = Preferences::shared().value(key).toStringList();
    names_ = QSet<QString>(kept.cbegin(), kept.cend());
}

bool Favourites::contains(const QString& id) const {
    return names_.contains(nameOf(id));
}

void Favourites::set(const QString& id, bool isFavourite) {
    if (contains(id) == isFavourite) return;
    if (isFavourite)
        names_.insert(nameOf(id));
    else
        names_.remove(nameOf(id));
    QStringList kept = names_.values();
    kept.sort();
    Preferences::shared().setValue(key, kept);
    Q_EMIT changed();
}

}  // namespace plt
