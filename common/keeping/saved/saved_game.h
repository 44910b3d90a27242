// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/storage/file_lock.h"

#include <memory>
#include <optional>

#include <QJsonObject>
#include <QString>

namespace plt {

/// How far a game has got that is going on and waits to be resumed.
struct SavedProgress {
    int moves = -1;  ///< made so far; -1 where the file does not say
};

/// Reads the file of the present game. Nothing where none waits, or where the file is not what a SavedGame
/// would take.
PLT_API std::optional<SavedProgress> savedProgress(const QString& gameId);
PLT_API bool hasSavedGame(const QString& gameId);

/// The files that keep a game's timeline from one run to the next: the present game in one, the others in
/// another. The first window of a game owns them; others play without.
class PLT_API SavedGame {
  public:
    /// Format of the files written now. Files of a later format are not read.
    static constexpr int format = 2;

    explicit SavedGame(const QString& gameId);
    ~SavedGame();

    /// The file of the present game.
    static QString path(const QString& gameId);
    /// The file of the other games.
    static QString othersPath(const QString& gameId);
    /// The list of deals that cannot be ranked any more.
    static QString dealsPath(const QString& gameId);

    /// Whether this window may read and write the files.
    bool isOwner() const { return owner_; }
    /// Tries again to become it (a lock that failed for another reason than another window).
    bool tryToOwn();
    /// Why not, in a sentence; empty for the owner.
    QString whyNotOwner() const;
    /// Whether another window keeps the game, and not something that may pass.
    bool isElsewhere() const { return elsewhere_; }

    /// What is kept in a file: nothing, an object, or a problem (what is wrong, in words).
    struct Loaded {
        std::optional<QJsonObject> object;
        QString problem;
    };
    Loaded loadPresent() const;
    Loaded loadOthers() const;

    /// The objects to be written. `inProgress` says whether the console shows the game as one to resume.
    static QJsonObject presentFile(const QString& gameId, const QJsonObject& session, bool inProgress);
    static QJsonObject othersFile(const QString& gameId, const QJsonObject& session);

  private:
    Loaded load(const QString& path) const;

    QString id_;
    std::unique_ptr<FileLock> lock_;
    bool owner_ = false;
    bool elsewhere_ = false;
    QString whyNot_;
};

}  // namespace plt
