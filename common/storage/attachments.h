// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QByteArray>
#include <QHash>
#include <QString>

namespace plt {

/// Big things that belong to games of a player (a picture of one's own): files beside the saved games, each
/// named by what it holds, so that options and saved games only need its name, and what is damaged is not
/// taken for it.
class PLT_API Attachments {
  public:
    /// Largest attachment, in bytes.
    static constexpr qint64 sizeLimit = 16 * 1024 * 1024;
    /// How many of a game are kept: more than a timeline has games. The one that was kept or read the longest
    /// ago goes first.
    static constexpr int mostKept = 40;

    explicit Attachments(QString gameId);

    /// Keeps it, and gives the name by which it is read: 32 hexadecimal digits. It is written by the
    /// FileWriter, and can be read at once.
    QString keep(const QByteArray& bytes);
    /// What has this name; empty when it is not there or not what it was.
    QByteArray read(const QString& name) const;

  private:
    QString path(const QString& name) const;

    QString gameId_;
    QHash<QString, QByteArray> kept_;  ///< by this object, as the file may not be written yet
};

}  // namespace plt
