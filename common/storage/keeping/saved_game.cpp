// SPDX-License-Identifier: MIT
#include "common/storage/keeping/saved_game.h"

#include "common/storage/files.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace plt {

bool hasSavedGame(const QString& gameId) {
    const auto read = storage::readObject(SavedGame::path(gameId));
    return read.object && read.object->value(QStringLiteral("inProgress")).toBool();
}

QString SavedGame::path(const QString& gameId) {
    return storage::folder(QStringLiteral("saved")) + QLatin1Char('/') + gameId + QStringLiteral(".json");
}

bool SavedGame::exists(const QString& gameId) {
    return QFileInfo::exists(path(gameId));
}

SavedGame::SavedGame(const QString& gameId) : id_(gameId) {
    storage::makeFolder(QStringLiteral("saved"));
    lock_ = std::make_unique<QLockFile>(path(gameId) + QStringLiteral(".lock"));
    lock_->setStaleLockTime(0);  // a game may be open for days; a dead owner is noticed by its process number
    owner_ = lock_->tryLock(0);
}

SavedGame::~SavedGame() = default;

SavedGame::Loaded SavedGame::load() const {
    const auto read = storage::readObject(path(id_));
    if (!read.problem.isEmpty()) return {std::nullopt, read.problem};
    if (!read.object) return {};
    const auto say = [](const char* text) { return QCoreApplication::translate("SavedGame", text); };
    const auto version = read.object->value(QStringLiteral("format"));
    if (!version.isDouble()) return {std::nullopt, say("it is not a saved game")};
    if (version.toDouble() > format) return {std::nullopt, say("it was written by a newer version")};
    if (version.toInt() != format) return {std::nullopt, say("its format is unknown")};
    if (read.object->value(QStringLiteral("game")).toString() != id_)
        return {std::nullopt, say("it belongs to another game")};
    const auto session = read.object->value(QStringLiteral("session"));
    if (!session.isObject()) return {std::nullopt, say("it holds no game")};
    return {session.toObject(), {}};
}

QString SavedGame::setAside() {
    const auto name = storage::setAside(path(id_));
    if (name.isEmpty()) owner_ = false;
    return name;
}

QString SavedGame::store(const QJsonObject& session, bool inProgress) {
    if (!owner_) return {};
    return storage::writeObject(path(id_), {{QStringLiteral("format"), format},
                                            {QStringLiteral("game"), id_},
                                            {QStringLiteral("inProgress"), inProgress},
                                            {QStringLiteral("session"), session}});
}

}  // namespace plt
