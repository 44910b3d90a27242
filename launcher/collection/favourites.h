// SPDX-License-Identifier: MIT
#pragma once

#include "common/storage/preferences.h"

#include <QObject>
#include <QSet>
#include <QString>

namespace plt {

/// The games that the player has marked with a star, kept between runs. A game that is not installed at the
/// moment keeps its star. The list is a file of its own: guests read the preferences that all games share.
class Favourites : public QObject {
    Q_OBJECT

  public:
    /// The ID of the preferences and the key with the list.
    static constexpr QLatin1String file{"console/favourites"};
    static constexpr QLatin1String key{"names"};

    explicit Favourites(QObject* parent = nullptr);

    bool contains(const QString& id) const;
    void set(const QString& id, bool isFavourite);

  Q_SIGNALS:
    void changed();

  private:
    Preferences kept_;
    QSet<QString> names_;
};

}  // namespace plt
