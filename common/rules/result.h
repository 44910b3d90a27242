// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <optional>
#include <utility>
#include <variant>

namespace plt {

/// Either a value or the reason why there is none, a sentence for the player.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Message problem) : content_(std::in_place_index<1>, std::move(problem)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// The value. Requires ok().
    const T& value() const& { return std::get<0>(content_); }
    T& value() & { return std::get<0>(content_); }
    T&& value() && { return std::get<0>(std::move(content_)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// The reason. Requires !ok().
    const Message& problem() const { return std::get<1>(content_); }

  private:
    std::variant<T, Message> content_;
};

}  // namespace plt
