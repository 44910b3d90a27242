// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/system/files/descriptor.h"

#include <memory>
#include <optional>
#include <stop_token>

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace plt {

class ProgramProcess;

/// A program of the player's for a game: started here, or for a confined game by its guard's process (see
/// common/system/broker) after the player was asked. Ended with this object.
class PLT_API PlayerProgram {
  public:
    /// Starts the program. Waits for the player's answer, unless stopped meanwhile. Not for the main thread.
    PlayerProgram(const QString& path, const std::stop_token& stop);
    ~PlayerProgram();
    PlayerProgram(const PlayerProgram&) = delete;
    PlayerProgram& operator=(const PlayerProgram&) = delete;

    bool hasStarted() const { return output_.get() >= 0; }
    /// Returns why it has not started; empty if nothing is known.
    QString problem() const { return problem_; }
    /// Writes as many of the next bytes to its standard input as there is room for, and removes them from
    /// `bytes`. Closes the input after the last one.
    void write(QByteArray& bytes);
    /// Appends what it has written to its standard output, after waiting a moment for that. Returns false at
    /// the end.
    bool read(QByteArray& bytes, int milliseconds) const;
    /// Returns nothing as long as it runs; then whether it has crashed.
    std::optional<bool> crashed();

  private:
    void startByGuard(const QString& path, const std::stop_token& stop);

    std::unique_ptr<ProgramProcess> here_;
    descriptors::Owned channel_;  ///< to the process that has started it
    int number_ = 0;
    std::optional<bool> crashed_;
    descriptors::Owned input_;
    descriptors::Owned output_;
    QString problem_;
};

}  // namespace plt
