// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_plugin.h"
#include "common/system/broker/broker.h"

#include <memory>

#include <QObject>

class QDialog;
class QSocketNotifier;

namespace plt {

class StartedProgram;

/// Answers one request of a confined game (see common/system/broker), or any number of those about programs,
/// in a process that is not confined. The game is not trusted: it gets only files that the player has chosen,
/// and names only in its own words.
class BrokerService : public QObject {
    Q_OBJECT

  public:
    BrokerService(descriptors::Owned channel, const GameInfo& game, bool isOfOthers,
                  QObject* parent = nullptr);
    ~BrokerService() override;

  Q_SIGNALS:
    /// Emitted when the request was answered, or the game has ended.
    void finished();

  private:
    void listen();
    void answer();
    void finish();
    void send(const QJsonObject& words, int file = -1);
    QString choose(const QJsonObject& request, bool toSave) const;
    QString openFile(const QJsonObject& request, descriptors::Owned& file) const;
    QString writeFile(const QString& path, int content) const;
    void startProgram(const QJsonObject& request);
    /// Returns why a program is not started; empty if it may be.
    QString whyNotStarted(const QString& path, const QJsonObject& request) const;
    /// Shows a question about a path, with a button that agrees.
    bool isConfirmed(const QString& question, const QString& path, const QString& button,
                     const QJsonObject& request) const;
    /// Closes a dialog, and the questions that it asks itself, when the game ends.
    void closeWithGame(QDialog& dialog) const;

    descriptors::Owned channel_;
    const GameInfo game_;
    const bool isOfOthers_;
    std::unique_ptr<StartedProgram> program_;
    std::unique_ptr<QSocketNotifier> notifier_;
};

/// Runs the service for a game's folder with the channel on standard input, until it has finished and its
/// windows are closed. Needs a QApplication. Returns the exit code.
int serveGame(const QString& folder);

}  // namespace plt
