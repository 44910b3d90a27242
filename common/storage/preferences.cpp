// SPDX-License-Identifier: MIT
#include "common/storage/preferences.h"

#include "common/storage/files.h"
#include "common/storage/guests/guests.h"

#include <map>

#include <QCoreApplication>
#include <QHash>
#include <QSettings>

namespace plt {

namespace {

QSettings* openOwn(const QString& id) {
    return new QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("plt-games"), id);
}

/// A guest has files of its own, also for what all games share.
QSettings* openSettings(const QString& id) {
    const QString guest = storage::playedGuest();
    if (guest.isEmpty()) return openOwn(id);
    const QString file = storage::folder(QStringLiteral("preferences/")) + id + QStringLiteral(".ini");
    return new QSettings(file, QSettings::IniFormat);
}

}  // namespace

/// The values that all objects of one ID share: the content of the file and the changes since.
struct Preferences::Values {
    explicit Values(const QString& id) : file(openSettings(id)) {
        if (!storage::playedGuest().isEmpty()) before.reset(openOwn(id));
    }

    static std::shared_ptr<Values> of(const QString& id) {
        static std::map<QString, std::weak_ptr<Values>> all;
        auto values = all[id].lock();
        if (values == nullptr) {
            // Changes of an earlier object may not be on the disk yet.
            if (FileWriter::shared().isBusy()) FileWriter::shared().finish();
            values = std::make_shared<Values>(id);
            all[id] = values;
        }
        return values;
    }

    QVariant value(const QString& key, const QVariant& fallback) const {
        const auto found = changed.constFind(key);
        if (found != changed.constEnd()) return *found;
        return file->value(key, before != nullptr ? before->value(key, fallback) : fallback);
    }

    std::unique_ptr<QSettings> file;    // read only
    std::unique_ptr<QSettings> before;  // of a guest: what it has not changed, read only
    QHash<QString, QVariant> changed;
};

Preferences::Preferences(const QString& id, QObject* parent)
    : QObject(parent), id_(id), values_(Values::of(id)) {}

Preferences::~Preferences() = default;

Preferences& Preferences::shared() {
    static Preferences all(QStringLiteral("plt-games"));
    return all;
}

QVariant Preferences::value(const QString& key, const QVariant& fallback) const {
    return values_->value(key, fallback);
}

bool Preferences::flag(const QString& key, bool fallback) const {
    return value(key, fallback).toBool();
}

void Preferences::setValue(const QString& key, const QVariant& value) {
    if (this->value(key) == value) return;
    values_->changed.insert(key, value);
    FileWriter::shared().run(
        QStringLiteral("preference %1 %2").arg(id_, key),
        [id = id_, key, value] {
            const std::unique_ptr<QSettings> settings(openSettings(id));
            settings->setValue(key, value);
            settings->sync();
            return settings->status() == QSettings::NoError ? QString() : settings->fileName();
        },
        QCoreApplication::instance(),
        [values = std::weak_ptr(values_), key, value](const QString& problem) {
            // The file holds the value from now on, and another process may change it there.
            const auto kept = values.lock();
            if (!problem.isEmpty() || kept == nullptr || kept->changed.value(key) != value) return;
            kept->file->sync();
            kept->changed.remove(key);
        });
    Q_EMIT changed(key);
}

void Preferences::setFlag(const QString& key, bool on) {
    setValue(key, on);
}

void Preferences::adopt(const QString& key, const QString& earlierKey) {
    if (value(key).isValid() || !value(earlierKey).isValid()) return;
    setValue(key, value(earlierKey));
}

}  // namespace plt
