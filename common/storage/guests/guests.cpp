// SPDX-License-Identifier: MIT
#include "common/storage/guests/guests.h"

#include <optional>

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace plt::storage {

namespace {

std::optional<QString>& played() {
    static std::optional<QString> id;
    return id;
}

QString ownFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/plt-games/");
}

QString guestsFolder() {
    return ownFolder() + QStringLiteral("guests");
}

}  // namespace

void setPlayedGuest(const QString& gameId) {
    played() = gameId;
}

QString playedGuest() {
    return played().value_or(QString());
}

QString guestFolder(const QString& gameId) {
    return guestsFolder() + QLatin1Char('/') + gameId;
}

QString guestCache(const QString& gameId) {
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           QStringLiteral("/plt-games/guests/") + gameId;
}

QString folderOf(const QString& part, const QString& gameId) {
    const bool isGuest =
        played() ? !played()->isEmpty() : !gameId.isEmpty() && QFileInfo(guestFolder(gameId)).isDir();
    return (isGuest ? guestFolder(played().value_or(gameId)) + QLatin1Char('/') : ownFolder()) + part;
}

QStringList allFolders(const QString& part) {
    QStringList folders = {ownFolder() + part};
    for (const QString& guest : QDir(guestsFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        folders.append(guestFolder(guest) + QLatin1Char('/') + part);
    return folders;
}

}  // namespace plt::storage
