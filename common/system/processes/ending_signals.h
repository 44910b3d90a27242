// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <memory>

#include <QObject>

class QSocketNotifier;

namespace plt {

/// Turns the signals that ask a program to end (logout, a closed terminal, Ctrl+C, kill) into a Qt signal, so
/// that the game can be saved first. A process that does not react within some seconds, or gets a second
/// signal, ends by the signal's default action. Does nothing on systems without such signals.
class PLT_API EndingSignals : public QObject {
    Q_OBJECT

  public:
    explicit EndingSignals(QObject* parent = nullptr);
    ~EndingSignals() override;

    /// Ends the process by the received signal, if any, so that its parent knows.
    static void endByReceived();
    /// Does what such a signal from outside does.
    static void raise();

  Q_SIGNALS:
    void received();

  private:
    void emitReceived();
    std::unique_ptr<QSocketNotifier> notifier_;
};

}  // namespace plt
