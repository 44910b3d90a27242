// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/keeping/results/option_statistics.h"

#include <functional>

#include <QJsonObject>
#include <QMap>
#include <QString>

namespace plt {

/// All that was counted on one computer since its statistics began.
struct CountedHere {
    int revision = 0;  ///< grows with each change, so of two copies the later one is known
    OptionSets sets;
};

/// The file of a game's statistics: what is counted here, and what was imported, each computer's part by
/// itself, so that the same part is never counted twice.
struct PLT_API StatisticsFile {
    /// The number of other computers that are kept.
    static constexpr int othersKept = 32;

    /// The name of the own part among those of all computers: 16 random hexadecimal digits.
    QString name;
    CountedHere own;
    QMap<QString, CountedHere> others;

    static QString path(const QString& gameId);
    /// Reads the file of a game. A missing file is no problem.
    static StatisticsFile read(const QString& gameId, QString* problem = nullptr);
    /// Changes the file under its lock. One that cannot be read is set aside first, as `aside`. Returns the
    /// problem, or an empty string.
    static QString change(const QString& gameId, const std::function<void(StatisticsFile&)>& edit,
                          QString* aside = nullptr);

    /// Chooses a name if there is none yet.
    void giveName();
    /// Returns the statistics of all computers as one.
    OptionSets all() const;
    /// Takes from another copy each part that is not known, or later than what is known.
    void merge(const StatisticsFile& copy);

    QJsonObject toJson() const;
    /// Returns an empty file and the problem if the object is no such file.
    static StatisticsFile fromJson(const QJsonObject& json, QString* problem = nullptr);
};

}  // namespace plt
