// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/system/files/file_lock.h"

#include <memory>
#include <optional>

#include <QJsonObject>
#include <QString>

namespace plt {

/// The progress of a saved game that is not over.
struct SavedProgress {
    int moves = -1;  ///< moves made so far; -1 if the file does not say
    QString gameId;  ///< the short ID of the game; empty if it was not dealt by a number
};

/// Reads the progress from the file of the present game; nothing if no game can be resumed.
PLT_API std::optional<SavedProgress> savedProgress(const QString& gameId);
/// Returns true if savedProgress() finds a game.
PLT_API bool hasSavedGame(const QString& gameId);

/// The files that keep a game's timeline between runs: one for the present game, one for the others. The
/// first window of a game owns them; others play without saving.
class PLT_API SavedGame {
  public:
    /// The format of written files. Files of a later format are not read.
    static constexpr int format = 2;

    explicit SavedGame(const QString& gameId);
    ~SavedGame();

    /// Returns the path of the present game's file.
    static QString path(const QString& gameId);
    /// Returns the path of the other games' file.
    static QString othersPath(const QString& gameId);
    /// Returns the path of the list of deals that can no longer be ranked.
    static QString dealsPath(const QString& gameId);

    /// Returns true if this window may read and write the files.
    bool isOwner() const { return owner_; }
    /// Tries again to own the files, after a lock failed for another reason than another window.
    bool tryToOwn();
    /// Returns the reason why this window does not own the files, as a sentence; empty for the owner.
    QString ownershipProblem() const;
    /// Returns true if another window owns the files, rather than that a lock failed.
    bool isOwnedElsewhere() const { return ownedElsewhere_; }

    /// The result of loading a file: nothing, an object, or a problem in words.
    struct Loaded {
        std::optional<QJsonObject> object;
        QString problem;
    };
    Loaded loadPresent() const;
    Loaded loadOthers() const;

    /// Return the objects to be written. With `inProgress` the console offers to resume the game.
    static QJsonObject presentFile(const QString& gameId, const QJsonObject& session, bool inProgress);
    static QJsonObject othersFile(const QString& gameId, const QJsonObject& session);

  private:
    Loaded load(const QString& path) const;

    QString id_;
    std::unique_ptr<FileLock> lock_;
    bool owner_ = false;
    bool ownedElsewhere_ = false;
    QString whyNot_;
};

}  // namespace plt
