// SPDX-License-Identifier: MIT
#include "common/keeping/saved/saved_game.h"

#include "common/storage/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace plt {

namespace {

QString fileOf(const QString& gameId, const QString& ending) {
    return storage::folder(QStringLiteral("saved")) + QLatin1Char('/') + gameId + ending;
}

QJsonObject fileObject(const QString& gameId, const QJsonObject& session) {
    return {{QStringLiteral("format"), SavedGame::format},
            {QStringLiteral("game"), gameId},
            {QStringLiteral("session"), session}};
}

}  // namespace

bool hasSavedGame(const QString& gameId) {
    const auto read = storage::readObject(SavedGame::path(gameId));
    return read.object && read.object->value(QStringLiteral("inProgress")).toBool();
}

QString SavedGame::path(const QString& gameId) {
    return fileOf(gameId, QStringLiteral(".json"));
}

QString SavedGame::othersPath(const QString& gameId) {
    return fileOf(gameId, QStringLiteral(".others.json"));
}

QString SavedGame::dealsPath(const QString& gameId) {
    return fileOf(gameId, QStringLiteral(".deals"));
}

SavedGame::SavedGame(const QString& gameId) : id_(gameId) {
    tryToOwn();
}

SavedGame::~SavedGame() = default;

bool SavedGame::tryToOwn() {
    if (owner_) return true;
    const QString folder = storage::makeFolder(QStringLiteral("saved"));
    elsewhere_ = false;
    if (const QFileInfo info(folder); !info.isDir()) {
        whyNot_ = info.exists() ? QCoreApplication::translate("SavedGame", "%1 is no folder.")
                                      .arg(QDir::toNativeSeparators(folder))
                                : QCoreApplication::translate("SavedGame", "The folder %1 cannot be made.")
                                      .arg(QDir::toNativeSeparators(folder));
        return false;
    }
    lock_ = std::make_unique<QLockFile>(path(id_) + QStringLiteral(".lock"));
    lock_->setStaleLockTime(0);  // a game may be open for days; a dead owner is noticed by its process number
    owner_ = lock_->tryLock(0);
    if (owner_) {
        whyNot_.clear();
        return true;
    }
    switch (lock_->error()) {
        case QLockFile::LockFailedError:
            elsewhere_ = true;
            whyNot_ =
                QCoreApplication::translate("SavedGame", "Another window of this game keeps the saved game.");
            break;
        case QLockFile::PermissionError:
            whyNot_ = QCoreApplication::translate("SavedGame", "Nothing may be written in %1.")
                          .arg(QDir::toNativeSeparators(folder));
            break;
        default:
            // QLockFile does not say more; the usual reason is a disk that is full.
            whyNot_ = QCoreApplication::translate("SavedGame",
                                                  "Nothing can be written in %1; the disk may be full.")
                          .arg(QDir::toNativeSeparators(folder));
    }
    return false;
}

QString SavedGame::whyNotOwner() const {
    return owner_ ? QString() : whyNot_;
}

SavedGame::Loaded SavedGame::load(const QString& path) const {
    const auto read = storage::readObject(path);
    if (!read.problem.isEmpty()) return {std::nullopt, read.problem};
    if (!read.object) return {};
    const auto version = read.object->value(QStringLiteral("format"));
    if (!version.isDouble())
        return {std::nullopt, QCoreApplication::translate("SavedGame", "it is not a saved game")};
    if (version.toDouble() > format)
        return {std::nullopt, QCoreApplication::translate("SavedGame", "it was written by a newer version")};
    if (version.toInt() < 1)
        return {std::nullopt, QCoreApplication::translate("SavedGame", "its format is unknown")};
    if (read.object->value(QStringLiteral("game")).toString() != id_)
        return {std::nullopt, QCoreApplication::translate("SavedGame", "it belongs to another game")};
    const auto session = read.object->value(QStringLiteral("session"));
    if (!session.isObject())
        return {std::nullopt, QCoreApplication::translate("SavedGame", "it holds no game")};
    return {session.toObject(), {}};
}

SavedGame::Loaded SavedGame::loadPresent() const {
    return load(path(id_));
}

SavedGame::Loaded SavedGame::loadOthers() const {
    return load(othersPath(id_));
}

QJsonObject SavedGame::presentFile(const QString& gameId, const QJsonObject& session, bool inProgress) {
    auto object = fileObject(gameId, session);
    object.insert(QStringLiteral("inProgress"), inProgress);
    return object;
}

QJsonObject SavedGame::othersFile(const QString& gameId, const QJsonObject& session) {
    return fileObject(gameId, session);
}

}  // namespace plt
