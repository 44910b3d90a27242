// SPDX-License-Identifier: MIT
#include "common/keeping/saved/saved_game.h"

#include "common/storage/files.h"
#include "common/storage/guests/guests.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace plt {

namespace {

QString fileOf(const QString& gameId, const QString& ending) {
    return storage::folderOf(QStringLiteral("saved"), gameId) + QLatin1Char('/') + gameId + ending;
}

QJsonObject fileObject(const QString& gameId, const QJsonObject& session) {
    return {{QStringLiteral("format"), SavedGame::format},
            {QStringLiteral("game"), gameId},
            {QStringLiteral("session"), session}};
}

/// Returns the reason why a file is not a saved game of this ID that this version can read; empty if it is
/// one.
QString whyUnfit(const QJsonObject& file, const QString& gameId) {
    const auto version = file.value(QStringLiteral("format"));
    if (!version.isDouble()) return QCoreApplication::translate("SavedGame", "it is not a saved game");
    if (version.toDouble() > SavedGame::format)
        return QCoreApplication::translate("SavedGame", "it was written by a newer version");
    if (version.toInt() < 1) return QCoreApplication::translate("SavedGame", "its format is unknown");
    if (file.value(QStringLiteral("game")).toString() != gameId)
        return QCoreApplication::translate("SavedGame", "it belongs to another game");
    if (!file.value(QStringLiteral("session")).isObject())
        return QCoreApplication::translate("SavedGame", "it holds no game");
    return {};
}

}  // namespace

std::optional<SavedProgress> savedProgress(const QString& gameId) {
    const auto read = storage::readObject(SavedGame::path(gameId));
    if (!read.object || !read.object->value(QStringLiteral("inProgress")).toBool()) return std::nullopt;
    if (!whyUnfit(*read.object, gameId).isEmpty()) return std::nullopt;
    const QJsonObject session = read.object->value(QStringLiteral("session")).toObject();
    const QJsonObject present = session.value(QStringLiteral("present")).toObject();
    const QString moves = present.value(QStringLiteral("moves")).toString();
    const qsizetype known = moves.isEmpty() ? 0 : moves.count(u' ') + 1;
    const int made = session.value(QStringLiteral("ply")).toInt(-1);
    // A number of moves beyond those in the file is damage.
    SavedProgress progress{made >= 0 && made <= known ? made : -1, {}};
    if (const QString number = present.value(QStringLiteral("number")).toString(); !number.isEmpty())
        progress.gameId = present.value(QStringLiteral("options")).toString() + u'#' + number;
    return progress;
}

bool hasSavedGame(const QString& gameId) {
    return savedProgress(gameId).has_value();
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
    ownedElsewhere_ = false;
    if (const QFileInfo info(folder); !info.isDir()) {
        whyNot_ = info.exists() ? QCoreApplication::translate("SavedGame", "%1 is no folder.")
                                      .arg(QDir::toNativeSeparators(folder))
                                : QCoreApplication::translate("SavedGame", "The folder %1 cannot be made.")
                                      .arg(QDir::toNativeSeparators(folder));
        return false;
    }
    lock_ = std::make_unique<FileLock>(path(id_) + QStringLiteral(".lock"));
    switch (lock_->tryLock()) {
        case FileLock::State::held:
            owner_ = true;
            whyNot_.clear();
            return true;
        case FileLock::State::elsewhere:
            ownedElsewhere_ = true;
            whyNot_ = QCoreApplication::translate("SavedGame", "The saved game is in use by another window.");
            break;
        case FileLock::State::denied:
            whyNot_ = QCoreApplication::translate("SavedGame", "You are not allowed to write in %1.")
                          .arg(QDir::toNativeSeparators(folder));
            break;
        default:
            whyNot_ = QCoreApplication::translate("SavedGame", "Writing in %1 does not work (%2).")
                          .arg(QDir::toNativeSeparators(folder), lock_->reason());
    }
    return false;
}

QString SavedGame::ownershipProblem() const {
    return owner_ ? QString() : whyNot_;
}

SavedGame::Loaded SavedGame::load(const QString& path) const {
    const auto read = storage::readObject(path);
    if (!read.problem.isEmpty()) return {std::nullopt, read.problem};
    if (!read.object) return {};
    if (const QString problem = whyUnfit(*read.object, id_); !problem.isEmpty())
        return {std::nullopt, problem};
    return {read.object->value(QStringLiteral("session")).toObject(), {}};
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
