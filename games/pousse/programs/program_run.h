// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/rules.h"

#include <stdexcept>
#include <stop_token>

#include <QString>

namespace pousse {

/// A player program: any executable that implements the contest's interface.
struct Program {
    QString name;
    QString path;
    bool endsWithQuit = false;  ///< the list of moves ends with a line QUIT
    bool operator==(const Program&) const = default;
};

/// The reason why a program gave no move, as a sentence for the player.
class ProgramFailure : public std::runtime_error {
  public:
    explicit ProgramFailure(const QString& sentence) : std::runtime_error(sentence.toStdString()) {}
};

constexpr int programLimitMs = 30'000;

/// Asks the program for its move (see plt::askProgram()): writes size and moves to its standard input, and
/// reads the first line of its output. Throws ProgramFailure. Call it on a worker thread.
Move askProgram(const Program& program, const State& state, std::stop_token stop,
                int limitMs = programLimitMs);

}  // namespace pousse
