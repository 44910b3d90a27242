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

/// The player programs that have been added, and those selected to play X and O. Stored in the preferences.
class ProgramList : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Reads the stored list, and stores all later changes. The preferences must outlive this object.
    void readFrom(plt::Preferences& preferences);

    const QList<Program>& programs() const { return programs_; }
    void setPrograms(const QList<Program>& programs);
    /// The index of the program for a side, or -1.
    int chosenFor(Mark side) const { return chosen_[side == Mark::x ? 0 : 1]; }
    void choose(Mark side, int number);
    /// The name of the program for a side; empty for none.
    QString nameFor(Mark side) const;

  Q_SIGNALS:
    void changed();

  private:
    void applyChanges();

    plt::Preferences* preferences_ = nullptr;
    QList<Program> programs_;
    std::array<int, 2> chosen_{-1, -1};
};

}  // namespace pousse
