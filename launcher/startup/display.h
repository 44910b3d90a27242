// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace plt {

/// While it exists, a Qt that finds no display ends the program with one sentence and exitUsage instead of
/// aborting. Create it only around the construction of the application object.
class DisplayRequirement {
  public:
    DisplayRequirement();
    ~DisplayRequirement();
    DisplayRequirement(const DisplayRequirement&) = delete;
    DisplayRequirement& operator=(const DisplayRequirement&) = delete;

  private:
    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& text);
};

}  // namespace plt
