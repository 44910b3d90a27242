// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

namespace paint_by_numbers {

/// The player's own library: puzzles that were drawn or imported, each stored in a .non file of its own,
/// which other programs can read, too. Windows that are open at the same time write to the same file only if
/// both change the same puzzle.
class OwnPuzzles : public QObject {
    Q_OBJECT

  public:
    struct Entry {
        QString id;  ///< base name of its file
        Puzzle puzzle;
    };
    /// The maximum number of files that are read.
    static constexpr int mostRead = 5000;

    explicit OwnPuzzles(QObject* parent = nullptr);

    /// The present puzzles, sorted by title. Reads the folder; unreadable files are set aside.
    const std::vector<Entry>& entries();
    /// The titles of files set aside since the last call, with the reasons.
    QStringList takeComplaints();

    /// Adds a puzzle and returns its id. It can be read at once, and is written soon after; failed() is
    /// emitted if writing fails.
    QString add(const Puzzle& puzzle);
    /// Replaces a puzzle.
    void replace(const QString& id, const Puzzle& puzzle);
    void remove(const QString& id);

    /// Stores the drawing in progress beside the library, so that it is not lost with its window.
    void saveDraft(const Puzzle& puzzle);
    /// The draft stored last; empty if there is none, or if it cannot be read.
    std::optional<Puzzle> draft();

  Q_SIGNALS:
    /// Emitted when entries() changes.
    void changed();
    /// Emitted when a puzzle could not be written or removed, with the reason.
    void failed(const QString& problem);

  private:
    QString path(const QString& id) const;
    void read();
    void sort();
    void write(const QString& id, const Puzzle& puzzle);

    std::vector<Entry> entries_;
    QStringList complaints_;
    bool isRead_ = false;
};

}  // namespace paint_by_numbers
