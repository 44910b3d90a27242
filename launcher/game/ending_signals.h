// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QObject>

class QSocketNotifier;

namespace plt {

/// Makes the signals that ask a program to end (of a logout, a closed terminal, Ctrl+C, kill) an event of its
/// own, so that the game can be kept first. A process that does not take up the event within some seconds, or
/// gets a second signal, ends as it would have ended by itself. Does nothing where there are no such signals.
class EndingSignals : public QObject {
    Q_OBJECT

  public:
    explicit EndingSignals(QObject* parent = nullptr);
    ~EndingSignals() override;

    /// Ends the process by the signal that was received, if there was one, so that who started it knows.
    static void endByReceived();

  Q_SIGNALS:
    void received();

  private:
    void take();
    std::unique_ptr<QSocketNotifier> notifier_;
};

}  // namespace plt
