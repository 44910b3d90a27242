// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace plt {

/// The files that the player has chosen for a guest in a dialog: it may open them again. Kept where the guest
/// cannot write.
class ChosenFiles {
  public:
    explicit ChosenFiles(const QString& gameId);

    bool mayRead(const QString& path) const;
    bool mayWrite(const QString& path) const;
    /// Adds a file, and saves the list. The earliest are dropped from a long list.
    void add(const QString& path, bool forWriting);

  private:
    QString file_;
    QStringList read_;
    QStringList written_;
};

}  // namespace plt
