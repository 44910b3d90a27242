// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace plt {

/// While it lives, a Qt that finds no display to open windows on ends the program with one sentence and
/// exitUsage; by itself it would abort. To be there only while the application object is made.
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
