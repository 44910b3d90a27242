// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace plt {

/// The files that the player has chosen for a game in a dialog: it may open them again. And the programs that
/// the player has let it start. Kept where no game can write, apart for a guest and a game of the program of
/// the same ID.
class ChosenFiles {
  public:
    enum class For { reading, writing, starting };

    ChosenFiles(const QString& gameId, bool isOfOthers);

    bool mayRead(const QString& path) const;
    bool mayWrite(const QString& path) const;
    bool mayStart(const QString& path) const;
    /// Adds a file, and saves the list. The earliest are dropped from a long list.
    void add(const QString& path, For use);

  private:
    QString file_;
    QStringList read_;
    QStringList written_;
    QStringList started_;
};

}  // namespace plt
