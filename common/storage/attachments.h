// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QByteArray>
#include <QHash>
#include <QString>

namespace plt {

/// Large objects that belong to a player's games (a picture of one's own): files beside the saved games,
/// named by a hash of their content. Options and saved games only need the name, and a damaged file is
/// detected.
class PLT_API Attachments {
  public:
    /// The maximum size of an attachment, in bytes.
    static constexpr qint64 sizeLimit = 16 * 1024 * 1024;
    /// The number of attachments kept per game: more than a timeline has games. The least recently used is
    /// removed first.
    static constexpr int maximumCount = 40;

    /// Opens the attachments of the game `gameId`.
    explicit Attachments(QString gameId);

    /// Stores an attachment and returns its name: 32 hexadecimal digits. The FileWriter writes it; it can be
    /// read at once.
    QString store(const QByteArray& bytes);
    /// Returns the attachment of this name; empty if it is missing or damaged.
    QByteArray read(const QString& name) const;

  private:
    QString path(const QString& name) const;

    QString gameId_;
    QHash<QString, QByteArray> kept_;  ///< of this object, as the file may not be written yet
};

}  // namespace plt
