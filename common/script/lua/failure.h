// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <string>
#include <utility>
#include <vector>

namespace plt::script {

/// An error of a script, or a limit that it exceeded.
struct Failure {
    Message what{};          ///< the cause, without the place
    std::string file{};      ///< name of the file; empty if unknown
    int line = 0;            ///< from 1; 0 if unknown
    std::string function{};  ///< name of the function in which it happened; may be empty
    std::string member{};    ///< the member that the program called: "apply"
    /// The values that led there: arguments of the member, then variables of the function, by name.
    std::vector<std::pair<std::string, std::string>> values{};

    /// Returns one sentence with place and cause: "nim.lua, line 12, in take: ...".
    Message sentence() const;
};

}  // namespace plt::script
