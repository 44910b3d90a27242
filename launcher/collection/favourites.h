// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSet>
#include <QString>

namespace plt {

/// The games that the player has marked with a star, kept between runs. A game that is not installed at the
/// moment keeps its star.
class Favourites : public QObject {
    Q_OBJECT

  public:
    explicit Favourites(QObject* parent = nullptr);

    bool contains(const QString& id) const;
    void set(const QString& id, bool isFavourite);

  Q_SIGNALS:
    void changed();

  private:
    QSet<QString> names_;
};

}  // namespace plt
