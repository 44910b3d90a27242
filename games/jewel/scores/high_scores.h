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
    QString game;  ///< long id; has one line in its table
    bool operator==(const HighScore&) const = default;
};

/// What a name may be: as long as this, without blanks around it.
inline constexpr int longestName = 20;
QString fittingName(const QString& name);

/// Tables of the ten highest scores, one for each mode and difficulty (by the text of the options), in one
/// file that is written as a whole under a lock.
class HighScores {
  public:
    static constexpr int kept = 10;

    /// `path`: the file.
    explicit HighScores(QString path) : path_(std::move(path)) {}
    /// The usual file, whose folder is made if it is missing.
    static QString usualPath();

    /// The place of a score in a table, from 0, before the first lower one; -1 for none. 0 has none.
    static int placeOf(qint64 score, const QList<HighScore>& table);

    QMap<QString, QList<HighScore>> read(QString* problem = nullptr) const;
    struct Entered {
        int place = -1;   ///< from 0; -1 for none
        QString name;     ///< whom the line is about
        QString problem;  ///< why it could not be kept
        QString aside;    ///< where a file is kept now that could not be read
    };
    /// A game that was ended, taken up again and ended better gets its higher score, under the old name.
    Entered enter(const QString& table, const HighScore& entry) const;
    /// Gives the line that was entered at that moment another name. Empty, or what went wrong.
    QString rename(const QString& table, const HighScore& entry, const QString& name) const;

  private:
    QString path_;
};

}  // namespace jewel
