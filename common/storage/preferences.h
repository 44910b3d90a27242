// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <memory>

#include <QObject>
#include <QVariant>

namespace plt {

/// What a player prefers on the screen (not part of any game): kept between runs, one file for each game and
/// one that all share. Safe to write from several processes at once; written by the FileWriter, so that
/// nobody waits for the disk.
class PLT_API Preferences : public QObject {
    Q_OBJECT

  public:
    /// Preferences of the game `id`.
    explicit Preferences(const QString& id, QObject* parent = nullptr);
    ~Preferences() override;

    /// The preferences that all games and the console share.
    static Preferences& shared();

    QVariant value(const QString& key, const QVariant& fallback = {}) const;
    bool flag(const QString& key, bool fallback) const;
    void setValue(const QString& key, const QVariant& value);
    void setFlag(const QString& key, bool on);
    /// Takes over what an earlier version has kept by another key, unless this one was written since.
    void adopt(const QString& key, const QString& earlierKey);

  Q_SIGNALS:
    void changed(const QString& key);

  private:
    struct Values;
    QString id_;
    std::shared_ptr<Values> values_;
};

}  // namespace plt
