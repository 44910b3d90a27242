// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/lua/call.h"
#include "common/script/lua/failure.h"
#include "common/script/lua/limits.h"
#include "common/script/value/value.h"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace plt::script {

/// A script that was read: its global functions and values. All functions may be called on any thread; each
/// call has a Lua state for itself, and at most maximumMachines run at a time.
class Program {
  public:
    /// Reads a script. `file` is its name in messages.
    static std::variant<std::shared_ptr<const Program>, Failure> load(std::string text, std::string file,
                                                                      const Limits& limits = {});
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Returns the global names in the order of their bytes, those of the libraries excepted.
    const std::vector<Global>& globals() const;
    bool hasFunction(std::string_view name) const;
    /// Returns the global value of this name as the script left it; nil if there is none, or if it is a
    /// function. A value that is not plain is a failure.
    Results value(std::string_view name) const;

    Results call(const Call& call) const;
    /// Evaluates an expression, or runs statements, in which `names` are local variables.
    Results evaluate(std::string_view text, const std::vector<std::pair<std::string, Value>>& names) const;

    /// Returns what the script has printed since the last time, a line each; only the latest are kept.
    std::vector<std::string> takePrinted() const;

  private:
    class Machines;
    explicit Program(std::unique_ptr<Machines> machines);
    const std::unique_ptr<Machines> machines_;
};

}  // namespace plt::script
