// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/script/lua/failure.h"
#include "common/script/lua/limits.h"
#include "common/script/value/value.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace plt::script {

/// The results of a call: all that the function returned, or its failure.
class Results {
  public:
    Results(std::vector<Value> values) : content_(std::move(values)) {}
    Results(Failure failure) : content_(std::move(failure)) {}

    explicit operator bool() const { return content_.index() == 0; }
    /// Returns a result, from 0; nil if there is none. Not after a failure.
    const Value& operator[](std::size_t index) const;
    const std::vector<Value>& values() const { return std::get<0>(content_); }
    const Failure& failure() const { return std::get<1>(content_); }

  private:
    std::variant<std::vector<Value>, Failure> content_;
};

/// A call of a function of a script.
struct Call {
    std::string_view function;
    std::vector<Value> arguments;
    bool thinks = false;  ///< the larger limit of steps
    /// The seed of a generator that is passed as the last argument.
    std::optional<std::uint64_t> seed{};
    /// Polled every few thousand steps; a stopped call fails.
    std::stop_token stop{};
};

/// A global name that the script has defined.
struct Global {
    std::string name;
    bool isFunction = false;
    int line = 0;                         ///< of a function
    std::vector<std::string> parameters;  ///< of a function
};

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
