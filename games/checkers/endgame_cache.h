// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/endgame.h"
#include "common/thinking/background.h"

#include <memory>

#include <QObject>
#include <QString>

namespace checkers {

/// The tables in this file, or null when there are none or they are damaged.
std::shared_ptr<const Endgames> readEndgames(const QString& path, int pieces);
/// Replaces the file as a whole or not at all. Whether that was possible.
bool writeEndgames(const QString& path, const Endgames& endgames);

/// Lets the computer player know the endgames with four pieces, from when they are first wanted: they are
/// read from a file of the cache, or computed in some seconds and kept there.
class EndgameCache : public QObject {
    Q_OBJECT

  public:
    explicit EndgameCache(QObject* parent = nullptr)
        : EndgameCache(standardPath(), Endgames::mostPieces, parent) {}
    EndgameCache(QString path, int pieces, QObject* parent = nullptr);

    static QString standardPath();

    /// Reads or computes them in the background; once is enough.
    void want();
    bool isWanted() const { return wanted_; }

  Q_SIGNALS:
    /// They are in use now; whether they could be read (and had not to be computed).
    void ready(bool fromFile);

  private:
    QString path_;
    int pieces_;
    bool wanted_ = false;
    plt::Background<bool> work_;
};

}  // namespace checkers
