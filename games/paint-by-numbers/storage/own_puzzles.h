// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/formats/formats.h"

#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

namespace paint_by_numbers {

/// The player's own library: puzzles that were drawn or taken from files, each a .non file of its own, which
/// any other program can read, too. Windows that are open at the same time never write the same file unless
/// both change the same puzzle.
class OwnPuzzles : public QObject {
    Q_OBJECT

  public:
    struct Entry {
        QString id;  ///< the name of its file, without ending
        Puzzle puzzle;
    };
    /// More are not read.
    static constexpr int mostRead = 5000;

    explicit OwnPuzzles(QObject* parent = nullptr);

    /// What there is now, by title. Reads the folder; what cannot be read there is set aside.
    const std::vector<Entry>& entries();
    /// The titles of files that were set aside since the last call, with the reasons.
    QStringList takeComplaints();

    /// Keeps a puzzle, and gives its id. It can be read at once, and is written soon after; failed() is told
    /// if that does not work.
    QString add(const Puzzle& puzzle);
    /// Puts another one in its place.
    void replace(const QString& id, const Puzzle& puzzle);
    void remove(const QString& id);

    /// What is being drawn: kept beside the library, so that no drawing is lost with its window.
    void keepDraft(const Puzzle& puzzle);
    /// The draft that was kept last; nothing where there is none or it cannot be read.
    std::optional<Puzzle> draft();

  Q_SIGNALS:
    /// entries() are others now.
    void changed();
    /// A puzzle could not be written or removed: why.
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
