// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/programs/program_run.h"

#include <array>

#include <QList>
#include <QObject>

namespace plt {
class Preferences;
}

namespace pousse {

/// The player programs that the player has added, and which of them plays X or O where a player program does.
/// They are kept in the preferences.
class ProgramList : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Takes over what was kept, and keeps what changes from now on. The preferences must outlive it.
    void readFrom(plt::Preferences& preferences);

    const QList<Program>& programs() const { return programs_; }
    void setPrograms(const QList<Program>& programs);
    /// The number of the program for a side; -1 for none.
    int chosenFor(Mark side) const { return chosen_[side == Mark::x ? 0 : 1]; }
    void choose(Mark side, int number);
    /// Its name; empty for none.
    QString nameFor(Mark side) const;

  Q_SIGNALS:
    void changed();

  private:
    void take();

    plt::Preferences* preferences_ = nullptr;
    QList<Program> programs_;
    std::array<int, 2> chosen_{-1, -1};
};

}  // namespace pousse
