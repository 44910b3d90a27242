// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <memory>

#include <QObject>
#include <QVariant>

namespace plt {

/// A player's preferences on the screen (no part of any game), kept between runs: one file for each game and
/// one that all share. Safe with several processes writing at once. The FileWriter writes, so nobody waits
/// for the disk.
class PLT_API Preferences : public QObject {
    Q_OBJECT

  public:
    /// Opens the preferences of the game `id`.
    explicit Preferences(const QString& id, QObject* parent = nullptr);
    ~Preferences() override;

    /// The preferences that all games and the console share.
    static Preferences& shared();

    /// Returns a value, or `fallback` if there is none.
    QVariant value(const QString& key, const QVariant& fallback = {}) const;
    bool flag(const QString& key, bool fallback) const;
    /// Sets a value, which is written later, and emits changed() if it is new.
    void setValue(const QString& key, const QVariant& value);
    void setFlag(const QString& key, bool on);
    /// Migrates a value from the key of an earlier version, unless the new key was written since.
    void adopt(const QString& key, const QString& earlierKey);

  Q_SIGNALS:
    /// Emitted when this object changes a value.
    void changed(const QString& key);

  private:
    struct Values;
    QString id_;
    std::shared_ptr<Values> values_;
};

}  // namespace plt
