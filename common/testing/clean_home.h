// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

#include <QTemporaryDir>

namespace plt::testing {

/// An empty home for a test's settings, saved games and statistics: a global object of this type takes effect
/// before Qt looks anywhere.
class CleanHome {
  public:
    CleanHome() {
        for (const char* name :
             {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            qputenv(name, folder_.path().toLocal8Bit());
    }
    QString path() const { return folder_.path(); }

  private:
    QTemporaryDir folder_;
};

}  // namespace plt::testing
