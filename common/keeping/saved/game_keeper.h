// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/keeping/saved/saved_game.h"
#include "common/session/game_session.h"

#include <functional>
#include <memory>

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace plt {

/// Keeps a session: takes what an earlier run has left, and writes what has changed soon after it did, on the
/// writing thread. A running clock alone changes nothing.
class PLT_API GameKeeper : public QObject {
    Q_OBJECT

  public:
    GameKeeper(const QString& gameId, GameSession& session, QObject* parent = nullptr);
    ~GameKeeper() override;

    /// Restores what was kept. True if a game is shown now. What could not be used was put aside, and
    /// complaint() says so. Also where nothing can be written, what is there is read.
    bool restore();
    /// What to tell the player about the start: a saved game that was broken or is another window's; empty if
    /// all is well.
    QString complaint() const { return complaint_; }

    /// Writes what has changed, now.
    void save();
    /// The same, and waits until it is written. Whether everything is kept.
    bool saveAndWait();
    /// Why the game is not being saved at the moment; empty if it is. Saving is tried again by itself.
    QString trouble() const;
    /// Whether the files are this window's.
    bool isOwner() const { return saved_.isOwner(); }

  Q_SIGNALS:
    /// trouble() is another.
    void troubleChanged();

  private:
    void saveSoon();
    bool mayWriteNow();
    /// Writes on the writing thread if that is not what was written last. `version` becomes 0 when it fails.
    void write(const QString& path, const std::function<QByteArray()>& bytes, std::uint64_t* version);
    void written(const QString& problem);
    void setTrouble(const QString& trouble);
    /// Puts a file that cannot be used out of the way, and says what was wrong.
    void complainOf(const QString& path, const QStringList& problems, bool stillUsed);

    QString id_;
    GameSession& session_;
    SavedGame saved_;
    QTimer soon_;
    QTimer again_;
    QString complaint_;
    QString trouble_;
    bool mayWrite_ = true;                              ///< false where a broken file could not be put aside
    QHash<QString, std::shared_ptr<QByteArray>> last_;  ///< what was written, used by the writing thread
    std::uint64_t othersWritten_ = 0;
    std::uint64_t dealsWritten_ = 0;
};

}  // namespace plt
