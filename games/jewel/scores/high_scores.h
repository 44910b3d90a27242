// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>

namespace jewel {

/// One line of a table.
struct HighScore {
    QString name;
    qint64 score = 0;
    int level = 0;
    int swaps = 0;
    QDateTime when;
    QString game;  ///< long id of the game, which has one line in its table
    bool operator==(const HighScore&) const = default;
};

/// The maximum length of a name, to which fittingName() shortens it after trimming.
inline constexpr int maximumNameLength = 20;
QString fittingName(const QString& name);

/// Tables of the ten highest scores, one for each mode and difficulty (keyed by the text of the options), in
/// one file that is written as a whole under a lock.
class HighScores {
  public:
    static constexpr int kept = 10;

    /// `path` is the file.
    explicit HighScores(QString path) : path_(std::move(path)) {}
    /// The default file, whose folder is created if missing.
    static QString defaultPath();

    /// Returns the index of a score in a table, before the first lower one; -1 if it has no place. A score of
    /// 0 never has one.
    static int placeOf(qint64 score, const QList<HighScore>& table);

    QMap<QString, QList<HighScore>> read(QString* problem = nullptr) const;
    struct Entered {
        int place = -1;   ///< from 0; -1 for none
        QString name;     ///< the name in the line
        QString problem;  ///< error message if it could not be saved
        QString aside;    ///< the path to which an unreadable file was moved
    };
    /// Enters a score. A game that was ended, resumed and ended with a better score gets the higher one,
    /// under the old name.
    Entered enter(const QString& table, const HighScore& entry) const;
    /// Changes the name in the line of this entry. Returns an error message, or an empty string on success.
    QString rename(const QString& table, const HighScore& entry, const QString& name) const;

  private:
    QString path_;
};

}  // namespace jewel
