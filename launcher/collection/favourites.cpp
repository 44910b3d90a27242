// SPDX-License-Identifier: MIT
#include "launcher/collection/favourites.h"

#include "common/storage/guests/guests.h"

#include <QStringList>

namespace plt {

namespace {

/// Of the list among the shared preferences, where it was before.
const auto earlierKey = QLatin1String("console/favourites");

/// Returns the name of a game in the list. A guest with the ID of a game of the program does not get its
/// star.
QString nameOf(const QString& id) {
    return storage::isDeclaredGuest(id) ? QStringLiteral("guests/") + id : id;
}

}  // namespace

Favourites::Favourites(QObject* parent) : QObject(parent), kept_(file) {
    QStringList kept = kept_.value(key).toStringList();
    const QStringList earlier = Preferences::shared().value(earlierKey).toStringList();
    if (!earlier.isEmpty()) {
        kept += earlier;
        // Written in this order.
        kept_.setValue(key, kept);
        Preferences::shared().setValue(earlierKey, QStringList());
    }
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
    kept_.setValue(key, kept);
    Q_EMIT changed();
}

}  // namespace plt
