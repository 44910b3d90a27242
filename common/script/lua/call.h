// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/lua/failure.h"
#include "common/script/value/value.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace plt::script {

/// The results of a call: the first few that the function returned, or its failure.
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

}  // namespace plt::script
