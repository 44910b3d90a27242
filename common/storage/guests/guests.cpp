// SPDX-License-Identifier: MIT
#include "common/storage/guests/guests.h"

#include <mutex>
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

struct Declared {
    std::mutex access;
    QHash<QString, bool> isGuest;
};

Declared& declared() {
    static Declared games;
    return games;
}

std::optional<bool> declaration(const QString& gameId) {
    const std::lock_guard lock(declared().access);
    const auto known = declared().isGuest.constFind(gameId);
    return known != declared().isGuest.constEnd() ? std::optional(*known) : std::nullopt;
}

bool isTakenForGuest(const QString& gameId) {
    if (played()) return !played()->isEmpty();
    if (const auto known = declaration(gameId)) return *known;
    return !gameId.isEmpty() && QFileInfo(guestFolder(gameId)).isDir();
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

void moveToGuest(const QString& gameId) {
    // The files of one game in a folder with those of all games, and folders of one game.
    const QStringList names = {gameId + QStringLiteral(".json"), gameId + QStringLiteral(".others.json"),
                               gameId + QStringLiteral(".deals"), gameId};
    const QDir own(ownFolder());
    QStringList parts = own.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& other : {QStringLiteral("guests"), QStringLiteral("games")}) parts.removeAll(other);
    for (const QString& part : parts) {
        const QString to = guestFolder(gameId) + QLatin1Char('/') + part;
        for (const QString& name : names) {
            const QString from = own.filePath(part + QLatin1Char('/') + name);
            const QString moved = to + QLatin1Char('/') + name;
            if (QFileInfo::exists(from) && !QFileInfo::exists(moved) && QDir().mkpath(to))
                QDir().rename(from, moved);
        }
    }
}

void setGuests(const QHash<QString, bool>& isGuest) {
    const std::lock_guard lock(declared().access);
    declared().isGuest = isGuest;
}

bool isDeclaredGuest(const QString& gameId) {
    return declaration(gameId).value_or(false);
}

QString folderOf(const QString& part, const QString& gameId) {
    return (isTakenForGuest(gameId) ? guestFolder(played().value_or(gameId)) + QLatin1Char('/')
                                    : ownFolder()) +
           part;
}

QStringList allFolders(const QString& part) {
    QStringList folders = {ownFolder() + part};
    for (const QString& guest : QDir(guestsFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        folders.append(guestFolder(guest) + QLatin1Char('/') + part);
    return folders;
}

QStringList allFiles(const QString& part) {
    const QString ending = QStringLiteral(".json");
    QStringList files;
    for (const QString& name : QDir(ownFolder() + part).entryList({QLatin1Char('*') + ending}, QDir::Files))
        files.append(ownFolder() + part + QLatin1Char('/') + name);
    for (const QString& guest : QDir(guestsFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString file = guestFolder(guest) + QLatin1Char('/') + part + QLatin1Char('/') + guest + ending;
        if (QFileInfo(file).isFile()) files.append(file);
    }
    return files;
}

}  // namespace plt::storage
