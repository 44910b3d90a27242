// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/folder/game_folder.h"
#include "common/system/files/file_stamp.h"

#include <array>
#include <optional>

#include <QHash>
#include <QString>

namespace plt {

/// A cache of what was found in game folders, kept in a file. A library or a picture may have changed behind
/// a link, so a recalled folder is to be read again later.
class PLT_API FolderMemory {
  public:
    /// Constructs an empty memory. Names are taken in the first of `languages` that a folder has.
    FolderMemory() : FolderMemory(wantedLanguages()) {}
    explicit FolderMemory(const QStringList& languages);
    /// Loads the file; empty if it is missing or broken, or was written by another version or for other
    /// languages.
    static FolderMemory load(const QString& path, const QStringList& languages = wantedLanguages());
    /// Replaces the file atomically, or leaves it as it is. A file with the same content is not touched.
    void save(const QString& path) const;

    /// Returns what was found in `folder`, if neither its entries nor its info.yaml have changed since.
    std::optional<GameFolder> find(const QString& folder) const;
    /// Reads a folder thoroughly and remembers the result.
    GameFolder readAndStore(const QString& folder);
    const QStringList& languages() const { return languages_; }

  private:
    /// Of the folder, then of its info.yaml.
    using Stamp = std::array<FileStamp, 2>;
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
