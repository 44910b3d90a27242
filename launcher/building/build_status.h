// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QString>

class QFileSystemWatcher;

namespace plt {

/// Progress and failures of a build that runs while the console is open (launcher/build_games.sh).
struct BuildStatus {
    struct Game {
        QString error = {};  ///< the first error message, one line
        QString log = {};    ///< path of the file with the whole output; empty unless the game failed
        bool hasFailed() const { return !log.isEmpty(); }
        bool operator==(const Game&) const = default;
    };

    int percent = 0;            ///< progress of the whole build
    QMap<QString, Game> games;  ///< the games that were out of date when the build began, by id
    bool operator==(const BuildStatus&) const = default;

    /// Returns the sentence about a game that is being built or has failed; an empty one if the build does
    /// not contain the game.
    QString sentence(const QString& id) const;
};

/// Parses the percentage and one line per game: its id and, if it failed, the error and the log, separated by
/// tabs.
BuildStatus parseBuildStatus(const QByteArray& text);

/// Watches the status file of a build. A build that has ended without errors removes the file; otherwise the
/// file lists the failures.
class BuildWatcher : public QObject {
    Q_OBJECT

  public:
    /// Environment variable with the path of the status file.
    static constexpr const char* environmentVariable = "PLT_BUILD_STATUS";

    explicit BuildWatcher(const QString& file, QObject* parent = nullptr);

    const BuildStatus& status() const { return status_; }

  Q_SIGNALS:
    void changed();

  private:
    void read();

    const QString file_;
    QFileSystemWatcher* watcher_;
    BuildStatus status_;
};

}  // namespace plt
