// SPDX-License-Identifier: MIT
#include "launcher/collection/favourites.h"

#include "common/storage/preferences.h"

#include <QStringList>

namespace plt {

namespace {

const auto key = QLatin1String("console/favourites");

}  // namespace

Favourites::Favourites(QObject* parent) : QObject(parent) {
    const QStringList kept = Preferences::shared().value(key).toStringList();
    ids_ = QSet<QString>(kept.cbegin(), kept.cend());
}

void Favourites::set(const QString& id, bool isFavourite) {
    if (contains(id) == isFavourite) return;
    if (isFavourite)
        ids_.insert(id);
    else
        ids_.remove(id);
    QStringList kept = ids_.values();
    kept.sort();
    Preferences::shared().setValue(key, kept);
    Q_EMIT changed();
}

}  // namespace plt
