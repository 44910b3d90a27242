// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/folder/game_folder.h"

#include <array>
#include <optional>

#include <QHash>
#include <QString>

namespace plt {

/// What was found in games' folders before, kept in a file. It is only a memory: a library or a picture may
/// have changed behind a link, so what it says of a folder is to be followed by a look of one's own.
class PLT_API FolderMemory {
  public:
    /// Of nothing yet. Names are taken in the first of `languages` that a folder has.
    FolderMemory() : FolderMemory(wantedLanguages()) {}
    explicit FolderMemory(const QStringList& languages);
    /// What the file remembers; nothing when there is none, or it is broken, or another version wrote it, or
    /// it was written for a player of other languages.
    static FolderMemory load(const QString& path, const QStringList& languages = wantedLanguages());
    /// Replaces the file at once and as a whole, or leaves it. One that says the same already is not touched.
    void save(const QString& path) const;

    /// What was found in `folder`, if neither its entries nor its info.yaml have changed since.
    std::optional<GameFolder> recall(const QString& folder) const;
    /// Reads a folder thoroughly and remembers what is found.
    GameFolder readAndNote(const QString& folder);
    const QStringList& languages() const { return languages_; }

  private:
    /// Inode, size, time of modification, time of the last change: of the folder, then of its info.yaml.
    using Stamp = std::array<qint64, 8>;
    struct Entry {
        Stamp stamp = {};
        GameFolder found;
    };
    static std::optional<Stamp> stamp(const QString& folder);
    QByteArray written() const;

    QStringList languages_;
    QHash<QString, Entry> entries_;
};

}  // namespace plt
