// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace plt {

/// A value of a game's rules for code that does not know its type: immutable, shared by its copies, and null
/// when default-constructed. The role keeps options from being taken for a state; the type inside is only
/// known to the rules that made the value.
template <class Role>
class AnyValue {
  public:
    AnyValue() = default;
    template <class T>
    static AnyValue of(T&& value) {
        AnyValue erased;
        erased.value_ = std::make_shared<const std::decay_t<T>>(std::forward<T>(value));
        return erased;
    }

    /// Returns the value. T must be the type that it was made of, and the value must not be null.
    template <class T>
    const T& as() const {
        return *static_cast<const T*>(value_.get());
    }
    bool isNull() const { return value_ == nullptr; }
    /// True if both are copies of one value. Values that were made apart are compared by their rules.
    bool isSameAs(const AnyValue& other) const { return value_ == other.value_; }

  private:
    std::shared_ptr<const void> value_;
};

using AnyOptions = AnyValue<struct OptionsRole>;
using AnyStart = AnyValue<struct StartRole>;
using AnyState = AnyValue<struct StateRole>;
using AnyMove = AnyValue<struct MoveRole>;
/// The part of a state that a seat may know; the state itself in games without hidden things.
using AnyObservation = AnyValue<struct ObservationRole>;

}  // namespace plt
