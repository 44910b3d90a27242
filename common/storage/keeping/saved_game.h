// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"

#include <memory>
#include <optional>

#include <QJsonObject>
#include <QLockFile>
#include <QString>

namespace plt {

/// Whether a game that is going on waits to be resumed. Reads one small file.
PLT_API bool hasSavedGame(const QString& gameId);

/// The file that keeps a game's timeline from one run to the next. The first window of a game owns it; others
/// play without it.
class PLT_API SavedGame {
  public:
    /// Format of the files written now. Files of a later format are not read.
    static constexpr int format = 1;

    explicit SavedGame(const QString& gameId);
    ~SavedGame();

    static QString path(const QString& gameId);
    /// Whether there is a file at all.
    static bool exists(const QString& gameId);

    /// Whether this window may read and write the file.
    bool isOwner() const { return owner_; }

    /// What is kept: nothing, an object, or a problem (what is wrong, in words).
    struct Loaded {
        std::optional<QJsonObject> object;
        QString problem;
    };
    Loaded load() const;

    /// Puts the file out of the way under another name, which is given back; empty when that failed: then
    /// nothing is written any more, so that nothing is lost.
    QString setAside();

    /// Writes; `inProgress` says whether the console shows the game as one to resume. Empty, or what went
    /// wrong.
    QString store(const QJsonObject& session, bool inProgress);

  private:
    QString id_;
    std::unique_ptr<QLockFile> lock_;
    bool owner_ = false;
};

}  // namespace plt
