// SPDX-License-Identifier: MIT
#include "common/script/value/value.h"

#include <algorithm>
#include <cmath>

namespace plt::script {

struct Value::Table {
    std::vector<Value> items;
    std::vector<Field> fields;
};

namespace {

const Value& nil() {
    static const Value nil;
    return nil;
}

struct KeyOrder {
    bool operator()(const Field& field, const Key& key) const { return field.key < key; }
};

const Value& found(const std::vector<Field>& fields, const Key& key) {
    const auto field = std::lower_bound(fields.begin(), fields.end(), key, KeyOrder());
    return field != fields.end() && field->key == key ? field->value : nil();
}

/// The part of a block of memory that the heap takes for itself.
constexpr std::size_t blockBytes = 2 * sizeof(void*);

std::size_t bytesBehind(const std::string& text) {
    static const std::size_t within = std::string().capacity();
    return text.capacity() > within ? blockBytes + text.capacity() + 1 : 0;
}

}  // namespace

Value::Value(double number) {
    // Larger whole numbers have no exact place among the integers' neighbours.
    constexpr double largestExact = 9007199254740992.0;
    if (std::trunc(number) == number && std::abs(number) <= largestExact)
        content_ = static_cast<std::int64_t>(number);
    else
        content_ = number;
}

Value Value::list(std::vector<Value> items) {
    return table(std::move(items), {});
}

Value Value::table(std::vector<Value> items, std::vector<Field> fields) {
    // Nil is the absence of a value.
    const auto end = std::find_if(items.begin(), items.end(), [](const Value& one) { return one.isNil(); });
    for (auto later = end; later != items.end(); ++later)
        if (!later->isNil()) fields.push_back({std::int64_t{later - items.begin() + 1}, *later});
    items.erase(end, items.end());
    std::erase_if(fields, [](const Field& one) { return one.value.isNil(); });
    const auto before = [](const Field& a, const Field& b) { return a.key < b.key; };
    if (!std::is_sorted(fields.begin(), fields.end(), before))
        std::sort(fields.begin(), fields.end(), before);
    // Items may continue in the fields.
    const auto isNext = [&items](const Field& field) {
        const auto* key = std::get_if<std::int64_t>(&field.key);
        return key != nullptr && *key == static_cast<std::int64_t>(items.size()) + 1;
    };
    auto next = std::find_if(fields.begin(), fields.end(), isNext);
    const auto first = next;
    for (; next != fields.end() && isNext(*next); ++next) items.push_back(std::move(next->value));
    fields.erase(first, next);

    Value value;
    value.content_ = std::make_shared<const Table>(Table{std::move(items), std::move(fields)});
    return value;
}

bool Value::isTrue() const {
    const auto* truth = std::get_if<bool>(&content_);
    return !isNil() && (truth == nullptr || *truth);
}

std::int64_t Value::integerOr(std::int64_t other) const {
    const auto* number = std::get_if<std::int64_t>(&content_);
    return number != nullptr ? *number : other;
}

double Value::numberOr(double other) const {
    if (const auto* number = std::get_if<double>(&content_)) return *number;
    const auto* whole = std::get_if<std::int64_t>(&content_);
    return whole != nullptr ? static_cast<double>(*whole) : other;
}

const std::string& Value::text() const {
    static const std::string none;
    const auto* text = std::get_if<std::string>(&content_);
    return text != nullptr ? *text : none;
}

const std::vector<Value>& Value::items() const {
    static const std::vector<Value> none;
    const auto* table = std::get_if<std::shared_ptr<const Table>>(&content_);
    return table != nullptr ? (*table)->items : none;
}

const std::vector<Field>& Value::fields() const {
    static const std::vector<Field> none;
    const auto* table = std::get_if<std::shared_ptr<const Table>>(&content_);
    return table != nullptr ? (*table)->fields : none;
}

const Value& Value::at(std::int64_t index) const {
    if (index >= 1 && static_cast<std::uint64_t>(index) <= items().size())
        return items()[static_cast<std::size_t>(index) - 1];
    return found(fields(), index);
}

const Value& Value::at(std::string_view key) const {
    return found(fields(), std::string(key));
}

std::size_t Value::bytesBehind() const {
    if (isString()) return script::bytesBehind(text());
    if (!isTable()) return 0;
    // A shared pointer's counters lie beside the table.
    std::size_t bytes = blockBytes + 2 * sizeof(void*) + sizeof(Table);
    if (!items().empty()) bytes += blockBytes + items().capacity() * sizeof(Value);
    if (!fields().empty()) bytes += blockBytes + fields().capacity() * sizeof(Field);
    for (const auto& item : items()) bytes += item.bytesBehind();
    for (const auto& field : fields()) {
        if (const auto* word = std::get_if<std::string>(&field.key)) bytes += script::bytesBehind(*word);
        bytes += field.value.bytesBehind();
    }
    return bytes;
}

bool Value::operator==(const Value& other) const {
    if (kind() != other.kind()) return false;
    const auto* table = std::get_if<std::shared_ptr<const Table>>(&content_);
    if (table == nullptr) return content_ == other.content_;
    const auto& second = std::get<std::shared_ptr<const Table>>(other.content_);
    return *table == second || ((*table)->items == second->items && (*table)->fields == second->fields);
}

}  // namespace plt::script
