// SPDX-License-Identifier: MIT
#include "common/storage/files.h"

#include "common/storage/disk/disk.h"
#include "common/storage/guests/guests.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

namespace plt::storage {

QString folder(const QString& part) {
    return folderOf(part, playedGuest());
}

QString makeFolder(const QString& part) {
    const QString path = folder(part);
    QDir().mkpath(path);
    return path;
}

QString sizeProblem(qint64 size) {
    return size > sizeLimit ? QCoreApplication::translate("storage", "it is too large") : QString();
}

ReadBytes readBytes(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink()) return {};
    if (!info.isFile())
        return {std::nullopt, QCoreApplication::translate("storage", "it is not a regular file")};
    if (const QString problem = sizeProblem(info.size()); !problem.isEmpty()) return {std::nullopt, problem};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {std::nullopt, file.errorString()};
    const QByteArray bytes = file.read(sizeLimit + 1);
    if (const QString problem = sizeProblem(bytes.size()); !problem.isEmpty()) return {std::nullopt, problem};
    return {bytes, {}};
}

Read readObject(const QString& path) {
    const auto read = readBytes(path);
    if (!read.bytes) return {std::nullopt, read.problem};
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(*read.bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return {std::nullopt, QCoreApplication::translate("storage", "at byte %L1: %2")
                                  .arg(error.offset)
                                  .arg(error.errorString())};
    if (!document.isObject())
        return {std::nullopt, QCoreApplication::translate("storage", "it holds no JSON object")};
    return {document.object(), {}};
}

QString writeFile(const QString& path, const QByteArray& bytes) {
    disk::beforeWriting(path);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return file.errorString();
    // Buffered bytes may be lost silently at commit() (a full disk).
    if (file.write(bytes) != bytes.size() || !file.flush()) {
        const QString problem = file.errorString();
        file.cancelWriting();
        return problem;
    }
    if (!file.commit()) return file.errorString();
    return {};
}

QByteArray bytesOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QString writeObject(const QString& path, const QJsonObject& object) {
    const QByteArray bytes = bytesOf(object);
    const QString problem = sizeProblem(bytes.size());
    return problem.isEmpty() ? writeFile(path, bytes) : problem;
}

namespace {

/// Calls `put(name)` with free names beside the path until it succeeds, or fails for another reason than that
/// the name is taken.
template <class Put>
QString putAside(const QString& path, const Put& put) {
    const QString base = path + QStringLiteral(".broken-") +
                         QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    for (int i = 0; i < 1000; ++i) {
        const QString name = i == 0 ? base : base + QLatin1Char('-') + QString::number(i);
        if (QFileInfo::exists(name)) continue;
        return put(name) ? name : QString();
    }
    return {};
}

}  // namespace

QString setAside(const QString& path) {
    // A folder may be in place of the file.
    return putAside(path, [&path](const QString& name) {
        return QFile::rename(path, name) || QDir().rename(path, name);
    });
}

QString copyAside(const QString& path) {
    return putAside(path, [&path](const QString& name) { return QFile::copy(path, name); });
}

}  // namespace plt::storage
