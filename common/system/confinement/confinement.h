// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"
#include "common/system/confinement/allowed_files.h"

namespace plt {

/// The parts of a confinement, as far as the system offers them.
struct ConfinementParts {
    bool files = false;  ///< other files than allowed ones are refused (Landlock)
    bool calls = false;  ///< network and other programs are refused (seccomp)
    bool operator==(const ConfinementParts&) const = default;
};

/// The environment variable with parts that are treated as missing, for tests: "landlock", "seccomp" or both.
constexpr const char* withoutVariable = "PLT_WITHOUT";

/// Returns what this system offers.
PLT_API ConfinementParts offeredConfinement();

/// Returns a sentence about what is missing; empty if nothing is.
PLT_API Message missingConfinement(const ConfinementParts& offered);

/// Confines this thread, and all threads and processes that it starts from now on, for ever. So call it while
/// there is one thread. Other files than the allowed ones cannot be opened, no program can be started, and
/// there is no network. Returns what was done: less than was offered only if the system refused it.
PLT_API ConfinementParts confine(const AllowedFiles& allowed);

}  // namespace plt
