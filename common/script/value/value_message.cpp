// SPDX-License-Identifier: MIT
#include "common/script/value/value_message.h"

#include "common/script/value/value_text.h"

namespace plt::script {

namespace {

bool isScalarMessage(const Value& value) {
    return value.isString() || value.isNumber();
}

/// Sentences in sentences are written by people; a deeper one is a mistake.
constexpr int deepest = 4;
constexpr std::size_t mostArguments = 9;

bool isMessageAt(const Value& value, int depth) {
    if (isScalarMessage(value)) return true;
    if (!value.at("tr").isString() || depth > deepest || value.size() > mostArguments) return false;
    if (!value.at("one").isNil() && !(value.at("one").isString() && value.at("count").isInteger()))
        return false;
    for (const auto& argument : value.items())
        if (!isMessageAt(argument, depth + 1)) return false;
    return true;
}

Message::Argument argumentOf(const Value& value);

Message sentenceOf(const Value& value) {
    if (value.isString()) return {value.text()};
    if (value.isNumber()) return {"%1", {argumentOf(value)}};
    std::vector<Message::Argument> arguments;
    for (const auto& argument : value.items()) arguments.push_back(argumentOf(argument));
    if (value.at("one").isString())
        return {CountedText{value.at("tr").text(), value.at("one").text()}, value.at("count").integerOr(0),
                std::move(arguments)};
    return {value.at("tr").text(), std::move(arguments)};
}

Message::Argument argumentOf(const Value& value) {
    if (value.isString()) return value.text();
    if (value.isInteger()) return value.integerOr(0);
    if (value.isNumber()) return Decimal{value.numberOr(0), 1};
    return sentenceOf(value);
}

}  // namespace

bool isMessage(const Value& value) {
    return isMessageAt(value, 0);
}

Message messageOf(const Value& value) {
    return isMessage(value) ? sentenceOf(value) : Message();
}

}  // namespace plt::script
