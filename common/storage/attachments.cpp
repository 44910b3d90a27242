// SPDX-License-Identifier: MIT
#include "common/storage/attachments.h"

#include "common/storage/files.h"

#include <algorithm>
#include <utility>

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace plt {

namespace {

constexpr qsizetype digits = 32;

QString nameOf(const QByteArray& bytes) {
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(digits));
}

bool isName(const QString& text) {
    return text.size() == digits && std::all_of(text.begin(), text.end(), [](QChar letter) {
               return (letter >= u'0' && letter <= u'9') || (letter >= u'a' && letter <= u'f');
           });
}

/// Marks a file as used now, so that it is removed later than others.
void touch(const QString& path) {
    QFile file(path);
    if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
}

void removeOldest(const QString& folder) {
    const auto files = QDir(folder).entryInfoList(QDir::Files, QDir::Time);
    for (qsizetype i = Attachments::maximumCount; i < files.size(); ++i)
        if (isName(files[i].fileName())) QFile::remove(files[i].filePath());
}

}  // namespace

Attachments::Attachments(QString gameId) : gameId_(std::move(gameId)) {}

QString Attachments::path(const QString& name) const {
    return storage::folder(QStringLiteral("attachments/") + gameId_) + QLatin1Char('/') + name;
}

QString Attachments::store(const QByteArray& bytes) {
    const QString name = nameOf(bytes);
    kept_.insert(name, bytes);
    FileWriter::shared().run(path(name), [bytes, file = path(name)] {
        const QString folder = QFileInfo(file).path();
        QDir().mkpath(folder);
        QString problem;
        if (QFileInfo::exists(file)) {
            touch(file);
        } else {
            problem = storage::writeFile(file, bytes);
        }
        removeOldest(folder);
        return problem;
    });
    return name;
}

QByteArray Attachments::read(const QString& name) const {
    if (const auto kept = kept_.constFind(name); kept != kept_.constEnd()) return *kept;
    if (!isName(name)) return {};
    QFile file(path(name));
    if (!QFileInfo(file).isFile() || file.size() > sizeLimit || !file.open(QIODevice::ReadOnly)) return {};
    const QByteArray bytes = file.read(sizeLimit);
    if (nameOf(bytes) != name) return {};
    FileWriter::shared().run(path(name), [used = path(name)] {
        touch(used);
        return QString();
    });
    return bytes;
}

}  // namespace plt
