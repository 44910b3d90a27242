// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/keeping/saved/saved_game.h"
#include "common/session/game_session.h"
#include "common/thinking/background.h"

#include <functional>
#include <memory>
#include <optional>

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace plt {

/// Saves a session: restores it at the start and writes changes shortly after they happen, on the writing
/// thread. A running clock alone is not a change.
class PLT_API GameKeeper : public QObject {
    Q_OBJECT

  public:
    GameKeeper(const QString& gameId, GameSession& session, QObject* parent = nullptr);
    ~GameKeeper() override;

    /// Restores the saved session, also if nothing can be written. Returns true if a game is shown now.
    /// Unusable files are set aside and reported by complaint(). Long files are read on a worker thread,
    /// while events other than the player's are processed here.
    bool restore();
    /// Returns a message for the player about the start: a saved game that was broken or belongs to another
    /// window; empty if all is well.
    QString complaint() const { return complaint_; }

    /// Writes pending changes now.
    void save();
    /// Writes pending changes and waits for the disk. Returns true if everything is saved.
    bool saveAndWait();
    /// Returns the reason why the game is not being saved at the moment; empty if it is. Saving is retried
    /// automatically.
    QString trouble() const;
    /// Returns true if this window owns the files.
    bool isOwner() const { return saved_.isOwner(); }

  Q_SIGNALS:
    /// Emitted when trouble() changes.
    void troubleChanged();
    /// Emitted when reading a long saved game begins (true) or ends (false).
    void reading(bool busy);
    /// Emitted with a message for the player about a saved game that becomes full; once for each message.
    void warned(const QString& message);

  private:
    /// The content of a file.
    struct Content {
        QByteArray bytes;
        bool isWhole = true;  ///< nothing was left out for want of room
    };
    /// The messages about room, in the order in which they are shown.
    enum class Room { plenty, half, none };

    /// The contents of the files, as far as they could be used.
    struct Found {
        SavedGame::Loaded present;
        SavedGame::Loaded others;
        std::shared_ptr<ReplayedTimeline> timeline;  ///< null if neither file could be used
    };

    /// Reads the files; on a worker thread if that may take long. Returns nothing if the program ends
    /// meanwhile.
    std::optional<Found> find();
    void restoreDeals();
    void saveSoon();
    bool mayWriteNow();
    /// Writes on the writing thread, unless the content equals the last one. Content that could not be read
    /// again for its size is not written. Sets `version` to 0 after a failure.
    void write(const QString& path, const std::function<Content()>& make, std::uint64_t* version);
    void written(const QString& problem);
    /// Warns the player when the present game's file has less room than before.
    void reportRoom(qint64 size, bool isWhole);
    void setTrouble(const QString& trouble);
    /// Sets an unusable file aside and adds the problems to the complaint.
    void addComplaint(const QString& path, const QStringList& problems, bool stillUsed);
    /// Sets a file aside, or copies it if part of it is used, and adds the sentence to the complaint.
    void putAside(const QString& path, bool stillUsed, const QString& said);

    QString id_;
    GameSession& session_;
    SavedGame saved_;
    QTimer soon_;
    QTimer again_;
    QString complaint_;
    QString trouble_;
    Room reportedRoom_ = Room::plenty;
    bool mayWrite_ = true;  ///< false if a broken file could not be set aside
    /// Last content of each file, used by the writing thread.
    QHash<QString, std::shared_ptr<QByteArray>> last_;
    std::uint64_t othersWritten_ = 0;
    std::uint64_t dealsWritten_ = 0;
    Background<Found> reader_;
};

}  // namespace plt
