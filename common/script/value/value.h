// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace plt::script {

class Value;
struct Field;

/// A plain value of a script: nil, a truth value, a number, a string of bytes without NUL, or a table of such
/// values. Immutable, and tables are shared by their copies. A number that is whole is an integer, so that
/// equal values have equal texts; there is neither NaN nor infinity.
class Value {
  public:
    enum class Kind { nil, boolean, integer, number, string, table };

    Value() = default;
    Value(bool truth) : content_(truth) {}
    Value(int number) : content_(std::int64_t{number}) {}
    Value(std::int64_t number) : content_(number) {}
    /// The number must be finite.
    Value(double number);
    Value(std::string text) : content_(std::move(text)) {}
    Value(std::string_view text) : content_(std::string(text)) {}
    Value(const char* text) : content_(std::string(text)) {}
    static Value list(std::vector<Value> items);
    /// Returns a table with items 1, 2, ... and fields, in any order. No key may be given twice.
    static Value table(std::vector<Value> items, std::vector<Field> fields);

    Kind kind() const { return static_cast<Kind>(content_.index()); }
    bool isNil() const { return kind() == Kind::nil; }
    bool isTable() const { return kind() == Kind::table; }
    bool isString() const { return kind() == Kind::string; }
    bool isInteger() const { return kind() == Kind::integer; }
    bool isNumber() const { return isInteger() || kind() == Kind::number; }

    /// Returns true for every value but nil and false, as Lua does.
    bool isTrue() const;
    /// Return the content, or what is given for a value of another kind.
    std::int64_t integerOr(std::int64_t other) const;
    double numberOr(double other) const;
    /// Returns the string; empty for a value of another kind.
    const std::string& text() const;

    /// Returns the number of items 1, 2, ... before the first that is missing; 0 if this is no table.
    std::size_t size() const { return items().size(); }
    /// Return the value with a key; nil if there is none, or if this is no table.
    const Value& at(std::int64_t index) const;
    const Value& at(std::string_view key) const;
    /// Returns the items 1, 2, ... of a table.
    const std::vector<Value>& items() const;
    /// Returns the other values of a table: those with integers as keys first, in their order, then those
    /// with strings in the order of their bytes.
    const std::vector<Field>& fields() const;

    /// Returns the memory behind this value; a table that is there twice counts twice.
    std::size_t bytesBehind() const;

    bool operator==(const Value& other) const;

  private:
    struct Table;
    std::variant<std::monostate, bool, std::int64_t, double, std::string, std::shared_ptr<const Table>>
        content_;
};

/// The key of a value that is not one of a table's items.
using Key = std::variant<std::int64_t, std::string>;

/// A value in a table that is not one of its items.
struct Field {
    Key key;
    Value value;
    bool operator==(const Field&) const = default;
};

/// The most values in one value, the most bytes in its strings, and the deepest tables in tables.
inline constexpr std::size_t maximumValues = 100'000;
inline constexpr std::size_t maximumBytes = 1024 * 1024;
inline constexpr int maximumDepth = 32;

}  // namespace plt::script
