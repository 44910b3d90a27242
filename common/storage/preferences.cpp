// SPDX-License-Identifier: MIT
#include "common/storage/preferences.h"

#include <QCoreApplication>
#include <QSettings>

namespace plt {

Preferences::Preferences(const QString& id, QObject* parent)
    : QObject(parent),
      settings_(std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                            QStringLiteral("plt-games"), id)) {}

Preferences::~Preferences() = default;

Preferences& Preferences::shared() {
    static Preferences all(QStringLiteral("plt-games"));
    return all;
}

QVariant Preferences::value(const QString& key, const QVariant& fallback) const {
    return settings_->value(key, fallback);
}

bool Preferences::flag(const QString& key, bool fallback) const {
    return value(key, fallback).toBool();
}

void Preferences::setValue(const QString& key, const QVariant& value) {
    if (settings_->value(key) == value) return;
    settings_->setValue(key, value);
    Q_EMIT changed(key);
}

void Preferences::setFlag(const QString& key, bool on) {
    setValue(key, on);
}

}  // namespace plt
