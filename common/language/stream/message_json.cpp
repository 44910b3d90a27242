// SPDX-License-Identifier: MIT
#include "common/language/stream/message_json.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonObject>

namespace plt {

namespace {

const QLatin1String textKey("text");
const QLatin1String oneKey("one");
const QLatin1String countKey("count");
const QLatin1String argumentsKey("arguments");
/// A name that is the same in all languages.
const QLatin1String nameKey("name");
const QLatin1String decimalKey("decimal");
const QLatin1String digitsKey("digits");
const QLatin1String signedKey("signed");

QJsonValue toJson(const Message::Argument& argument) {
    const auto& value = argument.value();
    if (const auto* number = std::get_if<std::int64_t>(&value)) return qint64{*number};
    if (const auto* decimal = std::get_if<Decimal>(&value))
        return QJsonObject{
            {decimalKey, decimal->value}, {digitsKey, decimal->digits}, {signedKey, decimal->alwaysSigned}};
    if (const auto* part = std::get_if<std::vector<Message>>(&value)) return plt::toJson(part->front());
    return QJsonObject{{nameKey, QString::fromStdString(std::get<std::string>(value))}};
}

Message readMessage(const QJsonValue& json, int depth);

std::optional<Message::Argument> readArgument(const QJsonValue& json, int depth) {
    if (json.isDouble()) return Message::Argument(json.toInteger());
    const auto object = json.toObject();
    if (object.contains(nameKey)) return Message::Argument(object.value(nameKey).toString().toStdString());
    if (object.contains(decimalKey)) {
        constexpr int mostDigits = 15;
        return Message::Argument(Decimal{object.value(decimalKey).toDouble(),
                                         std::clamp(object.value(digitsKey).toInt(), 0, mostDigits),
                                         object.value(signedKey).toBool()});
    }
    auto part = readMessage(json, depth + 1);
    if (part.empty()) return std::nullopt;
    return Message::Argument(part);
}

Message readMessage(const QJsonValue& json, int depth) {
    constexpr int deepest = 8;
    if (depth > deepest) return {};
    if (json.isString()) return {json.toString().toStdString()};
    const auto object = json.toObject();
    Message message(object.value(textKey).toString().toStdString());
    message.textForOne = object.value(oneKey).toString().toStdString();
    if (const auto count = object.value(countKey); count.isDouble()) message.count = count.toInteger();
    for (const auto& value : object.value(argumentsKey).toArray())
        if (auto argument = readArgument(value, depth)) message.arguments.push_back(*std::move(argument));
    return message;
}

}  // namespace

QJsonValue toJson(const Message& message) {
    const QString text = QString::fromStdString(message.text);
    if (!message.count && message.arguments.empty()) return text;
    QJsonObject json{{textKey, text}};
    if (message.count) {
        json.insert(oneKey, QString::fromStdString(message.textForOne));
        json.insert(countKey, qint64{*message.count});
    }
    QJsonArray arguments;
    for (const auto& argument : message.arguments) arguments.append(toJson(argument));
    if (!arguments.isEmpty()) json.insert(argumentsKey, arguments);
    return json;
}

Message messageFrom(const QJsonValue& json) {
    return readMessage(json, 0);
}

}  // namespace plt
