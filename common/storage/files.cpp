// SPDX-License-Identifier: MIT
#include "common/storage/files.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStandardPaths>

namespace plt::storage {

namespace {
QString say(const char* text) {
    return QCoreApplication::translate("storage", text);
}
}  // namespace

QString folder(const QString& part) {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/plt-games/") + part;
}

QString makeFolder(const QString& part) {
    const QString path = folder(part);
    QDir().mkpath(path);
    return path;
}

Read readObject(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink()) return {};
    if (!info.isFile()) return {std::nullopt, say("it is not a regular file")};
    if (info.size() > sizeLimit) return {std::nullopt, say("it is too large")};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {std::nullopt, file.errorString()};
    const QByteArray bytes = file.read(sizeLimit + 1);
    if (bytes.size() > sizeLimit) return {std::nullopt, say("it is too large")};
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return {std::nullopt, say("at byte %1: %2").arg(error.offset).arg(error.errorString())};
    if (!document.isObject()) return {std::nullopt, say("it holds no JSON object")};
    return {document.object(), {}};
}

QString writeObject(const QString& path, const QJsonObject& object) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return file.errorString();
    const QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    if (file.write(bytes) != bytes.size() || !file.commit()) return file.errorString();
    return {};
}

QString setAside(const QString& path) {
    const QString base = path + QStringLiteral(".broken-") +
                         QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    for (int i = 0; i < 1000; ++i) {
        const QString name = i == 0 ? base : base + QLatin1Char('-') + QString::number(i);
        if (QFileInfo::exists(name)) continue;
        if (QFile::rename(path, name)) return name;
        if (QDir().rename(path, name)) return name;  // a folder in the file's place
        return {};
    }
    return {};
}

}  // namespace plt::storage
